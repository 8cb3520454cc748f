import type { ContentField, FieldSchema } from "./field-schema.ts"
import type { TextFormat } from "./field-types.ts"
import { formats } from "./text-formats.ts"

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const text = (value: unknown) => (typeof value === "string" ? value.trim() : (value ?? ""))

/** A Markdown text keeps its leading and trailing white space. */
const longText = (value: unknown) => (text(value) === "" ? "" : value)

/** Normalizes a formatted text. Invalid text stays unchanged, so that validation reports it. */
const inFormat = (format: TextFormat, typed: unknown) =>
  (typeof typed === "string" ? formats[format](typed) : undefined) ?? typed

/** Whether a value is empty at every depth. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === "" ||
  (isObject(value) && Object.values(value).every(isEmpty)) ||
  (Array.isArray(value) && value.length === 0)

const tidyFields = (fields: ContentField[], value: unknown) => {
  const given = isObject(value) ? value : {}
  const tidied = fields.map(
    (field) => [field.name, normalizeItem(field, given[field.name])] as const,
  )
  return Object.fromEntries(tidied.filter(([, part]) => part !== undefined))
}

const tidyWhole = (shape: FieldSchema, value: unknown): unknown => {
  const { kind, fields = [], entry } = shape
  if (shape.isBilingual) {
    const given = isObject(value) ? value : {}
    const read = kind === "markdown" ? longText : text
    return { en: read(given.en), hi: read(given.hi) }
  }
  switch (kind) {
    case "list":
      return Array.isArray(value) ? value.map((one) => normalizeItem(entry!, one)) : (value ?? [])
    case "group":
    case "picture":
    case "attachment":
      return tidyFields(fields, value)
    case "either": {
      const filled = fields.filter(({ name }) => isObject(value) && !isEmpty(text(value[name])))
      return tidyFields(filled.slice(0, 1), value)
    }
    case "yes_no":
      return value ?? false
    case "number":
    case "day":
    case "choice":
      return value === "" || value === null ? undefined : value
    default:
      return shape.format ? inFormat(shape.format, text(value)) : text(value)
  }
}

/**
 * Normalizes a posted item for its schema: removes unknown fields, trims texts, and drops optional parts that are
 * empty (forms send null or "" for them).
 */
export const normalizeItem = (shape: FieldSchema, value: unknown): unknown => {
  const tidied = tidyWhole(shape, value)
  return shape.isOptional && isEmpty(tidied) ? undefined : tidied
}
