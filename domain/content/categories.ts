import { defineMessages } from "../messages/define-messages.ts"

/** The categories of notices, in the order of their filter. */
export const noticeCategories = defineMessages({
  admission: ["Admission", "प्रवेश"],
  examination: ["Examination", "परीक्षा"],
  result: ["Result", "परीक्षाफल"],
  scholarship: ["Scholarship", "छात्रवृत्ति"],
  academic: ["Classes and timetable", "कक्षाएँ एवं समय-सारिणी"],
  tender: ["Tender", "निविदा"],
  recruitment: ["Recruitment", "भर्ती"],
  general: ["General", "सामान्य"],
})

/** The types of documents, in the order of their filter. */
export const documentTypes = defineMessages({
  aqar: ["AQAR (annual quality report)", "AQAR (वार्षिक गुणवत्ता रिपोर्ट)"],
  ssr: ["SSR (self-study report)", "SSR (स्व-अध्ययन रिपोर्ट)"],
  nirf: ["NIRF data", "NIRF आँकड़े"],
  minutes: ["Minutes of meetings", "बैठकों के कार्यवृत्त"],
  syllabus: ["Syllabus", "पाठ्यक्रम (सिलेबस)"],
  timetable: ["Timetable", "समय-सारिणी"],
  prospectus: ["Prospectus", "विवरणिका (प्रॉस्पेक्टस)"],
  rti: ["Right to Information (section 4)", "सूचना का अधिकार (धारा 4)"],
  order: ["Order", "आदेश"],
  form: ["Form to fill in", "भरने के लिए फ़ॉर्म"],
  other: ["Other document", "अन्य दस्तावेज़"],
})

/** The languages of documents. */
export const documentLanguages = defineMessages({
  in_hindi: ["Hindi", "हिन्दी"],
  in_english: ["English", "अंग्रेज़ी"],
  in_both: ["Hindi and English", "हिन्दी और अंग्रेज़ी"],
})

/** The field by which visitors filter a collection, beside its year. */
export const filterFields = { notices: "category", documents: "type" } as const

export type FilteredName = keyof typeof filterFields

/** The values of each of these fields, with their names. */
export const filterChoices = { notices: noticeCategories, documents: documentTypes }

/** The name of a value in one language; undefined for one that this version does not know. */
export const choiceName = (
  names: Readonly<Record<string, readonly [string, string]>>,
  value: string | undefined,
  language: "en" | "hi",
) =>
  value !== undefined && Object.hasOwn(names, value)
    ? names[value]![language === "en" ? 0 : 1]
    : undefined

/** A notice is marked as new on its day and so many days after it. */
const newNoticeDays = 7

const dayMs = 24 * 60 * 60 * 1000

/** Whether a notice is marked as new. Both are ISO days. */
export const isNewNotice = (date: string, today: string) => {
  const age = (Date.parse(today) - Date.parse(date)) / dayMs
  return age >= 0 && age <= newNoticeDays
}
