import { type FormEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import { submittedQuery } from "../confirmation/submitted-form.ts"
import { markStepEntry } from "../form/step-history.ts"
import type { outboxEn } from "../messages/outbox.en.ts"
import { acceptReceipt, checkProof, toDraft } from "./open-queued.ts"
import { type Queued, removeQueued } from "./outbox-store.ts"

import styles from "./outbox.module.css"

export type OutboxMessages = Record<keyof typeof outboxEn, string>

interface QueuedFormProps {
  item: Queued
  messages: OutboxMessages
  /** Called when the form was deleted. */
  onDeleted: () => void
}

/** Opens an item for its applicant, or deletes it; returns why it could not. */
const useOpen = ({ item, messages, onDeleted }: QueuedFormProps) => {
  const language = useLanguage()
  const navigate = useNavigate()
  return async (typed: string, isDeleting: boolean) => {
    const check = await checkProof(item, typed)
    if (check === "wrong") return messages.wrong
    if (check === "too many") return messages.tooMany
    if (isDeleting) {
      await removeQueued(item.key)
      onDeleted()
      return undefined
    }
    if (item.state !== "received") {
      if (!(await toDraft(item))) return messages.occupied
      // The same address is reloaded, and would open the step of its entry: the question about the device.
      markStepEntry(item.draft.step)
      window.location.assign(item.path)
      return undefined
    }
    await acceptReceipt(item)
    try {
      const sheet = `/admission-form/print/${item.admissionCode}${submittedQuery}`
      await navigate(inLanguage(language, sheet))
      return undefined
    } catch {
      return messages.noNetwork
    }
  }
}

/** One form in the outbox: how it is with it, and the way for its applicant to open it. */
export function QueuedForm(props: QueuedFormProps) {
  const { item, messages } = props
  const open = useOpen(props)
  const [isAsked, setIsAsked] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const ask = () => {
    flushSync(() => setIsAsked(true))
    // The pressed button was removed, so move the focus.
    input.current?.focus()
  }
  const run = async (isDeleting: boolean) => {
    setError(await open(input.current!.value, isDeleting))
    input.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(false)
  }
  const field = {
    name: `proof-${item.key}`,
    label: messages.proof,
    hint: messages.proofHint,
    error,
    errorLabel: messages.error,
  }
  return (
    <div>
      <p>{messages[item.state]}</p>
      {"message" in item && item.message && <p className="soft small">{item.message}</p>}
      {isAsked ? (
        <form onSubmit={submit} noValidate>
          <Field {...field}>
            <input
              {...controlAttributes(field)}
              ref={input}
              className={`${inputClass} ${styles.proof}`}
              autoComplete="off"
              maxLength={8}
            />
          </Field>
          <Button type="submit">{messages.open}</Button>{" "}
          {/* The college may never take it: its last day is over, or the seats are full. */}
          {item.state === "refused" && (
            <Button kind="secondary" onClick={() => void run(true)}>
              {messages.remove}
            </Button>
          )}
        </form>
      ) : (
        <Button kind="secondary" onClick={ask}>
          {messages.open}
        </Button>
      )}
    </div>
  )
}
