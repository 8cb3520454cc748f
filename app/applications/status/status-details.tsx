import { Link } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, useLanguage } from "#app/language.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"

import type { StatusPageMessages } from "./messages.server.ts"

import styles from "./status-page.module.css"

interface StatusShownProps {
  application: ApplicationStatus
  status: { name: string; next: string }
  messages: StatusPageMessages
}

/** The status of one application, the college's message, and the next step. */
export function StatusDetails({ application, status, messages }: StatusShownProps) {
  const language = useLanguage()
  const { admissionCode, course, session, since, reason } = application
  return (
    <div className={styles.status} data-status={application.status}>
      <h2>{status.name}</h2>
      <p>{formatMessage(messages.found, { code: groupAdmissionCode(admissionCode) })}</p>
      <dl className={styles.facts}>
        <dt>{messages.course}</dt>
        <dd>{course}</dd>
        <dt>{messages.session}</dt>
        <dd>{session}</dd>
        <dt>{messages.since}</dt>
        <dd>{dayFirst(dayInIndia(new Date(since)))}</dd>
      </dl>
      {reason && (
        <>
          <h3>{messages.says}</h3>
          <p className={styles.reason}>{reason}</p>
        </>
      )}
      <h3>{messages.next}</h3>
      <p>{status.next}</p>
      <p>
        <Link to={inLanguage(language, `/admission-form/print/${admissionCode}`)}>
          {messages.sheet}
        </Link>
      </p>
    </div>
  )
}
