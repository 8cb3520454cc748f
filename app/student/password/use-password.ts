import { type FormEvent, useState } from "react"
import { flushSync } from "react-dom"

import { useLanguage } from "#app/language.ts"

import { sendPassword } from "../api-client.ts"
import type { StudentMessages } from "../messages.server.ts"
import { storedToken } from "../stored-session.ts"

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
export const usePassword = ({ messages, onSet, onEnded }: Options) => {
  const language = useLanguage()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const current = String(typed.get("current") ?? "")
    const password = String(typed.get("password") ?? "")
    const result = await sendPassword(storedToken() ?? "", { current, password }, language)
    setIsSending(false)
    if (result.kind === "ended") return onEnded()
    if (result.kind === "set") {
      form.reset()
      return onSet(result.message)
    }
    if (result.kind === "no reply") return setFailure(messages.noReply)
    const found = textsOf(result.errors, messages)
    // A screen reader reads a field's error when the field gets the focus, so the error must be in the page by then.
    flushSync(() => {
      setErrors(found)
      setFailure(result.message)
    })
    const [wrong] = Object.keys(found)
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
