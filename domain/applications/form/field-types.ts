import type { FieldTexts } from "../messages/fields.en.ts"
import type { FieldDefinition, FieldType } from "./field-definition.ts"
import { type FieldName, type FormField, formDefinition } from "./form-definition.ts"

/** The definition of a field of the form. */
export type FormFieldDefinition = FieldDefinition & { name: FieldName }

/** All fields of the form, in order. */
export const formFields: readonly FormFieldDefinition[] = formDefinition.flatMap(({ groups }) =>
  groups.flatMap(({ fields }) => [...fields]),
)

const byName = new Map<string, FormFieldDefinition>(formFields.map((field) => [field.name, field]))

export const fieldOf = (name: FieldName) => byName.get(name)!

export type SubjectField = Extract<FormField, { type: "subject" }>["name"]

/** The fields in which a subject is chosen. Each programme says which of them it asks (domain/admission/programme-schema.ts). */
export const subjectFields = formFields
  .filter(({ type }) => type === "subject")
  .map(({ name }) => name as SubjectField)

type ChoiceField = Extract<FormField, { choices: readonly string[] }>

/** The values of each choice field of the form (specification 4.1, 4.2). */
export const choices = Object.fromEntries(
  formFields.flatMap((field) => (field.choices ? [[field.name, field.choices]] : [])),
) as { [Of in ChoiceField as Of["name"]]: Of["choices"] }

export type FormCategory = (typeof choices.category)[number]

/** The type of a form field; "line" for fields not listed. */
export const fieldTypeOf = (field: string): FieldType =>
  byName.get(field)?.type ?? (field === "course" ? "course" : "line")

/** Types that are never marked as optional: an empty field is an answer, or nobody fills it in. */
const unmarkedTypes: readonly FieldType[] = ["several", "tick", "agreement", "counted"]

/** The marks of fields that may be left empty: by everybody, or by those to whom they do not apply. */
export interface Marks {
  optional: string
  conditional: string
}

/** Whether a field came after the first version of the form. */
export const isLater = (field: string) => (byName.get(field)?.since ?? 1) > 1

/** Whether only some applicants fill in a field. */
export const isConditional = (field: string) => byName.get(field)?.only !== undefined

/** A field's label in a form, with the mark that says that it may be left empty. */
export const markedLabel = (field: string, { label, missing }: FieldTexts, marks: Marks) => {
  if (unmarkedTypes.includes(fieldTypeOf(field))) return label
  if (missing === undefined) return `${label} ${marks.optional}`
  return isConditional(field) ? `${label} ${marks.conditional}` : label
}

/** Types of which every field identifies a person: numbers of papers and accounts, phones, birth date, pictures. */
const sensitiveTypes: readonly FieldType[] = [
  "urn",
  "aadhaar",
  "account",
  "ifsc",
  "phone",
  "day",
  "apaar",
  "udid",
  "otr",
  "picture",
]

/** Whether a field's value may be stored only on the applicant's own device (specification 5.3). */
export const isSensitive = (field: string) => {
  const definition = byName.get(field)
  return (
    definition !== undefined && (definition.sensitive || sensitiveTypes.includes(definition.type))
  )
}
