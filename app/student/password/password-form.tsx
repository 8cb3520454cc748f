import { useState } from "react"

import { Button } from "#ui/button/button.tsx"

import type { StudentMessages } from "../messages.server.ts"
import { PasswordField } from "./password-field.tsx"
import { usePassword } from "./use-password.ts"

import styles from "./password.module.css"

interface PasswordFormProps {
  messages: StudentMessages["password"]
  /** After the password is set, with the server's message. */
  onSet: (message: string) => void
  onEnded: () => void
}

/** Sets or changes the student's own password (specification 8.6). */
export function PasswordForm({ messages, onSet, onEnded }: PasswordFormProps) {
  const { submit, errors, failure, isSending } = usePassword({ messages, onSet, onEnded })
  const [isShown, setIsShown] = useState(false)
  const shared = { errorLabel: messages.error, isShown }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        name="current"
        label={messages.current}
        hint={messages.currentHint}
        error={errors.current}
        {...shared}
      />
      <PasswordField
        name="password"
        label={messages.password}
        hint={messages.passwordHint}
        error={errors.password}
        autoComplete="new-password"
        {...shared}
      />
      <label className={styles.show}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
        />
        {messages.show}
      </label>
      <Button type="submit" disabled={isSending}>
        {isSending ? messages.saving : messages.save}
      </Button>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
    </form>
  )
}
