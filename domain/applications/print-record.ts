import type { FieldType } from "./form/field-definition.ts"
import type { FormField } from "./form/form-definition.ts"
import { type FormFieldDefinition, formFields } from "./form/form-fields.ts"

/** The maximum number of sheets on one print page: about 75 sheets of paper. */
export const maxSheetsPerPrint = 25

/** Types that the record does not have as a field of its own: it lists the subjects, and has the pictures' files. */
type UnprintedType = "tick" | "agreement" | "subject" | "picture"
const unprintedTypes: readonly string[] = [
  "tick",
  "agreement",
  "subject",
  "picture",
] satisfies UnprintedType[]

/** The fields of the form that the print record has, in the form's order. Its list has the first three subjects only. */
export const printedFields: readonly FormFieldDefinition[] = formFields.filter(
  ({ type, since = 1 }) => !unprintedTypes.includes(type) || (type === "subject" && since > 1),
)

/** The printed fields that came after the sheet of specification 7.2. It lists those that are filled in. */
export const additionalPrintedFields = printedFields.filter(({ since = 1 }) => since > 1)

/** A field's name in the print record. */
export const printedName = ({ name, printedAs = name }: FormFieldDefinition) => printedAs

type PrintedField =
  | Exclude<FormField, { type: UnprintedType }>
  | Extract<FormField, { type: "subject"; since: number }>
type PrintedName<Of> = Of extends { printedAs: infer Name extends string }
  ? Name
  : Of extends { name: infer Name extends string }
    ? Name
    : never
type PrintedValue<Of> = Of extends { since: number; type: Exclude<FieldType, "several"> }
  ? string
  : Of extends { type: "yes_no"; printsNumber: true }
    ? 0 | 1
    : Of extends { choices: readonly [string, string, string]; printsNumber: true }
      ? 1 | 2 | 3
      : Of extends { type: "yes_no" }
        ? "yes" | "no"
        : Of extends { type: "several" }
          ? readonly string[]
          : string

export type PrintedForm = { [Of in PrintedField as PrintedName<Of>]: PrintedValue<Of> }

/**
 * The admission record of the print call (specification 6.2). Days are YYYY-MM-DD, Aadhaar number and bank account
 * are masked, and gender is 1 male, 2 female, 3 other.
 */
export interface PrintRecord extends PrintedForm {
  /** The admission code: a sequential number could be enumerated. */
  id: string
  course: string
  father_mobile: string
  /** Whole rupees. */
  fees: number
  /** Names under /uploads/. */
  image_file: string
  signature_file: string
  /** Comma-separated: first major, second major, minor. */
  compulsory_subjects: string
  /** The admission session, like 2025-26 (our addition to the API's fields). */
  session: string
  /** The instant of submission, ISO 8601 (our addition to the API's fields). */
  submitted_at: string
}
