import type { ComponentProps } from "react"

import type { FieldType } from "#domain/applications/form/field-definition.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { fieldOf } from "#domain/applications/form/form-fields.ts"
import { dateTyping } from "#ui/field/date-dashes.ts"
import { Field, inputClass } from "#ui/field/field.tsx"

import { useFormFrame } from "./form-context.ts"
import { useField } from "./use-field.ts"

import styles from "./form-field.module.css"

type InputAttributes = ComponentProps<"input">

/** A number typed on the phone's numeric keypad: no spinner, no rounding, Devanagari digits allowed. */
const digits = { inputMode: "numeric", spellCheck: false, className: styles.medium } as const

const code = { ...digits, inputMode: "text", autoCapitalize: "characters" } as const

const attributesByType: Partial<Record<FieldType, InputAttributes>> = {
  name: { maxLength: 100 },
  urn: { ...code, maxLength: 30 },
  ifsc: { ...code, maxLength: 15 },
  aadhaar: { ...digits, maxLength: 20 },
  account: { ...digits, maxLength: 24 },
  phone: { ...digits, inputMode: "tel", maxLength: 20 },
  email: { type: "email", autoComplete: "email", maxLength: 254 },
  // As printed on a marksheet, day first. The native date input follows the language of the computer. A cyber café's
  // computer may use the American format and swap day and month unnoticed.
  day: { ...digits, ...dateTyping, autoComplete: "bday", maxLength: 20 },
  certificate_date: { ...digits, ...dateTyping, maxLength: 20 },
  rupees: { ...digits, maxLength: 15 },
  percent: { inputMode: "decimal", maxLength: 8, className: styles.short },
  apaar: { ...digits, maxLength: 20 },
  udid: { ...code, maxLength: 24 },
  otr: { ...digits, maxLength: 24 },
  marks: { inputMode: "decimal", maxLength: 10, className: styles.short },
}

const numberOfPaper = { className: styles.medium, spellCheck: false }

export function TextInput({ name }: { name: FieldName }) {
  const { field, control, initial } = useField(name)
  const { device, isLive } = useFormFrame()
  const { type, max = 160, autoComplete, sensitive } = fieldOf(name)
  const { className = styles.wide, ...attributes }: InputAttributes = {
    maxLength: max,
    ...(sensitive && numberOfPaper),
    ...attributesByType[type],
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
        className={`${inputClass} ${className}`}
        defaultValue={initial}
      />
    </Field>
  )
}
