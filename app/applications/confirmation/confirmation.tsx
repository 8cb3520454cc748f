import type { ReactNode } from "react"
import { useLocation } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"
import { Button } from "#ui/button/button.tsx"

import type { AdmissionMessages } from "../messages/en.ts"
import { useNativeSubmission } from "../native-submission.ts"
import { CodeButtons } from "./code-buttons.tsx"
import type { ConfirmationMessages } from "./messages.server.ts"
import { submittedQuery } from "./submitted-form.ts"

import styles from "./confirmation.module.css"

/** Whether the applicant comes from the form. */
export const useIsSubmittedNow = () => useLocation().search === submittedQuery

interface Props {
  /** As in the address. */
  code: string
  messages: AdmissionMessages["sheetPage"]
  /** What comes with the sheet. */
  children?: ReactNode
}

/** Says that the application was submitted, before the sheet is loaded and even if it can't be. */
export function Confirmation({ code, messages, children }: Props) {
  return (
    <section className={styles.panel}>
      <h2>{messages.submitted}</h2>
      <p>
        {messages.code}
        <strong className={styles.code}>{groupAdmissionCode(code)}</strong>
      </p>
      <output>{messages.received}</output>
      {children}
    </section>
  )
}

interface DetailsProps {
  sheet: Pick<AdmissionSheet, "record">
  own: NonNullable<AdmissionSheet["own"]>
  confirmation: {
    messages: ConfirmationMessages
    fee: string
    feeLastDay: string | undefined
  }
  /** How to print before scripts run, or without them. */
  printHint: string
}

/** The fee and its last date, and how to keep, print and protect the code. */
export function ConfirmationDetails({ sheet, own, confirmation, printHint }: DetailsProps) {
  const { messages, fee, feeLastDay } = confirmation
  const { code, address } = own
  const isHydrated = useHydrated()
  useNativeSubmission(code, sheet.record.course)
  return (
    <>
      {isHydrated ? (
        <div className={styles.actions}>
          <Button onClick={() => window.print()}>{messages.print}</Button>
          <CodeButtons code={code} address={address} messages={messages} />
        </div>
      ) : (
        <p>{printHint}</p>
      )}
      <dl className={styles.facts}>
        <dt className="soft">{messages.number}</dt>
        <dd>
          <strong>{sheet.record.id}</strong> {messages.numberFor}
        </dd>
        <dt className="soft">{messages.fee}</dt>
        <dd>
          <strong>{fee}</strong> {messages.feeHow}
        </dd>
        {feeLastDay && (
          <>
            <dt className="soft">{messages.feeLastDay}</dt>
            <dd>
              <strong className={styles.day}>{feeLastDay}</strong>
            </dd>
          </>
        )}
      </dl>
      <h3>{messages.shop.title}</h3>
      <p>
        {messages.shop.text} <strong className={styles.address}>{address}</strong>
      </p>
      <h3>{messages.private.title}</h3>
      <p>{messages.private.text}</p>
    </>
  )
}
