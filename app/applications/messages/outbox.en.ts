/** Texts about forms that wait on a device. They name no person: anyone with the device can read them. */
export const outboxEn = {
  title: "Kept on this device",
  waiting:
    "A form is waiting to be sent. It is not yet received by the college. It is sent when there is a network.",
  unconfirmed:
    "A form was sent, but the college's server did not confirm that everything has arrived. It stays here and is sent again.",
  refused:
    "A form was not accepted. Its applicant can open it, put it right and send it, or delete it.",
  received:
    "A form that waited here has been received by the college. Its applicant can open the sheet.",
  lost: "A form that waited here is gone: the browser has deleted it. If it was yours, please fill it in again.",
  unreadable: "This browser can't read its storage now. Please reload the page.",
  understood: "Understood",
  sendNow: "Send now",
  sending: "Sending...",
  open: "Open",
  remove: "Delete from this device",
  proof: "Last four characters of the identity number in the form",
  proofHint:
    "For an Aadhaar number its last four digits. It keeps the form from other users of this device.",
  error: "Error",
  wrong: "These are not the last four characters of the number in the form",
  tooMany: "Too many wrong attempts on this device. Please wait 15 minutes.",
  occupied:
    "Another form of this course is being filled in on this device. Send or clear it, then open this one.",
  noNetwork: "The sheet opens when there is a network.",
} as const
