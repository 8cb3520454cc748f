import type { Bilingual } from "../../content/text.ts"
import { type Status, type FeeStatus, isDecided } from "../workflow.ts"

/** The label of each status, and the applicant's next step. */
export const statusMessages = {
  submitted: {
    name: { en: "Received", hi: "प्राप्त" },
    next: {
      en: "Print the admission sheet, deposit the fee at the bank, and bring both to the college with your original documents.",
      hi: "प्रवेश आवेदन-पत्र छापें, बैंक में शुल्क जमा करें, और दोनों को मूल प्रमाण-पत्रों के साथ महाविद्यालय में लाएँ।",
    },
  },
  scrutiny: {
    name: { en: "Being checked", hi: "जाँच में" },
    next: {
      en: "The college is checking your application.",
      hi: "महाविद्यालय आपके आवेदन की जाँच कर रहा है।",
    },
  },
  query: {
    name: { en: "Your answer is needed", hi: "आपका उत्तर चाहिए" },
    next: {
      en: "Answer what the college asks, on this page or at the admission counter. Bring the documents that it asks for to the counter.",
      hi: "महाविद्यालय के प्रश्न का उत्तर इसी पृष्ठ पर या प्रवेश काउंटर पर दें। माँगे गए प्रमाण-पत्र काउंटर पर लाएँ।",
    },
  },
  verified: {
    name: { en: "Verified", hi: "सत्यापित" },
    next: {
      en: "Your application is in order. The college will now decide on admission: please look here again in a few days.",
      hi: "आपका आवेदन सही पाया गया है। अब महाविद्यालय प्रवेश पर निर्णय लेगा: कुछ दिन बाद यहाँ फिर देखें।",
    },
  },
  admitted: {
    name: { en: "Admitted", hi: "प्रवेश स्वीकृत" },
    next: {
      en: "Congratulations, you are admitted. You can now sign in as a student and print your identity card.",
      hi: "बधाई हो, आपका प्रवेश हो गया है। अब आप विद्यार्थी के रूप में लॉगिन करके अपना परिचय-पत्र छाप सकते हैं।",
    },
  },
  rejected: {
    name: { en: "Not accepted", hi: "अस्वीकृत" },
    next: {
      en: "If you think the reason given is a mistake, bring your original documents to the admission counter.",
      hi: "यदि आपको लगता है कि दिए गए कारण में भूल हुई है, तो मूल प्रमाण-पत्र लेकर प्रवेश काउंटर पर आएँ।",
    },
  },
  withdrawn: {
    name: { en: "Withdrawn", hi: "वापस लिया गया" },
    next: {
      en: "This application was withdrawn. If you did not ask for that, please speak to the admission counter.",
      hi: "यह आवेदन वापस ले लिया गया है। यदि आपने ऐसा नहीं कहा था, तो प्रवेश काउंटर पर सम्पर्क करें।",
    },
  },
  cancelled: {
    name: { en: "Admission cancelled", hi: "प्रवेश रद्द" },
    next: {
      en: "Your admission was cancelled. You can no longer sign in as a student, and your identity card is not valid. If you think the reason given is a mistake, bring your original documents to the admission counter.",
      hi: "आपका प्रवेश रद्द कर दिया गया है। अब आप विद्यार्थी के रूप में लॉगिन नहीं कर सकते और आपका परिचय-पत्र मान्य नहीं है। यदि आपको लगता है कि दिए गए कारण में भूल हुई है, तो मूल प्रमाण-पत्र लेकर प्रवेश काउंटर पर आएँ।",
    },
  },
} satisfies Record<Status, { name: Bilingual; next: Bilingual }>

interface StaffStatus {
  /** What the status is called in lists, histories and exports. Applicants read `statusMessages`. */
  name: Bilingual
  /** What the button to this status says. */
  action: Bilingual
}

/** The glossary of statuses for staff: a status is a state, the step to it is a verb. */
export const staffStatusMessages = {
  submitted: {
    name: { en: "Received", hi: "प्राप्त" },
    action: { en: "Receive", hi: "प्राप्त करें" },
  },
  scrutiny: {
    name: { en: "Being checked", hi: "जाँच में" },
    action: { en: "Start checking", hi: "जाँच शुरू करें" },
  },
  query: {
    name: { en: "Waiting for applicant", hi: "आवेदक के उत्तर की प्रतीक्षा" },
    action: { en: "Ask the applicant", hi: "आवेदक से पूछें" },
  },
  verified: {
    name: { en: "Verified", hi: "सत्यापित" },
    action: { en: "Verify", hi: "सत्यापित करें" },
  },
  admitted: {
    name: { en: "Admitted", hi: "प्रवेश स्वीकृत" },
    action: { en: "Admit", hi: "प्रवेश दें" },
  },
  rejected: {
    name: { en: "Rejected", hi: "अस्वीकृत" },
    action: { en: "Reject", hi: "अस्वीकार करें" },
  },
  withdrawn: {
    name: { en: "Withdrawn", hi: "वापस लिया गया" },
    action: { en: "Mark as withdrawn", hi: "वापसी दर्ज करें" },
  },
  cancelled: {
    name: { en: "Admission cancelled", hi: "प्रवेश रद्द" },
    action: { en: "Cancel the admission", hi: "प्रवेश रद्द करें" },
  },
} satisfies Record<Status, StaffStatus>

const checkAgain = { en: "Check again", hi: "फिर से जाँचें" }
const reopen = { en: "Reopen", hi: "फिर से खोलें" }

/** What the button of a transition says. */
export const statusActionOf = (from: Status, to: Status): Bilingual => {
  if (to !== "scrutiny" || from === "submitted") return staffStatusMessages[to].action
  return isDecided(from) ? reopen : checkAgain
}

/** What the states of a fee are called. */
export const feeStatusNames = {
  due: { en: "Due", hi: "बकाया" },
  received: { en: "Received", hi: "प्राप्त" },
  exempt: { en: "Exempt", hi: "छूट" },
} satisfies Record<FeeStatus, Bilingual>
