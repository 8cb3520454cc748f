import type { messagesEn } from "./messages.en.ts"

export const messagesHi = {
  console: {
    messages: {
      notRead: "अभी पढ़ा नहीं गया",
      keepUnread: "बिना पढ़ा चिह्नित करें",
      deleteTitle: "क्या यह सन्देश हटाएँ?",
      deleteContent: "यह हमेशा के लिए हट जाएगा।",
    },
  },
  resources: {
    messages: {
      name: "सन्देश |||| सन्देश",
      fields: {
        at: "भेजा गया",
        name: "प्रेषक",
        email: "ई-मेल",
        subject: "विषय",
        message: "सन्देश",
        seen_at: "पढ़ा गया",
        unread: "केवल बिना पढ़े",
      },
    },
  },
} satisfies typeof messagesEn
