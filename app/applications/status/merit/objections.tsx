import type { ComponentProps } from "react"
import { useNavigation } from "react-router"

import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { DescribedMerit, DescribedObjections } from "./describe-merit.server.ts"
import { IdentityField, type Identity, TaskForm } from "./merit-parts.tsx"
import type { MeritTask } from "./merit-task.server.ts"
import type { MeritMessages } from "./messages.server.ts"

import styles from "./merit-details.module.css"

type FieldTexts = Omit<ComponentProps<typeof IdentityField>, "error">

interface FormProps {
  list: number
  objections: DescribedObjections
  messages: MeritMessages["objections"]
  identity: Identity
  identityField: FieldTexts
  refused: Extract<MeritTask, { input: unknown }> | undefined
}

function ObjectionForm(props: FormProps) {
  const { list, objections, messages, identity, identityField, refused } = props
  const { errorLabel } = identityField
  const isSending = useNavigation().state !== "idle"
  const fieldOf = (name: "topic" | "text", label: string, hint: string) => {
    const field = { name, label, hint, error: refused?.errors[name], errorLabel }
    const control = { ...controlAttributes(field), defaultValue: refused?.input[name] ?? "" }
    return { field, control: { ...control, required: true, className: inputClass } }
  }
  const topic = fieldOf("topic", messages.topic, messages.topicHint)
  const text = fieldOf("text", messages.text, objections.textHint)
  return (
    <details className={`${styles.earlier} screen-only`} open={refused !== undefined}>
      <summary>{messages.open}</summary>
      <TaskForm identity={identity} step="object" list={list} className={styles.form}>
        <Field {...topic.field}>
          <select {...topic.control}>
            <option value="">{messages.choose}</option>
            {objections.topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field {...text.field}>
          <textarea {...text.control} rows={5} />
        </Field>
        <IdentityField {...identityField} error={refused?.unproven?.error} />
        <Button type="submit" disabled={isSending}>
          {messages.submit}
        </Button>
      </TaskForm>
    </details>
  )
}

interface ObjectionsProps {
  merit: DescribedMerit
  identity: Identity
  identityField: FieldTexts
  task: MeritTask | undefined
}

/** The own objections with the college's answers, and the form for another one while it is possible. */
export function OwnObjections({ merit, identity, identityField, task }: ObjectionsProps) {
  const { objections, current } = merit
  const { window, own, topics } = objections
  const messages = merit.messages.objections
  if (window === "" && own.length === 0) return null
  return (
    <section className={styles.objections}>
      <h3>{messages.title}</h3>
      {own.map(({ id, heading, text, verdict, answer }) => (
        <article key={id} className={styles.objection}>
          <h4>{heading}</h4>
          <p className={styles.words}>{text}</p>
          <p className="strong">{verdict}</p>
          {answer && <p className={styles.words}>{answer}</p>}
        </article>
      ))}
      {own.length > 0 && <p>{merit.messages.notByYou}</p>}
      {window && <p>{window}</p>}
      {current && topics.length > 0 && (
        <ObjectionForm
          list={current.id}
          objections={objections}
          messages={messages}
          identity={identity}
          identityField={identityField}
          refused={task && "input" in task ? task : undefined}
        />
      )}
    </section>
  )
}
