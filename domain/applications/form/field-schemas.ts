import type * as z from "zod/mini"

import { slotOf, type SubjectRules } from "../../admission/subject-rules.ts"
import { registrationNumber } from "../../fields/academic.ts"
import { agreement, anyOf, oneOf, yesNo } from "../../fields/choice-schemas.ts"
import { email, mobile } from "../../fields/contact.ts"
import { birthDate, certificateDate } from "../../fields/date-schemas.ts"
import { aadhaar } from "../../fields/identifiers/aadhaar.ts"
import {
  apaarId,
  bankAccount,
  ifsc,
  scholarshipOtr,
  udid,
} from "../../fields/identifiers/identifiers.ts"
import { name, parentName } from "../../fields/name.ts"
import { marks, percent, rupees, yearOfPassing, type Years } from "../../fields/numbers.ts"
import { textUpTo, optional, required, type TextKind } from "../../fields/text-schemas.ts"
import { normalizeLines } from "../../fields/text.ts"
import type { FieldDefinition, FieldType } from "./field-definition.ts"
import { type AdditionalField, fieldOf, isAsked, isRequiredBySession } from "./form-fields.ts"

/** Whether a session takes other identity numbers than Aadhaar. */
export const isIdentityKindAsked = (additionalFields: readonly AdditionalField[]) =>
  isAsked(fieldOf("identity_kind"), additionalFields)

/** The rules of the form that the settings and the admission session change. */
export interface FormRules {
  /** Whether an applicant must have a university registration number already. */
  isUrnRequired: boolean
  /** The years of passing that the session accepts. */
  years: Years
  /** The first calendar year of the session. */
  firstYear: number
  /** The additional fields that the session asks. */
  additionalFields: readonly AdditionalField[]
  /** The programmes that can be applied for. */
  programmes: readonly ({ code: string } & SubjectRules)[]
}

/** The schemas of types that need nothing else to be known of the field. */
const textKinds: Partial<Record<FieldType, TextKind>> = {
  name,
  parent: parentName,
  urn: registrationNumber,
  account: bankAccount,
  ifsc,
  phone: mobile,
  email,
  rupees,
  marks,
  percent,
  apaar: apaarId,
  udid,
  otr: scholarshipOtr,
  yes_no: yesNo,
  tick: yesNo,
}

const textKindOf = (
  { type, choices = [], max }: FieldDefinition,
  today: string,
  { years, programmes, additionalFields }: FormRules,
) => {
  switch (type) {
    case "identity":
      // The kind of the number decides its form (`crossFieldRules`).
      return isIdentityKindAsked(additionalFields) ? textUpTo(40) : aadhaar
    case "address":
      return textUpTo(max ?? 300)
    case "day":
      return birthDate(today)
    case "certificate_date":
      return certificateDate(today)
    case "course":
      return oneOf(programmes.map(({ code }) => code))
    case "one":
      return oneOf(choices)
    case "subject":
      return oneOf(programmes.flatMap(({ slots }) => slots.flatMap((slot) => slot.subjects)))
    case "year":
      return yearOfPassing(years)
    default:
      return textKinds[type] ?? textUpTo(max ?? 160)
  }
}

/**
 * Fields of some applicants only are checked across fields (`conditionalFields`), and so are subjects, which the
 * programme requires (`crossFieldRules`).
 */
const isOptional = (field: FieldDefinition, { isUrnRequired, additionalFields }: FormRules) => {
  const { name: fieldName, type, optional: mayBeEmpty, only, since = 1 } = field
  if (mayBeEmpty || only || type === "tick" || type === "subject") return true
  if (fieldName === "urn") return !isUrnRequired
  return since > 1 && !isRequiredBySession(field, additionalFields)
}

/** Whether a programme of the session asks for this later subject. Earlier ones are always stored. */
const isOffered = ({ name: field, type, since = 1 }: FieldDefinition, { programmes }: FormRules) =>
  type !== "subject" || since === 1 || programmes.some((programme) => slotOf(programme, field))

/** The schema of a field on `today` (ISO); undefined if the save call has no text for it, or the session does not ask it. */
export const schemaOf = (
  field: FieldDefinition,
  today: string,
  rules: FormRules,
): z.ZodMiniType | undefined => {
  const { type } = field
  if (!isAsked(field, rules.additionalFields) || !isOffered(field, rules)) return undefined
  switch (type) {
    case "several":
      return anyOf(field.choices ?? [])
    case "agreement":
      return agreement
    case "counted":
    case "picture":
      return undefined
    default: {
      const presence = isOptional(field, rules) ? optional : required
      return presence(
        textKindOf(field, today, rules),
        type === "address" ? normalizeLines : undefined,
      )
    }
  }
}

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
  identity: { ...digits, maxLength: 30 },
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
export const inputAttributes = (
  type: FieldType,
  additionalFields: readonly AdditionalField[] = [],
): InputAttributes =>
  type === "identity" && isIdentityKindAsked(additionalFields)
    ? { ...code, maxLength: 40 }
    : (byType[type] ?? {})

/** Whether a field's text is a date, DD-MM-YYYY. */
export const isDate = (type: FieldType) => type === "day" || type === "certificate_date"
