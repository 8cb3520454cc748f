import { formatMessage } from "#app/format-message.ts"

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
  const text = count === 1 ? messages.failedAttempts.one : messages.failedAttempts.other
  return (
    <div className={`screen-only ${styles.attempts}`}>
      <p>
        <strong>{formatMessage(text, { count })}</strong>
      </p>
      {!hasPassword && <p>{messages.notYou}</p>}
    </div>
  )
}
