import { useState, type ReactNode } from "react"
import { useLocation } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"
import { Button } from "#ui/button/button.tsx"

import type { AdmissionMessages } from "../messages/en.ts"
import { useNativeSubmission } from "../native-submission.ts"
import type { ConfirmationMessages } from "./messages.server.ts"
import { submittedQuery } from "./submitted-form.ts"

import styles from "./confirmation.module.css"

/** What the browser offers. Over plain HTTP it has neither. */
type Device = Partial<Pick<Navigator, "clipboard" | "share">>

interface CodeButtonsProps {
  code: string
  /** Absolute address of the sheet. */
  address: string
  messages: ConfirmationMessages
  device?: Device
}

/** Buttons that copy the admission code, or send it to another app. Rendered in the browser only. */
export function CodeButtons({ code, address, messages, device = navigator }: CodeButtonsProps) {
  const [result, setResult] = useState<"copied" | "copyFailed">()
  const shown = groupAdmissionCode(code)
  const copy = async () => {
    try {
      await device.clipboard!.writeText(shown)
      setResult("copied")
    } catch {
      setResult("copyFailed")
    }
  }
  // A share that the applicant cancels rejects too: nothing is lost, so nothing is said.
  const share = () =>
    device.share!({ text: formatMessage(messages.shared, { code: shown }), url: address }).catch(
      () => undefined,
    )
  return (
    <>
      {device.clipboard && (
        <Button kind="secondary" onClick={copy}>
          {messages.copy}
        </Button>
      )}
      {"share" in device && (
        <Button kind="secondary" onClick={share}>
          {messages.share}
        </Button>
      )}
      <output>{result && messages[result]}</output>
    </>
  )
}

/** Whether the applicant comes from the form. */
export const useIsSubmittedNow = () => useLocation().search === submittedQuery

interface ConfirmationProps {
  /** As in the address. */
  code: string
  messages: AdmissionMessages["sheetPage"]
  /** What comes with the sheet. */
  children?: ReactNode
}

/** Says that the application was submitted, before the sheet is loaded and even if it can't be. */
export function Confirmation({ code, messages, children }: ConfirmationProps) {
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
  sheet: Pick<AdmissionSheet, "record" | "statusPage">
  own: NonNullable<AdmissionSheet["own"]>
  confirmation: {
    messages: ConfirmationMessages
    /** Undefined while no fee is asked. */
    fee: string | undefined
    /** Whether the fee is due once there is a seat. */
    isFeeLater: boolean
    feeLastDay: string | undefined
    /** The planned days of the merit lists; empty if there are none. */
    listDays: string
  }
  /** How to print before scripts run, or without them. */
  printHint: string
}

/** The number, the fee as far as it is asked, the days of the lists, and the status page. */
function Facts({ sheet, confirmation }: Pick<DetailsProps, "sheet" | "confirmation">) {
  const { messages, fee, isFeeLater, feeLastDay, listDays } = confirmation
  return (
    <dl className={styles.facts}>
      <dt className="soft">{messages.number}</dt>
      <dd>
        <strong>{sheet.record.id}</strong> {messages.numberFor}
      </dd>
      {(fee || isFeeLater) && (
        <>
          <dt className="soft">{messages.fee}</dt>
          <dd>
            {fee ? (
              <>
                <strong>{fee}</strong> {messages.feeHow}
              </>
            ) : (
              messages.feeLater
            )}{" "}
            {messages.exempt}
          </dd>
        </>
      )}
      {feeLastDay && (
        <>
          <dt className="soft">{messages.feeLastDay}</dt>
          <dd>
            <strong className={styles.day}>{feeLastDay}</strong>
          </dd>
        </>
      )}
      {listDays && (
        <>
          <dt className="soft">{messages.lists}</dt>
          <dd>{listDays}</dd>
        </>
      )}
      <dt className="soft">{messages.status}</dt>
      <dd>
        <a href={sheet.statusPage} className={styles.address}>
          {sheet.statusPage}
        </a>{" "}
        {messages.statusHow}
      </dd>
    </dl>
  )
}

/** What comes next, and how to keep, print and protect the code. */
export function ConfirmationDetails({ sheet, own, confirmation, printHint }: DetailsProps) {
  const { messages } = confirmation
  const { code, address } = own
  const isHydrated = useHydrated()
  useNativeSubmission(code, sheet.record.course)
  return (
    <>
      {isHydrated ? (
        <div className="cluster">
          <Button onClick={() => window.print()}>{messages.print}</Button>
          <CodeButtons code={code} address={address} messages={messages} />
        </div>
      ) : (
        <p>{printHint}</p>
      )}
      <Facts sheet={sheet} confirmation={confirmation} />
      <h3>{messages.shop.title}</h3>
      <p>
        {messages.shop.text} <strong className={styles.address}>{address}</strong>
      </p>
      <h3>{messages.private.title}</h3>
      <p>{messages.private.text}</p>
    </>
  )
}
