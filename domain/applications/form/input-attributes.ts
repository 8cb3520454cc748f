import type { FieldType } from "./field-definition.ts"

/** Attributes of an HTML input, as React names them. */
export interface InputAttributes {
  type?: "email"
  inputMode?: "decimal" | "email" | "numeric" | "tel" | "text"
  autoCapitalize?: "characters"
  autoComplete?: "email" | "bday"
  spellCheck?: false
  maxLength?: number
}

/** Typed on the phone's numeric keypad: no spinner, no rounding, Devanagari digits allowed. */
const digits = { inputMode: "numeric", spellCheck: false } as const
const code = { inputMode: "text", autoCapitalize: "characters", spellCheck: false } as const

const byType: Partial<Record<FieldType, InputAttributes>> = {
  name: { maxLength: 100 },
  parent: { maxLength: 100 },
  urn: { ...code, maxLength: 40 },
  ifsc: { ...code, maxLength: 24 },
  aadhaar: { ...digits, maxLength: 30 },
  account: { ...code, maxLength: 40 },
  phone: { ...digits, inputMode: "tel", maxLength: 30 },
  email: { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  // As printed on a marksheet, day first. The native date input follows the language of the computer. A cyber café's
  // computer may use the American format and swap day and month unnoticed.
  day: { ...digits, autoComplete: "bday", maxLength: 20 },
  certificate_date: { ...digits, maxLength: 20 },
  rupees: { ...digits, maxLength: 15 },
  percent: { inputMode: "decimal", maxLength: 8 },
  year: { ...digits, maxLength: 10 },
  apaar: { ...digits, maxLength: 30 },
  udid: { ...code, maxLength: 30 },
  otr: { ...digits, maxLength: 30 },
  marks: { inputMode: "decimal", maxLength: 10 },
}

/** The attributes of the text input for a type of field, in the public form and in that of the console. */
export const inputAttributes = (type: FieldType): InputAttributes => byType[type] ?? {}

/** Whether a field's text is a date, DD-MM-YYYY. */
export const isDate = (type: FieldType) => type === "day" || type === "certificate_date"
