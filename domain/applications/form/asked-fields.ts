import type { FieldDefinition } from "./field-definition.ts"
import { type FieldGroup, fieldGroups } from "./field-groups.ts"
import { type FormFieldDefinition, formFields } from "./field-types.ts"

/** A later field that a session asks. */
export interface AskedField {
  /** The name of the field. */
  field: string
  /** Whether those to whom it applies must fill it in. */
  is_required: boolean
}

/** The fields that a session may ask: those that came after the first version. The programme says which subjects. */
export const askableFields: readonly FormFieldDefinition[] = formFields.filter(
  ({ since = 1, type }) => since > 1 && type !== "subject" && type !== "counted",
)

const askable = new Set<string>(askableFields.map(({ name }) => name))

/** Whether a form has a field. A later one that is computed comes with the others of its group. */
export const isAsked = (
  { name, type, since = 1 }: FieldDefinition,
  asked: readonly AskedField[],
) => {
  const has = (one: string) => asked.some(({ field }) => field === one)
  if (askable.has(name)) return has(name)
  if (since === 1 || type !== "counted") return true
  return fieldGroups.some(({ fields }) => (fields as string[]).includes(name) && fields.some(has))
}

/** Whether a field must be filled in because the session says so. */
export const isRequiredBySession = (
  { name }: Pick<FieldDefinition, "name">,
  asked: readonly AskedField[],
) => asked.some(({ field, is_required }) => is_required && field === name)

/** The groups of a form with the fields that it asks. */
export const askedGroups = (asked: readonly AskedField[]): FieldGroup[] => {
  const names = new Set(formFields.filter((field) => isAsked(field, asked)).map(({ name }) => name))
  return fieldGroups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => names.has(name)) }))
    .filter(({ fields }) => fields.length > 0)
}

/**
 * What a stored application was asked: what its session asks now, and what it holds from before. A field that it
 * lacks is not required: it was not when the form was sent.
 */
export const askedOf = (
  form: Readonly<Record<string, unknown>>,
  asked: readonly AskedField[],
): AskedField[] =>
  askableFields
    .map(({ name }) => ({ name, isFilled: String(form[name] ?? "") !== "" }))
    .filter(({ name, isFilled }) => isFilled || asked.some(({ field }) => field === name))
    .map(({ name, isFilled }) => ({
      field: name,
      is_required: isFilled && isRequiredBySession({ name }, asked),
    }))
