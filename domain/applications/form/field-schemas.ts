import type * as z from "zod/mini"

import { aadhaar } from "../../fields/aadhaar.ts"
import { registrationNumber } from "../../fields/academic.ts"
import { bankAccount, ifsc } from "../../fields/bank.ts"
import { birthDate } from "../../fields/birth-date.ts"
import { agreement, anyOf, oneOf, yesNo } from "../../fields/choice-schemas.ts"
import { email, mobile } from "../../fields/contact.ts"
import { name } from "../../fields/name.ts"
import { marks, rupees, yearOfPassing, type Years } from "../../fields/numbers.ts"
import {
  line,
  lines,
  normalizeLines,
  optional,
  required,
  type TextKind,
} from "../../fields/text.ts"
import { courseCodes, subjects } from "../courses.ts"
import type { FieldDefinition, FieldType } from "./field-definition.ts"

/** The rules of the form that a college's settings change. */
export interface FormRules {
  /** Whether an applicant must have a university registration number already. */
  isUrnRequired: boolean
  /** The years of passing that the session accepts. */
  years: Years
}

/** The schemas of types that need nothing else to be known of the field. */
const textKinds: Partial<Record<FieldType, TextKind>> = {
  name,
  urn: registrationNumber,
  aadhaar,
  account: bankAccount,
  ifsc,
  phone: mobile,
  email,
  rupees,
  marks,
  yes_no: yesNo,
  tick: yesNo,
}

const textKindOf = (
  { type, choices = [], max }: FieldDefinition,
  today: string,
  { years }: FormRules,
) => {
  switch (type) {
    case "address":
      return lines(max ?? 300)
    case "day":
      return birthDate(today)
    case "course":
      return oneOf(courseCodes)
    case "one":
      return oneOf(choices)
    case "subject":
      return oneOf(subjects)
    case "year":
      return yearOfPassing(years)
    default:
      return textKinds[type] ?? line(max ?? 160)
  }
}

const isOptional = (
  { name: field, type, optional: mayBeEmpty }: FieldDefinition,
  rules: FormRules,
) => mayBeEmpty !== undefined || type === "tick" || (field === "urn" && !rules.isUrnRequired)

/** The schema of a field on `today` (ISO); undefined if the save call has no text for it. */
export const schemaOf = (
  field: FieldDefinition,
  today: string,
  rules: FormRules,
): z.ZodMiniType | undefined => {
  const { type } = field
  switch (type) {
    case "several":
      return anyOf(field.choices ?? [])
    case "agreement":
      return agreement
    case "counted":
    case "picture":
      return undefined
    default: {
      const filled = isOptional(field, rules) ? optional : required
      return filled(
        textKindOf(field, today, rules),
        type === "address" ? normalizeLines : undefined,
      )
    }
  }
}
