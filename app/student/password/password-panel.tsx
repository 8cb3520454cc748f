import { useState } from "react"

import { Button } from "#ui/button/button.tsx"

import type { StudentMessages } from "../messages.server.ts"
import { PasswordForm } from "./password-form.tsx"

import styles from "./password.module.css"

interface PasswordPanelProps {
  messages: StudentMessages["password"]
  hasPassword: boolean
  /** Reads the card again. */
  onSet: () => void
  onEnded: () => void
}

/** Below the card: why to set a password, and the form on demand. Not printed. */
export function PasswordPanel({ messages, hasPassword, onSet, onEnded }: PasswordPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [done, setDone] = useState<string>()
  const show = (message: string) => {
    setDone(message)
    setIsOpen(false)
    onSet()
  }
  return (
    <section className={`screen-only ${styles.panel}`} aria-labelledby="own-password">
      <h2 id="own-password">{messages.title}</h2>
      <output className={styles.done}>{done}</output>
      <p>{hasPassword ? messages.isSet : messages.why}</p>
      {isOpen ? (
        <PasswordForm messages={messages} onSet={show} onEnded={onEnded} />
      ) : (
        <Button kind="secondary" onClick={() => setIsOpen(true)}>
          {hasPassword ? messages.change : messages.open}
        </Button>
      )}
    </section>
  )
}
