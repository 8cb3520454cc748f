import { Form, useNavigation } from "react-router"

import type { GrievanceKeys } from "#server/features/grievances/grievances.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { GrievanceMessages } from "./messages.server.ts"
import type { DescribedGrievance } from "./status-action.server.ts"

import styles from "./grievances.module.css"

interface OwnFormProps {
  keys: GrievanceKeys
  grievance: DescribedGrievance
  messages: GrievanceMessages
  /** Why the last text was refused. */
  error: string | undefined
  /** A text that was not stored. */
  typed: string
}

/** Adds a message to an open grievance, or opens a closed one again. */
function OwnForm({ keys, grievance: { act, until }, messages, error, typed }: OwnFormProps) {
  const isSending = useNavigation().state !== "idle"
  if (!act) return null
  const texts = messages.status[act]
  const field = { name: "text", label: texts.label, error, errorLabel: messages.error }
  return (
    <Form
      method="post"
      className={`${styles.form} screen-only`}
      defaultShouldRevalidate={false}
      noValidate
    >
      <h2>{texts.title}</h2>
      {act === "reopened" && <p>{until}</p>}
      <input type="hidden" name="number" value={keys.number} readOnly />
      <input type="hidden" name="code" value={keys.code} readOnly />
      <input type="hidden" name="step" value={act} readOnly />
      <Field {...field}>
        <textarea
          {...controlAttributes(field)}
          className={inputClass}
          rows={5}
          defaultValue={typed}
        />
      </Field>
      <Button type="submit" disabled={isSending}>
        {texts.send}
      </Button>
    </Form>
  )
}

/** What the person sees of the own grievance. */
export function GrievanceDetails(props: OwnFormProps) {
  const { grievance, messages } = props
  const { number, facts, text, events, act } = grievance
  return (
    <>
      <section className={styles.details} aria-labelledby="grievance">
        <h2 id="grievance">{number}</h2>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{messages.status.you}</h3>
        <p className={styles.written}>{text}</p>
        <h3>{messages.status.history}</h3>
        <ol>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <strong>{event.title}</strong> ({event.day})
              {event.text && <p className={styles.written}>{event.text}</p>}
            </li>
          ))}
        </ol>
        <Button className="needs-scripts screen-only" onClick={() => window.print()}>
          {messages.receipt.print}
        </Button>
      </section>
      {/* A message that was sent is gone from its field. */}
      <OwnForm key={`${act} ${events.length}`} {...props} />
    </>
  )
}
