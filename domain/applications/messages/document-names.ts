import type { Bilingual } from "../../content/text.ts"

/** The papers that applicants bring. The certificate of a claim has the claim's name; the others' is the claim's label. */
export const documentNames = {
  highschool_marksheet: { en: "High School marksheet", hi: "हाईस्कूल का अंक-पत्र" },
  intermediate_marksheet: { en: "Intermediate marksheet", hi: "इण्टरमीडिएट का अंक-पत्र" },
  transfer_certificate: { en: "Transfer certificate", hi: "स्थानान्तरण प्रमाण-पत्र" },
  character_certificate: { en: "Character certificate", hi: "चरित्र प्रमाण-पत्र" },
  category: { en: "Caste certificate", hi: "जाति प्रमाण-पत्र" },
  income: { en: "Income certificate", hi: "आय प्रमाण-पत्र" },
  domicile: { en: "Domicile certificate", hi: "निवास प्रमाण-पत्र" },
  aadhaar_copy: { en: "Copy of the Aadhaar card", hi: "आधार कार्ड की प्रति" },
} satisfies Record<string, Bilingual>

export const documentStateNames = {
  expected: { en: "To be seen", hi: "देखना शेष" },
  asked: { en: "Asked for", hi: "माँगा गया" },
  seen: { en: "Seen", hi: "देखा गया" },
} satisfies Record<string, Bilingual>

export type DocumentState = keyof typeof documentStateNames
