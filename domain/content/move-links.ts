import type { FieldSchema } from "./field-schema.ts"
import { languages } from "./languages.ts"
import { plainPath } from "./paths.ts"

/** What ends a path in a link: nothing, a query, a fragment, or the end of a Markdown link. */
const linkTo = (path: string) => new RegExp(`^(/hi)?${plainPath(path)}/?(?=$|[?#])`, "i")
const markdownLinkTo = (path: string) =>
  new RegExp(
    String.raw`(\]\(\s*<?|^ {0,3}\[[^\]]*\]:\s*<?)(/hi)?${plainPath(path)}/?(?=[\s)>?#]|$)`,
    "gim",
  )

interface Move {
  link: RegExp
  markdown: RegExp
  to: string
  /** The links that were found. */
  count: number
}

const inMarkdown = (move: Move, text: string) =>
  text.replaceAll(move.markdown, (_, before: string, language = "") => {
    move.count++
    return `${before}${language}${move.to}`
  })

const inLink = (move: Move, link: string) =>
  link.replace(move.link, (_, language = "") => {
    move.count++
    return `${language}${move.to}`
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const moved = (move: Move, { kind, fields = [], entry }: FieldSchema, value: unknown): unknown => {
  if (typeof value === "string" && kind === "link") return inLink(move, value)
  if (kind === "list" && Array.isArray(value)) return value.map((one) => moved(move, entry!, one))
  if (!isRecord(value)) return value
  const parts: Record<string, unknown> = { ...value }
  if (kind === "markdown") {
    for (const language of languages) parts[language] = inMarkdown(move, String(value[language]))
    return parts
  }
  for (const { name, ...schema } of fields)
    if (name in parts) parts[name] = moved(move, schema, parts[name])
  return parts
}

/**
 * An item with its links to one page of the site leading to another path, and their number: those of link fields and of
 * Markdown texts, in any letter case, with their query and fragment.
 */
export const moveLinks = <Item>(schema: FieldSchema, item: Item, from: string, to: string) => {
  const move = { link: linkTo(from), markdown: markdownLinkTo(from), to, count: 0 }
  // The fields of an item stay what they were.
  const result = moved(move, schema, item) as Item
  return { item: result, count: move.count }
}

/** How many links of an item lead to a page. */
export const countLinks = (schema: FieldSchema, item: unknown, path: string) =>
  moveLinks(schema, item, path, path).count
