import type { Ref } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { inFormOrder } from "#domain/applications/form/field-errors.ts"
import { fieldTypeOf, schoolOf, stepOfField, steps } from "#domain/applications/form/form-fields.ts"
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx"

import type { FormMessages } from "../messages/messages.server.ts"
import { type ErrorsByField, type FormError, formErrorText, useFormFrame } from "./form-context.ts"

const isIn = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase())

/** An error's text away from its field: names the field, and of a schooling field the examination, if it does not yet. */
export const namedErrorText = (messages: FormMessages, field: string, error: FormError) => {
  const text = formErrorText(messages, field, error)
  const { label, missing } =
    (messages.fields as Partial<FormMessages["fields"]>)[field as keyof FormMessages["fields"]] ??
    {}
  // The label of a box is a whole sentence.
  if (!label || text === missing || ["tick", "agreement"].includes(fieldTypeOf(field))) return text
  const school = schoolOf(field)
  const heading = school && messages.form[school]
  if (heading && isIn(text, heading)) return text
  const named = isIn(text, label) ? text : `${label}: ${text}`
  return heading ? `${heading}: ${named}` : named
}

export function StatusLink() {
  const { chooser } = useFormFrame().messages
  return (
    <p>
      <Link className="tap-height" to={inLanguage(useLanguage(), "/admission-status")}>
        {chooser.status}
      </Link>
    </p>
  )
}

interface FormErrorsProps {
  /** The errors to list. */
  errors: ErrorsByField
  ref: Ref<HTMLElement>
  onGoTo: ((field: string) => void) | undefined
}

/** The summary of errors in the form's order, by step. */
export function FormErrors({ errors, ref, onGoTo }: FormErrorsProps) {
  const { messages } = useFormFrame()
  const items = Object.entries(inFormOrder(errors)).flatMap(([field, list]) =>
    list.map((error) => ({ field, text: namedErrorText(messages, field, error) })),
  )
  const groups = steps
    .map(({ id }, index) => ({
      heading: `${index + 1}. ${messages.form.steps[id]}`,
      items: items.filter(({ field }) => stepOfField(field) === index),
    }))
    .filter((group) => group.items.length > 0)
  if (groups.length === 0) return null
  return (
    <ErrorSummary ref={ref} title={messages.form.summaryTitle} groups={groups} onGoTo={onGoTo} />
  )
}
