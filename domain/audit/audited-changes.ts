import type { FieldName } from "../applications/form/form-definition.ts"
import { fieldOf, fieldTypeOf, isSensitive } from "../applications/form/form-fields.ts"

/** Changed fields, by name: the values before and after where the log shows them, else null. */
export type AuditedChanges = Readonly<
  Record<string, readonly [before: string, after: string] | null>
>

/** Fields of records besides those of the form. */
const otherShownFields = ["fee", "session", "semester"]

/** Types whose values come from a list. Unlike typed text, such a value does not identify a person. */
const chosenTypes = ["one", "several", "yes_no"]

/**
 * Whether the audit log shows the values of a changed field (specification 9.7): of the course, the subjects, the marks,
 * the fee, and of the answers that make a claim, such as the category. All other fields are personal data: the log outlives
 * the record, so it says only that they changed.
 */
export const isShownInAudit = (field: string) => {
  if (otherShownFields.includes(field)) return true
  const type = fieldTypeOf(field)
  if (["course", "subject", "marks", "counted"].includes(type)) return true
  const isClaim = chosenTypes.includes(type) && fieldOf(field as FieldName)?.claim !== undefined
  return isClaim && !isSensitive(field)
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? ""))

/** What an audit line says about changed fields: personal data by name only. */
export const auditedChangesOf = (
  fields: Record<string, { from: unknown; to: unknown }>,
): AuditedChanges =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { from, to }]) => [
      field,
      isShownInAudit(field) ? [textOf(from), textOf(to)] : null,
    ]),
  )

/** Reads a detail of an older line: as JSON, or the names of the fields with commas. */
export const parseAuditedChanges = (detail: string): AuditedChanges => {
  if (detail.startsWith("{")) return JSON.parse(detail) as AuditedChanges
  return Object.fromEntries(detail.split(", ").map((field) => [field, null]))
}
