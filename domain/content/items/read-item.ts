import * as z from "zod/mini"
import type { $ZodIssue, $ZodType } from "zod/v4/core"

import { type ContentField, type FieldSchema, fieldSchemaOf } from "../fields/field-schema.ts"
import type { TextFormat } from "../fields/field-types.ts"
import { formats } from "../fields/text-formats.ts"
import { type ItemError, type ItemErrors, ruleErrors } from "./item-errors.ts"

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

const tidyWhole = (fieldSchema: FieldSchema, value: unknown): unknown => {
  const { kind, fields = [], entry } = fieldSchema
  if (fieldSchema.isBilingual) {
    const given = isObject(value) ? value : {}
    const read = kind === "markdown" ? longText : text
    return { en: read(given.en), hi: read(given.hi) }
  }
  switch (kind) {
    case "list":
      return Array.isArray(value) ? value.map((item) => normalizeItem(entry!, item)) : (value ?? [])
    case "group":
    case "picture":
    case "attachment":
      return tidyFields(fields, value)
    case "either": {
      const filled = fields.filter(({ name }) => isObject(value) && !isEmpty(text(value[name])))
      return tidyFields(filled.slice(0, 1), value)
    }
    case "yes_no":
      return value ?? (fieldSchema.isOptional ? undefined : false)
    case "number":
    case "day":
    case "choice":
      return value === "" || value === null ? undefined : value
    default:
      return fieldSchema.format ? inFormat(fieldSchema.format, text(value)) : text(value)
  }
}

/**
 * Normalizes a posted item for its schema: removes unknown fields, trims texts, and drops optional parts that are
 * empty (forms send null or "" for them).
 */
const normalizeItem = (fieldSchema: FieldSchema, value: unknown): unknown => {
  const tidied = tidyWhole(fieldSchema, value)
  return fieldSchema.isOptional && isEmpty(tidied) ? undefined : tidied
}

const errorOf = (issue: $ZodIssue): ItemError => {
  switch (issue.code) {
    case "invalid_format":
      return issue.format === "date" ? "not_a_day" : "invalid"
    case "invalid_value":
      return "not_a_choice"
    case "invalid_type":
      return issue.expected === "int" ? "not_whole" : "invalid"
    case "too_big":
      return issue.origin === "array" ? "too_many" : "out_of_range"
    case "too_small":
      return "out_of_range"
    // A check of our own has the error as its message.
    case "custom":
      return issue.message as ItemError
    default:
      return "invalid"
  }
}

/** Parses a console form into an item to store, or returns its errors by path. A draft may lack one language. */
export const readItem = <Schema extends $ZodType>(
  schema: Schema,
  sent: unknown,
  isDraft = false,
): { item: z.infer<Schema> } | { errors: ItemErrors } => {
  const fieldSchema = fieldSchemaOf(schema)
  const tidied = normalizeItem(fieldSchema, sent)
  const errors = ruleErrors(fieldSchema, tidied, "", isDraft)
  const read = z.safeParse(schema, tidied)
  for (const issue of read.error?.issues ?? []) errors[issue.path.join(".")] ??= [errorOf(issue)]
  if (read.success && Object.keys(errors).length === 0) return { item: read.data }
  return { errors }
}
