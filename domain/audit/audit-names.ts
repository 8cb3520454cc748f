import type { SettlementDecision } from "../applications/duplicates.ts"
import { feeStatusNames, staffStatusMessages } from "../applications/messages/status-messages.ts"
import { publishingStateNames } from "../content/publishing.ts"
import type { Bilingual, Language } from "../content/text.ts"
import { componentNames } from "../merit/explanation/names.ts"
import { roleNames } from "../staff/staff-names.ts"

type Names = Readonly<Partial<Record<string, Bilingual>>>

/** What the parts of a line are called. */
export const auditHeadings = {
  actor: { en: "Who", hi: "किसने" },
  action: { en: "Action", hi: "कार्य" },
  subject: { en: "Record", hi: "अभिलेख" },
  detail: { en: "Details", hi: "विवरण" },
} satisfies Names

/** Areas that lines are about which name no record. */
export const areaNames: Names = {
  applications: { en: "Applications", hi: "आवेदन" },
  students: { en: "Students", hi: "विद्यार्थी" },
  messages: { en: "Messages", hi: "सन्देश" },
  grievances: { en: "Grievances", hi: "शिकायतें" },
  audit: { en: "Audit log", hi: "ऑडिट लॉग" },
  privacy: { en: "Personal data", hi: "व्यक्तिगत जानकारी" },
  installation: { en: "The installation", hi: "यह स्थापना" },
  "staff/sign-in": { en: "Sign-in", hi: "साइन इन" },
  "staff/new": { en: "New colleague", hi: "नए सहकर्मी" },
}

/** Kinds of records that have a name of their own after it. */
export const kindNames = {
  message: { en: "Message", hi: "सन्देश" },
  grievance: { en: "Grievance", hi: "शिकायत" },
  media: { en: "Picture or file", hi: "चित्र या फ़ाइल" },
  member: { en: "Member of staff", hi: "कर्मचारी" },
  programme: { en: "Merit lists", hi: "योग्यता सूचियाँ" },
  view: { en: "View", hi: "दृश्य" },
} satisfies Names

/** States before and after a change. */
const stateNames: Names = {
  ...Object.fromEntries(
    Object.entries(staffStatusMessages).map(([status, { name }]) => [status, name]),
  ),
  ...feeStatusNames,
  ...publishingStateNames,
  ...roleNames,
  disabled: { en: "Disabled", hi: "निष्क्रिय" },
  unchecked: { en: "Not checked yet", hi: "अभी जाँचा नहीं गया" },
  changed: { en: "Changed since", hi: "बाद में बदला गया" },
  refused: { en: "Refused", hi: "अस्वीकृत" },
}

/** Single words of a detail. */
const factNames: Names = {
  ...componentNames,
  remark: { en: "remark", hi: "टिप्पणी" },
  deviation: { en: "reason", hi: "कारण" },
  without_seat: { en: "without a seat", hi: "बिना सीट" },
  another_day: {
    en: "journal number repeats one of another day",
    hi: "जर्नल संख्या किसी दूसरे दिन की भी है",
  },
  same_day: {
    en: "journal number repeats one of the same day",
    hi: "जर्नल संख्या उसी दिन की एक और जमा की भी है",
  },
  index: { en: "the index", hi: "सूचकांक" },
  list: { en: "list", hi: "सूची" },
  offers: { en: "offers", hi: "प्रस्ताव" },
  image: { en: "Photo", hi: "फ़ोटो" },
  signature: { en: "Signature", hi: "हस्ताक्षर" },
  no_lists: { en: "the course has no merit list", hi: "पाठ्यक्रम की योग्यता सूची नहीं है" },
  no_offer: { en: "no seat was offered", hi: "सीट का प्रस्ताव नहीं था" },
  offered: { en: "a seat was offered", hi: "सीट का प्रस्ताव था" },
  accepted: { en: "a seat was accepted", hi: "सीट स्वीकार की गई थी" },
  declined: { en: "a seat was declined", hi: "सीट अस्वीकार की गई थी" },
  absent: { en: "did not come for a seat", hi: "सीट के लिए नहीं आए थे" },
  code: { en: "by application number", hi: "आवेदन संख्या से" },
  mobile: { en: "by mobile number", hi: "मोबाइल नम्बर से" },
  aadhaar: { en: "by identity number", hi: "पहचान संख्या से" },
  urn: { en: "by URN", hi: "URN से" },
  email: { en: "by e-mail address", hi: "ई-मेल पते से" },
}

/** What staff decided about applications that may be of one person. */
export const decisionNames = {
  same_person: { en: "the same person", hi: "एक ही व्यक्ति" },
  different_people: { en: "different people", hi: "अलग-अलग व्यक्ति" },
} satisfies Record<SettlementDecision, Bilingual>

/** What a list was filtered by. */
const filterNames: Names = {
  search: { en: "search", hi: "खोज" },
  session: { en: "session", hi: "सत्र" },
  offer: { en: "seat", hi: "सीट" },
  course: { en: "course", hi: "पाठ्यक्रम" },
  category: { en: "category", hi: "वर्ग" },
  status: { en: "status", hi: "स्थिति" },
  feeStatus: { en: "fee", hi: "शुल्क" },
  assignedTo: { en: "who works on it", hi: "कौन काम कर रहा है" },
  isSeen: { en: "seen", hi: "देखा हुआ" },
  list: { en: "work list", hi: "कार्य-सूची" },
  dayFrom: { en: "first day", hi: "पहला दिन" },
  dayTo: { en: "last day", hi: "अन्तिम दिन" },
  semester: { en: "semester", hi: "सेमेस्टर" },
  actor: { en: "who", hi: "किसने" },
  action: { en: "action", hi: "कार्य" },
  subject: { en: "record", hi: "अभिलेख" },
  from: { en: "first day", hi: "पहला दिन" },
  to: { en: "last day", hi: "अन्तिम दिन" },
}

const nameIn = (names: Names) => (word: string, language: Language) =>
  (Object.hasOwn(names, word) ? names[word]?.[language] : undefined) ?? word

export const stateName = nameIn(stateNames)
export const factName = nameIn(factNames)
export const filterName = nameIn(filterNames)
