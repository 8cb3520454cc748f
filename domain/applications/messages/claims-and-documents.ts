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

/** The papers that applicants bring. The certificate of a claim has the claim's name; the others' is the claim's label. */
export const documentNames = {
  highschool_marksheet: { en: "High School marksheet", hi: "हाईस्कूल का अंकपत्र" },
  intermediate_marksheet: { en: "Intermediate marksheet", hi: "इण्टरमीडिएट का अंकपत्र" },
  transfer_certificate: { en: "Transfer certificate", hi: "स्थानान्तरण प्रमाण-पत्र (टी.सी.)" },
  character_certificate: { en: "Character certificate", hi: "चरित्र प्रमाण-पत्र" },
  category: { en: "Caste certificate", hi: "जाति प्रमाण-पत्र" },
  income: { en: "Income certificate", hi: "आय प्रमाण-पत्र" },
  domicile: { en: "Domicile certificate", hi: "निवास प्रमाण-पत्र" },
  aadhaar_copy: {
    en: "Copy of the identity paper",
    hi: "पहचान पत्र की प्रति",
  },
} satisfies Record<string, Bilingual>

/** The papers of claims whose names are not those of a paper. */
export const slotNames = {
  physically_handicapped: {
    en: "Disability certificate or UDID card",
    hi: "दिव्यांगता प्रमाण-पत्र या UDID कार्ड",
  },
  freedom_fighter_dependent: {
    en: "Certificate of a freedom fighter's dependent",
    hi: "स्वतंत्रता सेनानी आश्रित प्रमाण-पत्र",
  },
  defence_personnel: { en: "Defence service certificate", hi: "सैनिक सेवा प्रमाण-पत्र" },
  nss_240_hours: { en: "NSS certificate (240 hours)", hi: "एन.एस.एस. प्रमाण-पत्र (240 घंटे)" },
  college_employee_dependent: {
    en: "Certificate of a college employee's dependent",
    hi: "महाविद्यालय कर्मचारी के आश्रित का प्रमाण-पत्र",
  },
  ews: { en: "EWS certificate", hi: "ई.डब्ल्यू.एस. प्रमाण-पत्र" },
  ex_serviceman: {
    en: "Certificate of an ex-serviceman's dependent",
    hi: "भूतपूर्व सैनिक आश्रित प्रमाण-पत्र",
  },
  nss: { en: "NSS certificate", hi: "एन.एस.एस. प्रमाण-पत्र" },
  sports: { en: "Sports certificate", hi: "खेल प्रमाण-पत्र" },
  scouts: { en: "Scout or Guide certificate", hi: "स्काउट या गाइड प्रमाण-पत्र" },
} satisfies Record<string, Bilingual>

/** What is still to be done about a paper. */
export const openPaperNames = {
  missing: { en: "not received", hi: "नहीं मिला" },
  unseen: { en: "original not seen", hi: "मूल प्रति नहीं देखी" },
  kept: { en: "original kept, to be given back", hi: "मूल प्रति रखी है, लौटानी है" },
} satisfies Record<string, Bilingual>

export type OpenPaperKind = keyof typeof openPaperNames

export const documentStateNames = {
  expected: { en: "To be seen", hi: "देखना शेष" },
  asked: { en: "Asked for", hi: "माँगा गया" },
  seen: { en: "Seen", hi: "देखा गया" },
} satisfies Record<string, Bilingual>

export type DocumentState = keyof typeof documentStateNames
