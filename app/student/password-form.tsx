import { type FormEvent, useState } from "react"
import { flushSync } from "react-dom"

import { useLanguage } from "#app/language.ts"
import { Button } from "#ui/button/button.tsx"

import { sendPassword } from "./api-client.ts"
import type { StudentMessages } from "./messages.server.ts"
import { PasswordField } from "./password-field.tsx"
import { storedToken } from "./stored-session.ts"

import styles from "./password-form.module.css"

type Messages = StudentMessages["password"]
type Field = "current" | "password"

/** Texts of the errors by field. A key that this page does not know is shown as it is. */
const textsOf = (errors: Partial<Record<Field, string>>, { errors: texts }: Messages) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [
      field,
      (texts as Partial<Record<string, string>>)[key] ?? key,
    ]),
  ) as Partial<Record<Field, string>>

interface Options {
  messages: Messages
  /** After the password is set, with the server's message. */
  onSet: (message: string) => void
  onEnded: () => void
}

/** Sends a new password. Errors are returned as texts, and the fields keep their values until it is set. */
const usePassword = ({ messages, onSet, onEnded }: Options) => {
  const language = useLanguage()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const send = async (form: HTMLFormElement) => {
    const input = new FormData(form)
    const current = String(input.get("current") ?? "")
    const password = String(input.get("password") ?? "")
    const result = await sendPassword(storedToken() ?? "", { current, password }, language)
    setIsSending(false)
    if (result.kind === "ended") return onEnded()
    if (result.kind === "set") {
      form.reset()
      return onSet(result.message)
    }
    if (result.kind === "no reply") return setFailure(messages.noReply)
    const newErrors = textsOf(result.errors, messages)
    // A screen reader reads a field's error when the field gets the focus, so the error must be in the page by then.
    flushSync(() => {
      setErrors(newErrors)
      setFailure(result.message)
    })
    const [wrong] = Object.keys(newErrors)
    if (wrong) form.querySelector<HTMLInputElement>(`#${wrong}`)?.focus()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setErrors({})
    setFailure(undefined)
    setIsSending(true)
    void send(event.currentTarget)
  }

  return { submit, errors, failure, isSending }
}

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
