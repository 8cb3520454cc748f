import type { TextBlock } from "../text-blocks.ts"
import type { Finding } from "./findings.ts"

/** What the rules need of a token of markdown-it; the domain imports no library. */
export interface TextToken {
  type: string
  tag: string
  content: string
  children: TextToken[] | null
  meta: unknown
  attrGet: (name: string) => string | number | null
}

type Found = Omit<Finding, "place">

/** Link texts that say nothing without the sentence around them, as `plainWords` writes them. */
const vague: ReadonlySet<string> = new Set([
  "click",
  "click here",
  "here",
  "this link",
  "link",
  "more",
  "read more",
  "see more",
  "know more",
  "view",
  "view more",
  "details",
  "download",
  "यहाँ",
  "यहां",
  "यहाँ क्लिक करें",
  "यहां क्लिक करें",
  "क्लिक करें",
  "इस लिंक पर क्लिक करें",
  "लिंक",
  "देखें",
  "यहाँ देखें",
  "यहां देखें",
  "और पढ़ें",
  "अधिक पढ़ें",
  "और देखें",
  "अधिक जानकारी",
  "विवरण",
  "डाउनलोड",
  "डाउनलोड करें",
])

const plainWords = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()

const address = /^(?:https?:\/\/|www\.)\S+$/i

/** What is wrong with the text of a link; nothing with one that names its target. */
export const checkLinkText = (text: string): Found[] => {
  const shown = text.trim()
  if (shown === "") return [{ rule: "link_empty", text: "" }]
  if (address.test(shown)) return [{ rule: "link_address", text: shown }]
  return vague.has(plainWords(shown.normalize("NFD"))) || vague.has(plainWords(shown))
    ? [{ rule: "link_vague", text: shown }]
    : []
}

/** The words that a reader gets of inline tokens: of a picture its description. */
const wordsOf = (tokens: readonly TextToken[]) =>
  tokens.map(({ type, content }) => (type.endsWith("break") ? " " : content)).join("")

const checkInline = (tokens: readonly TextToken[]): Found[] => {
  const found: Found[] = tokens
    .filter(({ type, content }) => type === "image" && content.trim() === "")
    .map((image) => ({ rule: "alt_missing", text: String(image.attrGet("src") ?? "") }))
  for (const [index, { type }] of tokens.entries()) {
    if (type !== "link_open") continue
    const end = tokens.findIndex((token, at) => at > index && token.type === "link_close")
    const inner = tokens.slice(index + 1, end)
    // A picture alone names its link by its description, which another rule asks for.
    if (!inner.some((token) => token.type === "image")) found.push(...checkLinkText(wordsOf(inner)))
  }
  return found
}

const checkHeadings = (tokens: readonly TextToken[]): Found[] => {
  const headings = tokens.flatMap(({ type, tag }, index) =>
    type === "heading_open"
      ? [{ level: Number(tag.slice(1)), text: tokens[index + 1]?.content ?? "" }]
      : [],
  )
  const [first] = headings
  if (!first) return []
  const highest = Math.min(...headings.map(({ level }) => level))
  const skipped = headings.filter(({ level }, index) => {
    const before = headings[index - 1]
    return before !== undefined && level > before.level + 1
  })
  return [
    ...(first.level > highest ? [{ rule: "heading_start" as const, text: first.text }] : []),
    ...skipped.map(({ text }) => ({ rule: "heading_skipped" as const, text })),
  ]
}

/** A heading is short, and ends without a full stop. */
const maxHeading = 80
const isLikeHeading = (text: string) => text.length <= maxHeading && !/[.!?।;,]$/.test(text)

/** Fewer capitals are names: "NCC, NSS", "IQAC". */
const minCapitals = 12

export const isInCapitals = (text: string) => {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return (
    count(/\p{Ll}/gu) === 0 && count(/\p{Lu}/gu) >= minCapitals && /\p{Lu}\s+\p{Lu}/u.test(text)
  )
}

const checkParagraph = (inline: TextToken): Found[] => {
  const parts = (inline.children ?? []).filter(({ content, type }) => type !== "text" || content)
  const [first, last] = [parts[0], parts.at(-1)]
  const text = wordsOf(parts).trim()
  if (isInCapitals(text)) return [{ rule: "capitals", text }]
  const opens = parts.filter(({ type }) => type === "strong_open")
  const isBold = first?.type === "strong_open" && last?.type === "strong_close"
  return isBold && opens.length === 1 && text !== "" && isLikeHeading(text)
    ? [{ rule: "line_as_heading", text }]
    : []
}

/** Tables of which the first row, the heading, is empty in each cell. */
const checkTables = (tokens: readonly TextToken[]): Found[] =>
  tokens.flatMap(({ type }, index) => {
    if (type !== "thead_open") return []
    const end = tokens.findIndex((token, at) => at > index && token.type === "thead_close")
    const cells = tokens.slice(index, end).filter((token) => token.type === "inline")
    return cells.every(({ content }) => content.trim() === "")
      ? [{ rule: "table_without_headings" as const, text: "" }]
      : []
  })

/** A place with a link to a map, which says nothing to those who cannot see maps unless its address is written. */
const checkMaps = (tokens: readonly TextToken[]): Found[] =>
  tokens.flatMap(({ type, meta }, index) => {
    const { kind, title = "" } = (meta ?? {}) as Partial<TextBlock>
    if (type !== "text_block_open" || kind !== "map") return []
    const end = tokens.findIndex((token, at) => at > index && token.meta === meta)
    const inner = tokens.slice(index, end).filter((token) => token.type === "inline")
    return inner.some(({ content }) => content.trim() !== "")
      ? []
      : [{ rule: "map_without_address" as const, text: title }]
  })

/** Checks a long text by its tokens: pictures, links, headings, tables, and lines that only look like headings. */
export const checkText = (tokens: readonly TextToken[]): Found[] => [
  ...tokens.flatMap(({ children }) => checkInline(children ?? [])),
  ...checkHeadings(tokens),
  ...checkTables(tokens),
  ...checkMaps(tokens),
  ...tokens.flatMap((token, index) => {
    // A cell or a list item may be bold without being a heading.
    const isParagraph = tokens[index - 1]?.type === "paragraph_open"
    return token.type === "inline" && isParagraph ? checkParagraph(token) : []
  }),
]
