import { Form, useNavigation } from "react-router"

import { type GrievanceField, grievanceFields } from "#domain/grievances/grievance-fields.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { GrievanceAnswer, Typed } from "./grievance-action.server.ts"
import type { GrievanceMessages } from "./messages.server.ts"

import styles from "./grievances.module.css"

interface FormProps {
  messages: GrievanceMessages
  categories: readonly { id: string; name: string }[]
  /** The key of a form that was not sent before. */
  submissionKey: string
  answer: GrievanceAnswer | undefined
}

/** The text of each wrong field, in the order of the form. */
export const wrongFields = (
  answer: GrievanceAnswer | undefined,
  { form }: Pick<GrievanceMessages, "form">,
) =>
  grievanceFields.flatMap((field) => {
    const error = answer?.outcome === "refused" ? answer.errors[field] : undefined
    return error ? [{ field, text: form.fields[field][error] }] : []
  })

const inputs: Record<
  Exclude<GrievanceField, "category">,
  { type?: string; inputMode?: "tel"; autoComplete?: string; rows?: number }
> = {
  text: { rows: 8 },
  name: { autoComplete: "name" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  address: { rows: 3, autoComplete: "off" },
  reference: { autoComplete: "off" },
}

/** A field, without maxlength: the answer reports texts that are too long, and keeps them. */
function FormField({
  name,
  messages,
  categories,
  values,
  error,
}: Pick<FormProps, "messages" | "categories"> & {
  name: GrievanceField
  values: Typed
  error: string | undefined
}) {
  const { label, hint } = messages.form.fields[name]
  const field = { name, label, hint: hint || undefined, error, errorLabel: messages.error }
  const shared = {
    ...controlAttributes(field),
    defaultValue: values[name] ?? "",
    className: inputClass,
  }
  if (name === "category") {
    return (
      <Field {...field}>
        <select {...shared} required>
          <option value="">{messages.form.choose}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </select>
      </Field>
    )
  }
  const input = inputs[name]
  return (
    <Field {...field}>
      {input.rows ? (
        <textarea {...shared} {...input} required={name === "text"} />
      ) : (
        <input {...shared} {...input} />
      )}
    </Field>
  )
}

/** The form of a grievance. It works without JavaScript; what was typed stays until it is stored. */
export function GrievanceForm({ messages, categories, submissionKey, answer }: FormProps) {
  const isSending = useNavigation().state !== "idle"
  const values = answer && "values" in answer ? answer.values : {}
  const wrong = wrongFields(answer, messages)
  return (
    <Form method="post" className={styles.form} defaultShouldRevalidate={false} noValidate>
      <h2>{messages.form.title}</h2>
      <input
        type="hidden"
        name="submission_key"
        value={values["submission_key"] ?? submissionKey}
        readOnly
      />
      {grievanceFields.map((name) => (
        <FormField
          key={name}
          name={name}
          messages={messages}
          categories={categories}
          values={values}
          error={wrong.find(({ field }) => field === name)?.text}
        />
      ))}
      {/* Honeypot: only bots fill in this hidden field. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="website">{messages.form.leaveEmpty}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" disabled={isSending}>
        {messages.form.send}
      </Button>
    </Form>
  )
}
