/** English messages: contact messages. */
export const messagesEn = {
  console: {
    messages: {
      notRead: "Not read yet",
      keepUnread: "Mark as not read",
      deleteTitle: "Delete this message?",
      deleteContent: "It will be gone for good.",
    },
  },
  resources: {
    messages: {
      name: "Message |||| Messages",
      fields: {
        at: "Sent",
        name: "From",
        email: "E-mail",
        subject: "Subject",
        message: "Message",
        seen_at: "Read",
        unread: "Only those not read",
      },
    },
  },
}
