import { type FormEvent, useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"

import { Button } from "#app/ui/button/button.tsx"
import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx"
import { useHydrated } from "#app/use-hydrated.ts"
import type { ContactField } from "#domain/content/contact-message.ts"

import type { ContactReply } from "./contact-reply.ts"
import { MessageField } from "./message-field.tsx"
import type { ContactMessages } from "./messages.server.ts"

import styles from "./message-form.module.css"

interface MessageFormProps {
  messages: ContactMessages["form"]
  /** Result of a form that was posted without JavaScript. */
  returned: ContactReply | undefined
}

const inputs: Record<ContactField, { type?: string; autoComplete?: string; rows?: number }> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  subject: {},
  message: { rows: 7 },
}
const names = Object.keys(inputs) as ContactField[]

/** The contact form (specification 3.9). One request at a time; it is cleared only after storing. */
export function MessageForm({ messages, returned }: MessageFormProps) {
  const fetcher = useFetcher<ContactReply>()
  const isLive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)
  const [seen, setSeen] = useState<ContactReply>()
  const isSending = fetcher.state !== "idle"
  const answer = fetcher.data ?? returned
  const textOf = (field: ContactField) => {
    const problem = answer?.problems[field]
    return problem && messages.fields[field][problem]
  }
  const problems = names.flatMap((field) => {
    const text = textOf(field)
    return text ? [{ field, text }] : []
  })

  useEffect(() => {
    if (isSending) return
    isUnderWay.current = false
    if (fetcher.data?.outcome === "sent") form.current?.reset()
    else if (fetcher.data) notice.current?.focus()
  }, [isSending, fetcher.data])

  const submit = (event: FormEvent) => {
    // A double click submits twice before React re-renders with the pending state.
    if (isUnderWay.current) event.preventDefault()
    isUnderWay.current = true
  }
  return (
    <section id="write" className={styles.write}>
      <h2>{messages.title}</h2>
      <p className={styles.lead}>{messages.lead}</p>
      {answer?.outcome === "refused" && (
        <ErrorSummary ref={notice} title={messages.summary} items={problems} />
      )}
      {answer && answer.outcome in messages.failures && !isSending && (
        <div ref={notice} role="alert" tabIndex={-1} className={styles.failure}>
          {messages.failures[answer.outcome as keyof typeof messages.failures]}
        </div>
      )}
      {answer?.outcome === "sent" && !isLive && (
        <div role="alert" className={styles.sent}>
          <p>
            <strong>{messages.sent}</strong>
          </p>
          <p>{messages.sentNote}</p>
        </div>
      )}
      <fetcher.Form
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
          <MessageField
            key={name}
            {...inputs[name]}
            name={name}
            label={messages.fields[name].label}
            problem={textOf(name)}
            problemLabel={messages.summary}
            defaultValue={answer?.values[name] ?? ""}
          />
        ))}
        {/* Honeypot: only bots fill in this hidden field. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">{messages.leaveEmpty}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" aria-disabled={isSending} className={styles.send}>
          {isSending ? messages.sending : messages.send}
        </Button>
      </fetcher.Form>
      {isLive && (
        <Dialog
          isOpen={answer?.outcome === "sent" && answer !== seen}
          title={messages.sent}
          close={messages.ok}
          onClose={() => setSeen(answer)}
        >
          <p>{messages.sentNote}</p>
        </Dialog>
      )}
    </section>
  )
}
