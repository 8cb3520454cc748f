import { findCourse, subjectName } from "#domain/admission/course-names.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { SheetMessages } from "./messages.server.ts"
import type { SheetProps } from "./parts.tsx"

/**
 * The record with people's names in capitals, as in marksheets and admission registers. Many applicants type their
 * names in lower case; title case would have to guess ("d'souza", "a.k.", "ul haq"). Devanagari has no case.
 */
export const withNamesInCapitals = (record: PrintRecord): PrintRecord => ({
  ...record,
  applicant_name: record.applicant_name.toUpperCase(),
  father_name: record.father_name.toUpperCase(),
  mother_name: record.mother_name.toUpperCase(),
  local_guardian: record.local_guardian.toUpperCase(),
})

/** Formats an instant (ISO 8601) as its day in India, DD-MM-YYYY; "" for an empty instant. */
export const formatInstantDay = (instant: string) => {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? "" : dayFirst(dayInIndia(new Date(time)))
}

/** The label of a choice in the page's language, in any letter case; returns an unknown choice unchanged. */
export const formatChoice = ({ options }: SheetMessages, value: string) =>
  Object.entries(options).find(([key]) => key.toLowerCase() === value.toLowerCase())?.[1] ?? value

export const formatCourse = ({ sheet: { record, names }, messages, language }: SheetProps) => {
  const course = findCourse(names, record.course)
  return course
    ? formatMessage(messages.courseOfFirstYear, {
        course: course.name[language],
        code: course.short_name[language],
      })
    : record.course
}

/** First major, second major and minor in the page's language; "" for a part that the list does not have. */
export const formatSubjects = ({ sheet: { record, names }, language }: SheetProps) => {
  const [first = "", second = "", minor = ""] = record.compulsory_subjects
    .split(",")
    .map((subject) => subjectName(names, subject.trim(), language))
  return { first, second, minor }
}
