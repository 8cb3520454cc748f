import * as z from "zod/mini"
import type { $ZodIssue, $ZodType } from "zod/v4/core"

import { type ContentField, type FieldSchema, fieldSchemaOf } from "./field-schema.ts"
import {
  isAttachmentName,
  isCaptionsName,
  isPictureName,
  isVideoName,
  type TextFormat,
} from "./field-types.ts"
import { type Language, languages } from "./languages.ts"
import { fixedPages, plainPath, slugOf } from "./paths.ts"
import { formats } from "./text-formats.ts"

/** An error of a value: a message key of the console. */
export type ItemError =
  | "missing"
  | "invalid"
  | "not_a_day"
  | "not_a_choice"
  | "out_of_range"
  | "too_many"
  | "not_a_link"
  | "not_a_path"
  | "path_taken"
  | "choose_a_picture"
  | "choose_a_file"
  | "choose_a_video"
  | "choose_captions"
  | "not_whole"
  | "used_twice"
  | "not_in_order"
  | "unknown_subject"
  | "no_first_major"
  | "without_question"
  | "unknown_slot"
  | "low_contrast"
  | "too_long"
  | "ends_before_it_begins"
  | `not_${TextFormat}`

/** Errors by path in the item ("title.hi", "entries.0.link"). */
export type ItemErrors = Record<string, ItemError[]>

/** Rejects script links, and protocol-relative links (//host) to another site. */
const safeLink = /^(?:\/(?![/\\])\S*|https?:\/\/[^\s/]\S*|mailto:\S+|tel:\+?\d[\d-]*)$/i
export const isSafeLink = (link: string) => safeLink.test(link)

/** An address of another site without its scheme: a host name, and what follows it. */
const withoutScheme = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i
/** The name of a file ends like a host name. */
const fileName = /^[^/]+\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|gif|html?|zip|txt)$/i
const mailAddress = /^[^\s@/:]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i

/** A typed link with the scheme that it lacks: www.example.org, office@example.org. Others stay as they are. */
export const completeLink = (typed: string) => {
  const link = typed.trim()
  if (mailAddress.test(link)) return `mailto:${link}`
  return withoutScheme.test(link) && !fileName.test(link) ? `https://${link}` : link
}

const pagePath = /^(?:\/[\w-]+)+\/?$/
const usedPaths = new Set(fixedPages.map((page) => plainPath(page.path)))
/** Paths reserved by the server or the site: a page published there would never be shown. */
const reserved =
  /^\/(?:hi|api|console|office|student|card|admission-form|admission-status|notices|events|gallery\/photo|search|site-map|uploads|media|pictures|videos|sample-documents|icons|assets|healthz|readyz|metrics)(?:\/|$)/

/** Why a page cannot have a path, whatever other pages there are. */
const ofPath = (path: string): ItemError | undefined => {
  if (!pagePath.test(path)) return "not_a_path"
  const plain = plainPath(path)
  return usedPaths.has(plain) || reserved.test(plain) ? "path_taken" : undefined
}

/** A free path for a page with this title: /alumni, /alumni-2 ... "" if the title has no letters. `taken` are normalised by `plainPath`. */
export const suggestPath = (title: string, taken: ReadonlySet<string>) => {
  const slug = slugOf(title)
  if (slug === "") return ""
  for (let number = 1; ; number++) {
    const path = number === 1 ? `/${slug}` : `/${slug}-${number}`
    if (!taken.has(path) && !ofPath(path)) return path
  }
}

/** Checks that the schema does not make. */
const ofText = ({ kind, choices, format }: FieldSchema, text: string): ItemError | undefined => {
  if (kind === "path") return ofPath(text)
  if (kind === "video" && !isVideoName(text)) return "choose_a_video"
  if (kind === "captions" && !isCaptionsName(text)) return "choose_captions"
  if (choices && !choices.includes(text)) return "not_a_choice"
  if (format && formats[format](text) === undefined) return `not_${format}`
  return kind === "link" && !isSafeLink(text) ? "not_a_link" : undefined
}

const ofFile = (kind: FieldSchema["kind"], file: unknown): ItemError | undefined => {
  const name = typeof file === "string" ? file : ""
  if (kind === "picture" && !isPictureName(name)) return "choose_a_picture"
  const isPdf = kind === "attachment" || kind === "pdf"
  return isPdf && !isAttachmentName(name) ? "choose_a_file" : undefined
}

const at = (place: string, name: string | number) => (place ? `${place}.${name}` : String(name))

const only = (place: string, error: ItemError | undefined): ItemErrors =>
  error ? { [place]: [error] } : {}

const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** Days before the day that they follow. ISO days compare as texts. */
const dayErrors = (fields: ContentField[], parts: Record<string, unknown>, place: string) =>
  fields.flatMap(({ name, notBefore }) => {
    const [day, first] = [parts[name], parts[notBefore ?? ""]]
    const isWrong = typeof day === "string" && typeof first === "string" && day < first
    return isWrong ? [only(at(place, name), "ends_before_it_begins")] : []
  })

/** The languages that a text needs. */
export interface LanguageRule {
  /** The first language of the editors (specification 9.4). */
  first: Language
  /** Whether the item is new: its texts are in the first language at least. Those of others are in either one. */
  isNew: boolean
}

const eitherLanguage: LanguageRule = { first: "en", isNew: false }

/** A text that is needed, in no language or not in the first one. */
const languageError = (value: unknown, place: string, { first, isNew }: LanguageRule) => {
  const needed = isNew ? [first] : languages
  const isWritten = needed.some((language) => partsOf(value)[language] !== "")
  return only(at(place, first), isWritten ? undefined : "missing")
}

const ofFields = (
  fields: ContentField[],
  value: unknown,
  place: string,
  rule: LanguageRule,
): ItemErrors =>
  Object.assign(
    {},
    ...fields.map((field) =>
      ruleErrors(field, partsOf(value)[field.name], at(place, field.name), rule),
    ),
    ...dayErrors(fields, partsOf(value), place),
  )

/**
 * Rules that apply only on saving, so that old items can still be read: missing texts, unsafe links, files that were
 * not chosen. `value` must come from `normalizeItem`.
 */
const ruleErrors = (
  fieldSchema: FieldSchema,
  value: unknown,
  place: string,
  rule: LanguageRule,
): ItemErrors => {
  const { kind, fields = [], entry } = fieldSchema
  if (value === undefined || value === "") {
    return fieldSchema.isRequired ? { [place]: ["missing"] } : {}
  }
  if (fieldSchema.isBilingual)
    return fieldSchema.isRequired ? languageError(value, place, rule) : {}
  if (typeof value === "string") return only(place, ofText(fieldSchema, value))
  if (kind === "list") {
    if (!Array.isArray(value)) return {}
    return Object.assign(
      {},
      ...value.map((item, index) => ruleErrors(entry!, item, at(place, index), rule)),
    )
  }
  if (kind === "either") {
    const present = fields.filter(({ name }) => name in partsOf(value))
    return present.length === 1 ? ofFields(present, value, place, rule) : { [place]: ["missing"] }
  }
  const isFile = kind === "picture" || kind === "attachment" || kind === "pdf"
  const checked = isFile ? fields.filter(({ name }) => name !== "file") : fields
  return {
    ...(isFile && only(at(place, "file"), ofFile(kind, partsOf(value).file))),
    ...ofFields(checked, value, place, rule),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const text = (value: unknown) => (typeof value === "string" ? value.trim() : (value ?? ""))

/** A Markdown text keeps its leading and trailing white space. */
const longText = (value: unknown) => (text(value) === "" ? "" : value)

/** Normalizes a formatted text. Invalid text stays unchanged, so that validation reports it. */
const inFormat = (format: TextFormat, input: unknown) =>
  (typeof input === "string" ? formats[format](input) : undefined) ?? input

/** Whether a value is empty at every depth. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === "" ||
  (isObject(value) && Object.values(value).every(isEmpty)) ||
  (Array.isArray(value) && value.length === 0)

const tidyFields = (fields: ContentField[], value: unknown) => {
  const record = isObject(value) ? value : {}
  const tidied = fields.map(
    (field) => [field.name, normalizeItem(field, record[field.name])] as const,
  )
  return Object.fromEntries(tidied.filter(([, part]) => part !== undefined))
}

const tidyWhole = (fieldSchema: FieldSchema, value: unknown): unknown => {
  const { kind, fields = [], entry } = fieldSchema
  if (fieldSchema.isBilingual) {
    const record = isObject(value) ? value : {}
    const read = kind === "markdown" ? longText : text
    return { en: read(record.en), hi: read(record.hi) }
  }
  switch (kind) {
    case "list":
      return Array.isArray(value) ? value.map((item) => normalizeItem(entry!, item)) : (value ?? [])
    case "group":
    case "picture":
    case "attachment":
    case "pdf":
      return tidyFields(fields, value)
    case "either": {
      const present = fields.filter(({ name }) => isObject(value) && !isEmpty(text(value[name])))
      return tidyFields(present.slice(0, 1), value)
    }
    case "link":
      return typeof value === "string" ? completeLink(value) : (value ?? "")
    case "yes_no":
      return value ?? (fieldSchema.isOptional ? undefined : false)
    case "number":
    case "day":
    case "choice":
    case "reference":
      return value === "" || value === null ? undefined : value
    default:
      return fieldSchema.format ? inFormat(fieldSchema.format, text(value)) : text(value)
  }
}

/**
 * Normalizes a posted item for its schema: removes unknown fields, trims texts, and drops optional parts that are
 * empty (forms send null or "" for them).
 */
export const normalizeItem = (fieldSchema: FieldSchema, value: unknown): unknown => {
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

/** Parses a console form into an item to store, or returns its errors by path. A text may lack one language. */
export const readItem = <Schema extends $ZodType>(
  schema: Schema,
  sent: unknown,
  rule = eitherLanguage,
): { item: z.infer<Schema> } | { errors: ItemErrors } => {
  const fieldSchema = fieldSchemaOf(schema)
  const tidied = normalizeItem(fieldSchema, sent)
  const errors = ruleErrors(fieldSchema, tidied, "", rule)
  const read = z.safeParse(schema, tidied)
  for (const issue of read.error?.issues ?? []) errors[issue.path.join(".")] ??= [errorOf(issue)]
  if (read.success && Object.keys(errors).length === 0) return { item: read.data }
  return { errors }
}
