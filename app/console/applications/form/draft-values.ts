import type { FieldType } from "#domain/applications/form/field-definition.ts"
import { formFields } from "#domain/applications/form/field-types.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"

/** Numbers of identity papers and accounts. */
const numberTypes: readonly FieldType[] = ["aadhaar", "account", "apaar", "udid", "otr"]

const neverKept = new Set<string>([
  // The signature under the declaration is looked at again before the form is sent.
  "agreed_to_declaration",
  ...formFields
    .filter(({ type, sensitive }) => sensitive || numberTypes.includes(type))
    .map(({ name }) => name),
])

/** The values that a draft of a form keeps in this browser. */
export const draftValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !neverKept.has(name)))
