import type { Bilingual } from "../../content/text.ts"
import type { ClaimState } from "../claims.ts"
import type { ClaimKind } from "../form/field-definition.ts"

/** The names of the claims that are no choice of the form. */
export const claimNames = {
  category: { en: "Category (OBC, SC, ST)", hi: "आरक्षित वर्ग" },
  ews: { en: "EWS", hi: "आर्थिक रूप से कमज़ोर वर्ग" },
  domicile: { en: "Residence in Uttar Pradesh", hi: "उत्तर प्रदेश का निवास" },
  income: { en: "Income certificate", hi: "आय प्रमाण-पत्र" },
  freeship: { en: "Freeship card", hi: "फ़्रीशिप कार्ड" },
  ex_serviceman: { en: "Dependent of an ex-serviceman", hi: "भूतपूर्व सैनिक के आश्रित" },
  ncc: { en: "NCC certificate", hi: "एन.सी.सी. प्रमाण-पत्र" },
  nss: { en: "Service in the NSS", hi: "एन.एस.एस. में सेवा" },
  sports: { en: "Sports", hi: "खेल" },
  scouts: { en: "Award as Scout or Guide", hi: "स्काउट या गाइड का पुरस्कार" },
} satisfies Record<ClaimKind, Bilingual>

export const claimStateNames = {
  unchecked: { en: "Not checked yet", hi: "अभी जाँचा नहीं गया" },
  verified: { en: "Verified", hi: "सत्यापित" },
  refused: { en: "Refused", hi: "अस्वीकृत" },
  changed: { en: "Changed since: check again", hi: "बाद में बदला गया: फिर जाँचें" },
} satisfies Record<ClaimState["state"], Bilingual>
