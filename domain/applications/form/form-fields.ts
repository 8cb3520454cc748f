import type { FieldTexts } from "../messages/fields.en.ts"
import type { FieldDefinition, FieldType, GroupHeading } from "./field-definition.ts"
import { type FieldName, formDefinition, type FormField, type StepId } from "./form-definition.ts"

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

/** The name of the list of suggestions for a field's text. */
export const suggestionsOf = (field: string) => byName.get(field)?.suggestions

/** Types that are never marked as optional: an empty field is an answer, or nobody fills it in. */
const unmarkedTypes: readonly FieldType[] = ["several", "tick", "agreement", "counted"]

/** The marks of fields that may be left empty: by everybody, or by those to whom they do not apply. */
export interface Marks {
  optional: string
  conditional: string
}

/** Whether a field came after the first version of the form. */
export const isAdditional = (field: string) => (byName.get(field)?.since ?? 1) > 1

/** Whether every session asks an additional field. */
export const isInEverySession = (field: string) => byName.get(field)?.isAlwaysAsked === true

/** The choice of a field before anybody has chosen: the first of an optional one. */
export const initialChoice = (field: string) => {
  const known = byName.get(field)
  return known?.type === "one" && known.optional === true ? known.choices?.[0] : undefined
}

/** Whether only some applicants fill in a field. */
export const isConditional = (field: string) => byName.get(field)?.only !== undefined

/** A field's label in a form, with the mark that says that it may be left empty. */
export const markedLabel = (field: string, { label, missing }: FieldTexts, marks: Marks) => {
  if (unmarkedTypes.includes(fieldTypeOf(field)) || initialChoice(field)) return label
  if (missing === undefined) return `${label} ${marks.optional}`
  return isConditional(field) ? `${label} ${marks.conditional}` : label
}

/** Types of which every field identifies a person: numbers of papers and accounts, phones, birth date, pictures. */
const sensitiveTypes: readonly FieldType[] = [
  "urn",
  "identity",
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

/** Fields shown together, under their own heading or directly under their step's heading. */
export interface FieldGroup {
  step: StepId
  heading: GroupHeading | undefined
  /** Shown closed until it is needed. */
  isFolded: boolean
  fields: FieldName[]
}

/** All fields of the form, in order, by step and heading, with the two percentages. */
export const fieldGroups: FieldGroup[] = formDefinition.flatMap(({ id, groups }) =>
  groups.map((group) => ({
    step: id,
    heading: "heading" in group ? group.heading : undefined,
    isFolded: "isFolded" in group,
    fields: group.fields.map(({ name }) => name),
  })),
)

/** The school of a schooling field. Both schools have the same labels, so a label alone needs the school in front. */
export const schoolOf = (field: string) => {
  const heading = fieldGroups.find(({ fields }) => (fields as string[]).includes(field))?.heading
  return heading === "highschool" || heading === "intermediate" ? heading : undefined
}

/** The five tabs of the form, in order, each with the names of the fields that the applicant fills in. */
export const steps = formDefinition.map(({ id, groups }) => ({
  id,
  fields: groups.flatMap(({ fields }) =>
    fields.filter(({ type }) => type !== "counted").map(({ name }): string => name),
  ),
}))

/** Five tabs, but six steps: the sixth is the printed sheet (specification 5.2). */
export const numberOfSteps = steps.length + 1

/** The index of the tab that contains a field. */
export const stepOfField = (field: string) =>
  Math.max(
    0,
    steps.findIndex((step) => step.fields.includes(field)),
  )

/** An additional field that a session asks. */
export interface AdditionalField {
  /** The name of the field. */
  field: string
  /** Whether those to whom it applies must fill it in. */
  is_required: boolean
}

/** The fields that a session may ask: those that came after the first version. The programme says which subjects. */
export const additionalFieldDefinitions: readonly FormFieldDefinition[] = formFields.filter(
  ({ since = 1, type, isAlwaysAsked }) =>
    since > 1 && !isAlwaysAsked && type !== "subject" && type !== "counted",
)

const askable = new Set<string>(additionalFieldDefinitions.map(({ name }) => name))

/** Whether a form has a field. A later one that is computed comes with the others of its group. */
export const isAsked = (
  { name, type, since = 1 }: FieldDefinition,
  additionalFields: readonly AdditionalField[],
) => {
  const has = (one: string) => additionalFields.some(({ field }) => field === one)
  if (askable.has(name)) return has(name)
  if (since === 1 || type !== "counted") return true
  return fieldGroups.some(({ fields }) => (fields as string[]).includes(name) && fields.some(has))
}

/** Whether a field must be filled in because the session says so. */
export const isRequiredBySession = (
  { name }: Pick<FieldDefinition, "name">,
  additionalFields: readonly AdditionalField[],
) => additionalFields.some(({ field, is_required }) => is_required && field === name)

/** The groups of a form with the fields that it asks. */
export const groupsOfForm = (additionalFields: readonly AdditionalField[]): FieldGroup[] => {
  const names = new Set(
    formFields.filter((field) => isAsked(field, additionalFields)).map(({ name }) => name),
  )
  return fieldGroups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => names.has(name)) }))
    .filter(({ fields }) => fields.length > 0)
}

/**
 * What a stored application was asked: what its session asks now, and what it holds from before. A field that it
 * lacks is not required: it was not when the form was sent.
 */
export const fieldsInUse = (
  form: Readonly<Record<string, unknown>>,
  additionalFields: readonly AdditionalField[],
): AdditionalField[] =>
  additionalFieldDefinitions
    .map(({ name }) => ({ name, isFilled: String(form[name] ?? "") !== "" }))
    .filter(
      ({ name, isFilled }) => isFilled || additionalFields.some(({ field }) => field === name),
    )
    .map(({ name, isFilled }) => ({
      field: name,
      is_required: isFilled && isRequiredBySession({ name }, additionalFields),
    }))

/** A stored form: the values by field name. */
export type StoredForm = Record<string, unknown>

export interface FormHistory {
  fields: readonly FieldDefinition[]
  /** What a version changed in a form of the version before, other than new fields, by version. */
  upgraders: Partial<Record<number, (form: StoredForm) => StoredForm>>
}

const history: FormHistory = { fields: formFields, upgraders: {} }

const versionOf = ({ fields, upgraders }: FormHistory) =>
  Math.max(1, ...fields.map(({ since = 1 }) => since), ...Object.keys(upgraders).map(Number))

/** The version of the fields of a new application. */
export const formVersion = versionOf(history)

/** The value of a field that was not asked when the form was stored. */
const emptyValue = ({ type }: FieldDefinition) => (type === "several" ? [] : "")

/**
 * A form as it would be stored today, from one stored with the fields of version `from`. Later fields that it lacks
 * are empty: they were not asked.
 */
export const upgradeForm = (form: StoredForm, from: number, { fields, upgraders } = history) => {
  const later = fields.filter(({ since = 1 }) => since > 1)
  const empty = Object.fromEntries(later.map((field) => [field.name, emptyValue(field)]))
  let upgraded = form
  for (let version = from + 1; version <= versionOf({ fields, upgraders }); version++) {
    upgraded = upgraders[version]?.(upgraded) ?? upgraded
  }
  return { ...empty, ...upgraded }
}
