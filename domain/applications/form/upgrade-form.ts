import type { FieldDefinition } from "./field-definition.ts"
import { formFields } from "./field-types.ts"

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
