import { findProgramme, firstYearOf } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { keepOffered } from "#domain/admission/subject-rules.ts"
import { applicationSchema } from "#domain/applications/application.ts"
import { withoutAwaitedMarks } from "#domain/applications/form/class-12-result.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import { type FieldErrors, fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import {
  type AdditionalField,
  fieldGroups,
  fieldTypeOf,
  formFields,
  subjectFields,
} from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { cgpa, isCgpaMaximum, percentage } from "#domain/applications/form/percentage.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import { everyYear } from "#domain/fields/numbers.ts"
import { normalizeLines, toAsciiDigits } from "#domain/fields/text.ts"
import type { UploadName } from "#domain/fields/uploads.ts"

const shownFields = ["course", ...fieldGroups.flatMap(({ fields }) => fields)].filter(
  (field) => fieldTypeOf(field) !== "picture",
)
const enteredFields = shownFields.filter((field) => fieldTypeOf(field) !== "counted")

/** The text of a field; "" for a list or a missing value. */
export const textValue = (values: FormValues, field: string) => {
  const value = values[field]
  return typeof value === "string" ? value : ""
}

const empty = (field: string) => {
  const kind = fieldTypeOf(field)
  if (kind === "several") return []
  return kind === "tick" || kind === "agreement" ? "no" : ""
}

export const emptyForm = (course: string): FormValues => ({
  ...Object.fromEntries(enteredFields.map((field) => [field, empty(field)])),
  course,
})

const dateTypes: readonly FieldType[] = ["day", "certificate_date"]

/** Stored values as they are typed; dates become day-first. */
export const formInputOf = (stored: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    enteredFields.map((field) => {
      const value = (stored[field] ?? empty(field)) as FormValues[string]
      return [field, dateTypes.includes(fieldTypeOf(field)) ? dayFirst(String(value)) : value]
    }),
  )

const maximumIn = (values: FormValues, school: "highschool" | "i"): FormValues => {
  const field = `${school}_maxmarks`
  return isCgpaMaximum(values, field) ? { [field]: cgpa.maximum } : {}
}

/** Clears subjects that are no longer offered after a change, and fills in the maximum of a CGPA. */
export const settled = (values: FormValues, session: NamedSession): FormValues => {
  const programme = findProgramme(session, textValue(values, "course"))
  const marks = { ...maximumIn(values, "highschool"), ...maximumIn(values, "i") }
  if (!programme) return { ...values, ...marks }
  const chosen = subjectFields.map((field) => [field, textValue(values, field)])
  return { ...values, ...marks, ...keepOffered(programme, Object.fromEntries(chosen)) }
}

const percentageIn = (values: FormValues, school: "highschool" | "i") =>
  percentage(
    toAsciiDigits(textValue(values, `${school}_obtmarks`)),
    toAsciiDigits(textValue(values, `${school}_maxmarks`)),
    textValue(values, `${school}_grading`),
  )

/** The values with computed fields: copied address and percentages; without the marks of a result that is awaited. */
export const withComputedFields = (typed: FormValues): FormValues => {
  const values = withoutAwaitedMarks(typed)
  return {
    ...values,
    p_address: textValue(
      values,
      textValue(values, "same_as_correspondence") === "yes" ? "c_address" : "p_address",
    ),
    highschool_percentage: percentageIn(values, "highschool"),
    i_percentage: percentageIn(values, "i"),
  }
}

const comparable = (value: FormValues[string] | undefined) =>
  Array.isArray(value) ? value.toSorted().join() : normalizeLines(value)

const differ = (before: FormValues, after: FormValues) => (field: string) =>
  comparable(before[field]) !== comparable(after[field])

/** The typed values that differ, in the format of the API. */
export const changedValues = (before: FormValues, after: FormValues): FormValues =>
  Object.fromEntries(
    enteredFields.filter(differ(before, after)).map((field) => [field, after[field] ?? ""]),
  )

/** All changes for display, in form order, including those of computed fields. */
export const changesBetween = (before: FormValues, after: FormValues) => {
  const [from, to] = [withComputedFields(before), withComputedFields(after)]
  return shownFields
    .filter(differ(from, to))
    .map((field) => ({ field, from: from[field], to: to[field] }))
}

const sealed = ["aadhar_no", "bank_account"]

/**
 * Validation errors by the server's own rules on `day` (ISO), in a session. Ignores encrypted numbers that are still masked as
 * before.
 */
export const errorsIn = (
  values: FormValues,
  day: string,
  { programmes, label }: NamedSession,
  before: FormValues,
  additionalFields: readonly AdditionalField[],
): FieldErrors => {
  // Only the server knows whether the settings require the URN, and which years the session accepts.
  const firstYear = firstYearOf(label)
  const rules = { isUrnRequired: false, years: everyYear, firstYear, additionalFields, programmes }
  const result = applicationSchema(day, rules).safeParse(values)
  if (result.success) return {}
  const isMasked = (field: string) =>
    sealed.includes(field) && textValue(before, field) !== "" && values[field] === before[field]
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(result.error.issues)).filter(([field]) => !isMasked(field)),
  )
}

/** Numbers of identity papers and accounts. */
const numberTypes: readonly FieldType[] = ["identity", "account", "apaar", "udid", "otr"]

const fieldsWithoutDraft = new Set<string>([
  // The signature under the declaration is looked at again before the form is sent.
  "agreed_to_declaration",
  ...formFields
    .filter(({ type, sensitive }) => sensitive || numberTypes.includes(type))
    .map(({ name }) => name),
])

/** The values that a draft of a form keeps in this browser. */
export const draftValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fieldsWithoutDraft.has(name)))

export type PaperPictures = { [Name in UploadName]?: File | undefined }

/** Multipart body of a form, with the public form's field names. */
export const paperFormBody = (
  values: FormValues,
  pictures: PaperPictures,
  submissionKey: string,
) => {
  const body = new FormData()
  body.set("submission_key", submissionKey)
  for (const [field, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const item of value) body.append(`${field}[]`, item)
    else body.set(field, value)
  }
  for (const [name, file] of Object.entries(pictures)) {
    if (file) body.set(name, file)
  }
  return body
}
