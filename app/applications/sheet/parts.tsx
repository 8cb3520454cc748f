import { type ReactNode, useId } from "react"

import type { Language } from "#domain/content/text.ts"
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
