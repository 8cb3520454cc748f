import { formatMessage } from "#domain/messages/format-message.ts"

import type { StudentMessages } from "../messages.server.ts"

import styles from "./dashboard-page.module.css"

interface FailedAttemptsProps {
  messages: StudentMessages["dashboard"]
  count: number
  hasPassword: boolean
}

/** How many sign-ins failed since the last one; nothing if there were none. Not printed. */
export function FailedAttempts({ messages, count, hasPassword }: FailedAttemptsProps) {
  if (count === 0) return null
  return (
    <div className={`screen-only ${styles.attempts}`}>
      <p>
        <strong>{formatMessage(messages.failedAttempts, { count })}</strong>
      </p>
      {!hasPassword && <p>{messages.notYou}</p>}
    </div>
  )
}
