import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { isConditional, markedLabel } from "#domain/applications/form/form-fields.ts"
import { controlAttributes, type FieldProps } from "#ui/field/field.tsx"

import { formErrorText, useFormFrame } from "./form-context.ts"

export interface FieldOptions {
  /** Why an option is disabled. */
  reason?: string | undefined
  /** Whether a programme requires the field, if that decides. */
  isRequired?: boolean | undefined
}

/** A field's messages and errors, the attributes of its control, and its initial values. */
export const useField = (name: FieldName, { reason, isRequired }: FieldOptions = {}) => {
  const { messages, errors, initial } = useFormFrame()
  const fieldTexts = messages.fields[name]
  const { label, hint = reason, missing } = fieldTexts
  const required = isRequired ?? (missing !== undefined && !isConditional(name))
  const texts = (errors[name] ?? []).map((error) => formErrorText(messages, name, error))
  const field: FieldProps = {
    name,
    label:
      isRequired === false
        ? `${label} ${messages.form.optional}`
        : markedLabel(name, fieldTexts, messages.form),
    hint,
    error: texts.join(" ") || undefined,
    errorLabel: messages.form.error,
  }
  const control = { ...controlAttributes(field), required }
  const value = initial[name] ?? ""
  return {
    field,
    control,
    initial: typeof value === "string" ? value : "",
    initialList: [value].flat(),
  }
}
