import type { Ref } from "react"

import { ConfirmAnswer, Receipt } from "./merit/answer-offer.tsx"
import { MeritDetails } from "./merit/merit-details.tsx"
import type { StatusPageMessages } from "./messages.server.ts"
import type { FoundStatus } from "./status-action.server.ts"
import { StatusDetails } from "./status-details.tsx"

import styles from "./status-page.module.css"

interface FoundProps {
  found: FoundStatus
  messages: StatusPageMessages
  ref: Ref<HTMLDivElement>
}

/** The merit lists and the status of an application, after what a form of this page has done. */
export function Found({ found, messages, ref }: FoundProps) {
  const { application, merit, identity, identityMessages, task } = found
  const field = { messages: identityMessages, errorLabel: messages.error }
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
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
          {merit && (
            <MeritDetails merit={merit} identity={identity} identityField={field} task={task} />
          )}
          <StatusDetails application={application} messages={messages} />
        </>
      )}
    </div>
  )
}
