import type * as z from "zod/mini"

import { aadhaar } from "../../fields/aadhaar.ts"
import { registrationNumber } from "../../fields/academic.ts"
import { bankAccount, ifsc } from "../../fields/bank.ts"
import { birthDate } from "../../fields/birth-date.ts"
import { agreement, anyOf, oneOf, yesNo } from "../../fields/choice-schemas.ts"
import { email, mobile } from "../../fields/contact.ts"
import { name } from "../../fields/name.ts"
import { marks, rupees, schoolingYear } from "../../fields/numbers.ts"
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
}

type TextType = Exclude<FieldType, "several" | "agreement" | "counted" | "picture">

const textKinds: Record<TextType, (field: FieldDefinition, today: string) => TextKind> = {
  course: () => oneOf(courseCodes),
  line: ({ max = 160 }) => line(max),
  name: () => name,
  address: ({ max = 300 }) => lines(max),
  urn: () => registrationNumber,
  aadhaar: () => aadhaar,
  account: () => bankAccount,
  ifsc: () => ifsc,
  phone: () => mobile,
  email: () => email,
  day: (_field, today) => birthDate(today),
  rupees: () => rupees,
  marks: () => marks,
  year: () => schoolingYear,
  one: ({ choices = [] }) => oneOf(choices),
  yes_no: () => yesNo,
  tick: () => yesNo,
  subject: () => oneOf(subjects),
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
      return filled(textKinds[type](field, today), type === "address" ? normalizeLines : undefined)
    }
  }
}
