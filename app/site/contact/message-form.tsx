import { type FormEvent, type Ref, useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"
import type { ContactField } from "#domain/content/contact-message.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { ContactReply } from "./contact-reply.server.ts"
import type { ContactMessages } from "./messages.server.ts"

import styles from "./contact-page.module.css"

interface MessageFormProps {
  messages: ContactMessages["form"]
  /** Result of a form that was posted without JavaScript. */
  returned: ContactReply | undefined
}

/** Submits the form, one request at a time. It is cleared only after storing; otherwise the notice gets the focus. */
const useContactForm = (returned: ContactReply | undefined) => {
  const fetcher = useFetcher<ContactReply>()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isPending = useRef(false)
  const isSending = fetcher.state !== "idle"

  useEffect(() => {
    if (isSending) return
    isPending.current = false
    if (fetcher.data?.outcome === "sent") form.current?.reset()
    else if (fetcher.data) notice.current?.focus()
  }, [isSending, fetcher.data])

  const submit = (event: FormEvent) => {
    // A double click submits twice before React re-renders with the pending state.
    if (isPending.current) event.preventDefault()
    isPending.current = true
  }
  return { Form: fetcher.Form, form, notice, isSending, submit, answer: fetcher.data ?? returned }
}

/** The contact form (specification 3.9). */
export function MessageForm({ messages, returned }: MessageFormProps) {
  const { Form, form, notice, isSending, submit, answer } = useContactForm(returned)
  const isLive = useHydrated()
  const [shownReply, setShownReply] = useState<ContactReply>()
  return (
    <section id="write" className={styles.write}>
      <h2>{messages.title}</h2>
      <p className={styles.lead}>{messages.lead}</p>
      <Notice messages={messages} answer={answer} isSending={isSending} ref={notice} />
      <Form
        ref={form}
        method="post"
        // Without JavaScript the response page scrolls to the form and its messages.
        action="#write"
        // Custom validation messages in the page's language, with or without JavaScript.
        noValidate
        defaultShouldRevalidate={false}
        onSubmit={submit}
      >
        {names.map((name) => (
          <MessageField key={name} name={name} messages={messages} answer={answer} />
        ))}
        {/* Honeypot: only bots fill in this hidden field. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">{messages.leaveEmpty}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" aria-disabled={isSending} className={styles.send}>
          {isSending ? messages.sending : messages.send}
        </Button>
      </Form>
      {isLive && (
        <Dialog
          isOpen={answer?.outcome === "sent" && answer !== shownReply}
          title={messages.sent}
          close={messages.ok}
          onClose={() => setShownReply(answer)}
        >
          <p>{messages.sentNote}</p>
        </Dialog>
      )}
    </section>
  )
}

const inputs: Record<ContactField, { type?: string; autoComplete?: string; rows?: number }> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  subject: {},
  message: { rows: 7 },
}
const names = Object.keys(inputs) as ContactField[]

interface AnswerProps {
  messages: ContactMessages["form"]
  answer: ContactReply | undefined
}

const errorOf = (name: ContactField, { messages, answer }: AnswerProps) => {
  const error = answer?.errors[name]
  return error && messages.fields[name][error]
}

/** A field of the form, without maxlength: validation reports texts that are too long. */
function MessageField({ name, messages, answer }: AnswerProps & { name: ContactField }) {
  const field = {
    name,
    label: messages.fields[name].label,
    error: errorOf(name, { messages, answer }),
    errorLabel: messages.error,
  }
  const shared = {
    ...inputs[name],
    ...controlAttributes(field),
    defaultValue: answer?.values[name] ?? "",
    required: true,
    className: inputClass,
  }
  return <Field {...field}>{shared.rows ? <textarea {...shared} /> : <input {...shared} />}</Field>
}

interface NoticeProps extends AnswerProps {
  isSending: boolean
  ref: Ref<HTMLDivElement>
}

/** What became of the sent form. With JavaScript a dialog confirms a stored message instead. */
function Notice({ messages, answer, isSending, ref }: NoticeProps) {
  const isLive = useHydrated()
  if (!answer) return null
  const { outcome } = answer
  if (outcome === "sent") {
    return isLive ? null : (
      <div role="alert" className={styles.sent}>
        <p>
          <strong>{messages.sent}</strong>
        </p>
        <p>{messages.sentNote}</p>
      </div>
    )
  }
  if (outcome === "refused") {
    const items = names.flatMap((field) => {
      const text = errorOf(field, { messages, answer })
      return text ? [{ field, text }] : []
    })
    return <ErrorSummary ref={ref} title={messages.summary} groups={[{ items }]} />
  }
  return isSending ? null : (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.failure}>
      {messages.failures[outcome]}
    </div>
  )
}
