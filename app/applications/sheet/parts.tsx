import { type ReactNode, useId } from "react"

import { findCourse, subjectName } from "#domain/admission/course-names.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import type { Language } from "#domain/content/text.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

import type { SheetMessages } from "./messages.server.ts"

import styles from "./parts.module.css"

/** The props of each part of the sheet. */
export interface SheetProps {
  sheet: AdmissionSheet
  messages: SheetMessages
  language: Language
}

/** Stands for an optional field that was left empty. */
export const unanswered = "–"

export interface Fact {
  label: string
  value: string
  /** Spans the full width, for names and other long texts. */
  wide?: boolean
}

/** Labels and values: two columns on paper, stacked on a phone. */
export function FactList({ facts, empty = unanswered }: { facts: Fact[]; empty?: string }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? `${styles.fact} ${styles.wide}` : styles.fact}>
          <dt>{label}</dt>
          <dd>{value || empty}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SheetSectionProps {
  heading: string
  children: ReactNode
  /** Whether it may continue on the next page: a long one would leave much of a page empty. */
  mayBreak?: boolean
}

/** A section of the sheet. A page break never separates it from its heading. */
export function SheetSection({ heading, children, mayBreak = false }: SheetSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-may-break={mayBreak || undefined}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** The uploaded signature, 50 x 17 mm, on white. */
export function SignatureImage({ sheet: { record }, messages }: SheetProps) {
  return (
    <img
      className={styles.signatureImage}
      src={`/uploads/${record.signature_file}`}
      alt={formatMessage(messages.applicant.signature, { applicant: record.applicant_name })}
      width="189"
      height="64"
    />
  )
}

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
