import type { FieldSchema } from "../field-schema.ts"
import { type Language, languages } from "../languages.ts"
import { checkLinkText, checkText, isInCapitals, type TextToken } from "./check-text.ts"
import type { Finding } from "./findings.ts"

interface Sources {
  /** Parses a Markdown text. */
  parse: (markdown: string) => readonly TextToken[]
  /** The files of the linked PDFs that have no tags. */
  untagged: ReadonlySet<string>
}

const at = (place: string, name: string | number) => (place ? `${place}.${name}` : String(name))
const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** The files of uploaded PDFs that an item attaches, or links to in its texts. */
export const linkedPdfs = (item: unknown) => [
  ...new Set(JSON.stringify(item ?? null).match(/media\/[0-9a-f]{32}\.pdf/g)),
]

const checkMarkdown = (text: string, { parse, untagged }: Sources) => [
  ...checkText(parse(text)),
  ...linkedPdfs(text)
    .filter((file) => untagged.has(file))
    .map((file) => ({ rule: "pdf_untagged" as const, text: file })),
]

const checkWritten = (field: FieldSchema, text: string, sources: Sources, isLink: boolean) => {
  if (field.kind === "markdown") return checkMarkdown(text, sources)
  if (isLink && text.trim() !== "") return checkLinkText(text)
  return isInCapitals(text.trim()) ? [{ rule: "capitals" as const, text: text.trim() }] : []
}

/** The names of a link are the titles beside it. */
const isLinkTitle = (fields: readonly { name: string; kind: string }[], name: string) =>
  name === "title" && fields.some(({ kind }) => kind === "link")

/** A picture of slides has their caption above it. */
const checkPicture = (value: unknown, place: string, isCaptioned: boolean): Finding[] => {
  const { file, alt } = partsOf(value)
  if (typeof file !== "string" || file === "") return []
  const texts = partsOf(alt)
  const isDescribed = languages.some((language) => String(texts[language] ?? "").trim() !== "")
  return [
    ...(isDescribed ? [] : [{ rule: "alt_missing" as const, place: at(place, "alt"), text: "" }]),
    ...(isCaptioned ? [{ rule: "text_in_picture" as const, place, text: "" }] : []),
  ]
}

/** A video file of the college has captions, or says that there is nothing to hear. Captions of videos on other sites are not checked. */
const checkCaptions = (fields: FieldSchema["fields"] = [], value: unknown): Finding[] => {
  const captions = fields.filter(({ kind }) => kind === "captions")
  const { source, is_silent, ...item } = partsOf(value)
  const { file } = partsOf(source)
  if (captions.length === 0 || !file || is_silent === true) return []
  const hasAny = captions.some(({ name }) => item[name])
  return hasAny ? [] : [{ rule: "captions_missing", place: captions[0]!.name, text: "" }]
}

const checkField = (
  field: FieldSchema,
  value: unknown,
  place: string,
  sources: Sources,
  isLink = false,
): Finding[] => {
  const { kind, fields = [], entry } = field
  if (field.isBilingual) {
    const texts = partsOf(value)
    const written = (language: Language) => String(texts[language] ?? "")
    return languages.flatMap((language) =>
      checkWritten(field, written(language), sources, isLink).map((found) => ({
        ...found,
        place: at(place, language),
      })),
    )
  }
  if (kind === "list")
    return (Array.isArray(value) ? value : []).flatMap((item, index) =>
      checkField(entry!, item, at(place, index), sources),
    )
  if (kind === "attachment" || kind === "pdf") {
    const { file } = partsOf(value)
    const isUntagged = typeof file === "string" && sources.untagged.has(file)
    return isUntagged ? [{ rule: "pdf_untagged", place, text: file }] : []
  }
  const isCaptioned = fields.some(({ name }) => name === "caption")
  return fields.flatMap(({ name, ...part }) => {
    const inner = partsOf(value)[name]
    if (part.kind === "picture") return checkPicture(inner, at(place, name), isCaptioned)
    return checkField(part, inner, at(place, name), sources, isLinkTitle(fields, name))
  })
}

/** The findings of an item, in the order of its fields. `fields` are those of its collection. */
export const checkItem = (
  fields: NonNullable<FieldSchema["fields"]>,
  item: unknown,
  sources: Sources,
): Finding[] => [
  ...checkField(
    { kind: "group", isBilingual: false, isRequired: true, isOptional: false, fields },
    item,
    "",
    sources,
  ),
  ...checkCaptions(fields, item),
]
