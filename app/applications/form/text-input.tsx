import type { FieldType } from "#domain/applications/form/field-definition.ts"
import { inputAttributes, isDate } from "#domain/applications/form/field-schemas.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { fieldOf } from "#domain/applications/form/form-fields.ts"
import { Field, inputClass } from "#ui/field/field.tsx"
import { dateTyping } from "#ui/field/format-typing.ts"

import { useFormFrame } from "./form-context.ts"
import { useField } from "./use-field.ts"

import styles from "./form-field.module.css"

/** The width of an input, by what it takes. */
const widthOf = (type: FieldType, isNumber: boolean) => {
  if (type === "percent" || type === "marks") return styles.short
  const { inputMode } = inputAttributes(type)
  const isCode = inputMode !== undefined && inputMode !== "email"
  return isCode || isNumber ? styles.medium : styles.wide
}

export function TextInput({ name }: { name: FieldName }) {
  const { field, control, initial } = useField(name)
  const { device, isLive } = useFormFrame()
  const { type, max = 160, autoComplete, sensitive } = fieldOf(name)
  const attributes = {
    maxLength: max,
    ...(sensitive && { spellCheck: false }),
    ...inputAttributes(type),
    ...(isDate(type) && dateTyping),
    ...(autoComplete && { autoComplete }),
  }
  return (
    <Field {...field}>
      <input
        type="text"
        autoComplete="off"
        {...attributes}
        {...control}
        // The browser must not offer or restore one person's details to the next. Without scripts nobody is asked
        // about the device, and the purpose of each input is stated.
        {...(isLive && device !== "own" && { autoComplete: "off" })}
        className={`${inputClass} ${widthOf(type, sensitive === true)}`}
        defaultValue={initial}
      />
    </Field>
  )
}
