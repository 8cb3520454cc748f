import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { DescribedStatus } from "./describe-status.server.ts"
import { OwnMarks } from "./marks/own-marks.tsx"
import { ConfirmAnswer, Receipt } from "./merit/answer-offer.tsx"
import { MeritDetails } from "./merit/merit-details.tsx"
import { StatusFacts } from "./merit/merit-parts.tsx"
import type { MeritTask } from "./merit/merit-task.server.ts"
import type { StatusPageMessages } from "./messages.server.ts"
import { StopForm } from "./messages/stop-form.tsx"
import { OwnParts } from "./own/own-parts.tsx"
import type { ApplicationStatus } from "./status-action.server.ts"

import styles from "./status-page.module.css"

interface DetailsProps {
  application: DescribedStatus
  messages: StatusPageMessages
}

/** What has happened and what is to come, each with its state and, if known, its day. */
function Timeline({ application, messages }: DetailsProps) {
  return (
    <ol className={styles.timeline}>
      {application.timeline.map(({ label, state, day }) => (
        <li key={label} className={styles.step} data-state={state}>
          {label} <span className={styles.state}>({messages.states[state]})</span>{" "}
          {day && <span className={styles.day}>{day}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The status of one application, the college's message, the next step, and the steps so far. */
function StatusDetails({ application, messages }: DetailsProps) {
  const language = useLanguage()
  const { admissionCode, course, session, since, reason, refusedClaims } = application
  return (
    <div className={styles.status} data-status={application.status}>
      <h2>{application.name}</h2>
      <p>{formatMessage(messages.found, { number: application.applicationNumber })}</p>
      <StatusFacts
        facts={[
          { label: messages.course, text: course },
          { label: messages.session, text: session },
          { label: messages.since, text: since },
        ]}
      />
      {reason && (
        <>
          <h3>{messages.says}</h3>
          <p className={styles.reason}>{reason}</p>
        </>
      )}
      {refusedClaims.length > 0 && (
        <>
          <h3>{messages.refusedClaims}</h3>
          <p>{messages.refusedClaimsNext}</p>
          <StatusFacts
            facts={refusedClaims.map(({ name, reason: text }) => ({ label: name, text }))}
          />
        </>
      )}
      <h3>{messages.next}</h3>
      {application.actions.map((action) => (
        <p key={action}>{action}</p>
      ))}
      <p>
        <Link
          className="tap-height"
          to={inLanguage(language, `/admission-form/print/${admissionCode}`)}
        >
          {messages.sheet}
        </Link>
      </p>
      <h3>{messages.timeline}</h3>
      <Timeline application={application} messages={messages} />
    </div>
  )
}

/** What a form about the merit lists has done, if the last one was such a form. */
const meritTaskOf = (task: ApplicationStatus["task"]): MeritTask | undefined => {
  switch (task?.kind) {
    case "marks_refused":
    case "marks_entered":
    case "own_refused":
    case "own_done":
      return undefined
    default:
      return task
  }
}

interface StatusResultProps {
  statusDetails: ApplicationStatus
  messages: StatusPageMessages
}

/** The merit lists and the status of an application, after what a form of this page has done. */
export default function StatusResult({ statusDetails, messages }: StatusResultProps) {
  const { application, merit, ownForm, ownMarks, stopForm } = statusDetails
  const { identity, identityMessages, task } = statusDetails
  const field = { messages: identityMessages, errorLabel: messages.error }
  const own = {
    form: ownForm,
    reason: application.reason,
    identity,
    identityField: field,
    refused: task?.kind === "own_refused" ? task : undefined,
  }
  return (
    <>
      {task?.kind === "refused" && <p className={styles.refused}>{task.text}</p>}
      {merit && task?.kind === "confirm" ? (
        <ConfirmAnswer
          merit={merit}
          identity={identity}
          answer={task.answer}
          identityField={{ ...field, error: task.unproven?.error }}
        />
      ) : (
        <>
          {merit && task?.kind === "answered" && merit.receipt.length > 0 && (
            <Receipt merit={merit} application={application} />
          )}
          {merit && task?.kind === "objected" && (
            <p className={styles.done}>{merit.messages.objections.sent}</p>
          )}
          {task?.kind === "own_done" && <p className={styles.done}>{task.text}</p>}
          <OwnParts {...own} part="due" />
          {task?.kind === "marks_entered" && <p className={styles.done}>{task.text}</p>}
          {ownMarks && (
            <OwnMarks
              marks={ownMarks}
              identity={identity}
              identityField={field}
              refused={task?.kind === "marks_refused" ? task : undefined}
            />
          )}
          {merit && (
            <MeritDetails
              merit={merit}
              identity={identity}
              identityField={field}
              task={meritTaskOf(task)}
            />
          )}
          <StatusDetails
            application={ownForm.query ? { ...application, reason: "" } : application}
            messages={messages}
          />
          <OwnParts {...own} part="rest" />
          {stopForm && <StopForm messages={stopForm} identity={identity} />}
        </>
      )}
    </>
  )
}
