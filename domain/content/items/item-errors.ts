import type { ContentField, FieldSchema } from "../fields/field-schema.ts"
import { isAttachmentName, isPictureName, type TextFormat } from "../fields/field-types.ts"
import { formats } from "../fields/text-formats.ts"
import { languages } from "../languages.ts"
import { fixedPages, plainPath } from "../paths.ts"

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
  | "not_whole"
  | "used_twice"
  | "not_in_order"
  | "unknown_subject"
  | "no_first_major"
  | "without_question"
  | `not_${TextFormat}`

/** Errors by path in the item ("title.hi", "entries.0.link"). */
export type ItemErrors = Record<string, ItemError[]>

/** Rejects script links, and protocol-relative links (//host) to another site. */
const safeLink = /^(?:\/(?![/\\])\S*|https?:\/\/[^\s/]\S*|mailto:\S+|tel:\+?\d[\d-]*)$/i
export const isSafeLink = (link: string) => safeLink.test(link)

const pagePath = /^(?:\/[\w-]+)+\/?$/
const taken = new Set(fixedPages.map((page) => plainPath(page.path)))
/** Paths reserved by the server or the site: a page published there would never be shown. */
const reserved =
  /^\/(?:hi|api|console|office|student|card|admission-form|admission-status|notices|events|search|site-map|privacy-policy|terms-and-conditions|uploads|media|pictures|videos|icons|assets|healthz|readyz|metrics)(?:\/|$)/

const ofPath = (path: string): ItemError | undefined => {
  if (!pagePath.test(path)) return "not_a_path"
  const plain = plainPath(path)
  return taken.has(plain) || reserved.test(plain) ? "path_taken" : undefined
}

/** Checks that the schema does not make. */
const ofText = ({ kind, choices, format }: FieldSchema, text: string): ItemError | undefined => {
  if (kind === "path") return ofPath(text)
  if (choices && !choices.includes(text)) return "not_a_choice"
  if (format && formats[format](text) === undefined) return `not_${format}`
  return kind === "link" && !isSafeLink(text) ? "not_a_link" : undefined
}

const ofFile = (kind: FieldSchema["kind"], file: unknown): ItemError | undefined => {
  const name = typeof file === "string" ? file : ""
  if (kind === "picture" && !isPictureName(name)) return "choose_a_picture"
  return kind === "attachment" && !isAttachmentName(name) ? "choose_a_file" : undefined
}

const at = (place: string, name: string | number) => (place ? `${place}.${name}` : String(name))

const only = (place: string, error: ItemError | undefined): ItemErrors =>
  error ? { [place]: [error] } : {}

const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

const ofFields = (
  fields: ContentField[],
  value: unknown,
  place: string,
  isDraft: boolean,
): ItemErrors =>
  Object.assign(
    {},
    ...fields.map((field) =>
      ruleErrors(field, partsOf(value)[field.name], at(place, field.name), isDraft),
    ),
  )

/**
 * Rules that apply only on saving, so that old items can still be read: missing texts, unsafe links, files that were
 * not chosen. A draft may lack one language of a text. `value` must come from `normalizeItem`.
 */
export const ruleErrors = (
  fieldSchema: FieldSchema,
  value: unknown,
  place = "",
  isDraft = false,
): ItemErrors => {
  const { kind, fields = [], entry } = fieldSchema
  if (value === undefined || value === "") {
    return fieldSchema.isRequired ? { [place]: ["missing"] } : {}
  }
  if (fieldSchema.isBilingual) {
    if (!fieldSchema.isRequired) return {}
    const empty = languages.filter((language) => partsOf(value)[language] === "")
    if (isDraft && empty.length === 1) return {}
    return Object.fromEntries(empty.map((language) => [at(place, language), ["missing"]]))
  }
  if (typeof value === "string") return only(place, ofText(fieldSchema, value))
  if (kind === "list") {
    if (!Array.isArray(value)) return {}
    return Object.assign(
      {},
      ...value.map((item, index) => ruleErrors(entry!, item, at(place, index), isDraft)),
    )
  }
  if (kind === "either") {
    const filled = fields.filter(({ name }) => name in partsOf(value))
    return filled.length === 1 ? ofFields(filled, value, place, isDraft) : { [place]: ["missing"] }
  }
  const isFile = kind === "picture" || kind === "attachment"
  const checked = isFile ? fields.filter(({ name }) => name !== "file") : fields
  return {
    ...(isFile && only(at(place, "file"), ofFile(kind, partsOf(value).file))),
    ...ofFields(checked, value, place, isDraft),
  }
}
