import type { Bilingual } from "#domain/content/text.ts"

/** Labels of an export that the form's own messages do not contain. */
export const exportMessages = {
  sheet: { en: "Applications", hi: "आवेदन" },
  code: { en: "Admission code", hi: "प्रवेश कोड" },
  submittedAt: { en: "Submitted (India's time)", hi: "जमा हुआ (भारतीय समय)" },
  session: { en: "Session", hi: "सत्र" },
  status: { en: "Status", hi: "स्थिति" },
  fee: { en: "Fee in rupees", hi: "शुल्क (रुपये)" },
  feeStatus: { en: "Fee", hi: "शुल्क की स्थिति" },
  feeAt: { en: "Date of the deposit", hi: "जमा करने की तिथि" },
  feeReference: { en: "Journal number of the bank", hi: "बैंक की जर्नल संख्या" },
  source: { en: "Came", hi: "कैसे आया" },
  due: { en: "Due", hi: "बकाया" },
  received: { en: "Received", hi: "जमा" },
  exempt: { en: "Exempt", hi: "छूट" },
  online: { en: "Online", hi: "ऑनलाइन" },
  paper: { en: "On paper", hi: "काग़ज़ पर" },
} satisfies Record<string, Bilingual>
