import { useNavigation } from "react-router"

import { Button } from "#ui/button/button.tsx"

import { type Identity, TaskForm } from "../merit/merit-parts.tsx"
import { stopStep } from "../status-input.ts"
import type { DescribedMessages } from "./stop-task.server.ts"

import styles from "../own/own-forms.module.css"

interface StopFormProps {
  messages: NonNullable<DescribedMessages>
  identity: Identity
}

/** Stops the messages about an application, or starts them again. Closed until it is needed. */
export function StopForm({ messages, identity }: StopFormProps) {
  const isSending = useNavigation().state !== "idle"
  const { title, what, submit, isStopped } = messages
  return (
    <details className={styles.folded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <p>{what}</p>
      <TaskForm identity={identity} step={stopStep} className="screen-only">
        <input type="hidden" name="stopped" value={isStopped ? "0" : "1"} />
        <Button type="submit" disabled={isSending}>
          {submit}
        </Button>
      </TaskForm>
    </details>
  )
}
