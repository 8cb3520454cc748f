import type { ContentField } from "./field-schema.ts"

/**
 * The settings that editors change: the announcement on the home page, and the admission notice of the start page.
 * All others are for administrators (domain/staff/permissions.ts).
 */
const announcementFields = [
  ["announcement"],
  ["admission", "eligibility"],
  ["admission", "urn_help"],
] as const satisfies readonly (readonly string[])[]

/** Of the fields of the settings, those that editors change. */
export const onlyAnnouncement = (fields: readonly ContentField[]): ContentField[] =>
  fields.flatMap((field) => {
    const inner = announcementFields.filter(([name]) => name === field.name).map(([, name]) => name)
    if (inner.length === 0) return []
    if (!field.fields || field.isBilingual) return [field]
    return [{ ...field, fields: field.fields.filter(({ name }) => inner.includes(name as never)) }]
  })

type Parts = Record<string, unknown>
const partsOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Parts

/** The settings with an editor's announcement and admission notice; whatever else was sent is left out. */
export const withAnnouncement = (settings: object, sent: unknown): Parts => {
  const merged: Parts = { ...settings }
  for (const [name, inner] of announcementFields) {
    const input = partsOf(sent)[name]
    merged[name] =
      inner === undefined ? input : { ...partsOf(merged[name]), [inner]: partsOf(input)[inner] }
  }
  return merged
}
