import type { ReactNode } from "react"

import * as ui from "#app/ui/field/field.tsx"
import { errorText } from "#domain/applications/error-texts.ts"
import type { FieldName } from "#domain/applications/messages/fields.en.ts"

import { useFormFrame } from "./form-context.ts"

/** A field's messages and errors, and the ARIA attributes that link its control to them. */
export const useField = (name: FieldName) => {
  const { words, problems } = useFormFrame()
  const { label, hint, missing } = words.fields[name]
  const texts = (problems[name] ?? []).map((problem) =>
    typeof problem === "string" ? errorText(words, name, problem) : problem.text,
  )
  const field: ui.FieldProps = {
    name,
    label,
    hint,
    problem: texts.join(" ") || undefined,
    problemLabel: words.form.summaryTitle,
  }
  return { field, isRequired: missing !== undefined, aria: ui.fieldAria(field) }
}

/** The hint and the errors of a field, for a control with its label elsewhere. */
export function FieldNotes({ name }: { name: FieldName }) {
  return <ui.FieldNotes {...useField(name).field} />
}

/** A labelled input with its hint and errors. */
export function Field({ name, children }: { name: FieldName; children: ReactNode }) {
  return <ui.Field {...useField(name).field}>{children}</ui.Field>
}

/** A fieldset of several radio buttons or checkboxes. */
export function FieldGroup({
  name,
  lang,
  children,
}: {
  name: FieldName
  lang?: string | undefined
  children: ReactNode
}) {
  return (
    <ui.FieldGroup {...useField(name).field} lang={lang}>
      {children}
    </ui.FieldGroup>
  )
}
