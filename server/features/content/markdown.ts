import MarkdownIt, { type StateCore, type Token } from "markdown-it"

import { type ListBlock, writeListBlock } from "#domain/content/list-blocks.ts"
import { mapLink } from "#domain/content/map-link.ts"
import { markdownOptions, readBreaksInCells } from "#domain/content/markdown-options.ts"
import { readLists, readTextBlocks, type TextBlock } from "#domain/content/text-blocks.ts"
import type { Language } from "#domain/content/text.ts"

const tableWord = { en: "Table", hi: "तालिका" }

/** Static files and uploads, which have no language prefix. */
const isFile = /^\/(?:pictures|media|videos|uploads)\//
const isOfSite = /^\/(?!\/)/
const isElsewhere = /^(?:https?:)?\/\//i

const levelOf = (token: Token) => Number(token.tag.slice(1))

/** The page's title is its h1, so the highest heading of a text becomes h2. */
const lowerHeadings = (tokens: Token[]) => {
  const headings = tokens.filter(({ type }) => type.startsWith("heading_"))
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    heading.tag = `h${Math.min(6, levelOf(heading) - highest + 2)}`
  }
}

const localizeLinks = (tokens: Token[], language: Language) => {
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    if (link.type !== "link_open") continue
    const target = String(link.attrGet("href") ?? "")
    const isHindiPage = language === "hi" && isOfSite.test(target) && !isFile.test(target)
    if (isHindiPage) link.attrSet("href", target === "/" ? "/hi" : `/hi${target}`)
    if (isElsewhere.test(target)) link.attrSet("rel", "noopener")
  }
}

/** Adds `scope` to column headings. Drops the alignment, which would need a style attribute (CSP). */
const setTableHeaderScope = (tokens: Token[]) => {
  for (const cell of tokens) {
    if (cell.type === "th_open") cell.attrs = [["scope", "col"]]
    if (cell.type === "td_open") cell.attrs = null
  }
}

/** The column headings of the table that starts at a token index. */
const headsOf = (tokens: Token[], start: number) => {
  const end = tokens.findIndex(({ type }, index) => index > start && type === "thead_close")
  const heads = tokens.slice(start, end).filter(({ type }) => type === "inline")
  return heads.map((token) => textOf(token)).join(", ")
}

/** Blocks that a text block ends, without a blank line between them. */
const interrupted = ["paragraph", "reference", "blockquote", "list"]

const moreWord = { en: "More", hi: "और पढ़ें" }
const mapWord = {
  en: "See the map (opens OpenStreetMap)",
  hi: "मानचित्र देखें (OpenStreetMap पर खुलेगा)",
}

/** A map without words of its own asks for the address in it. */
const fillMaps = (tokens: Token[]) => {
  for (const [index, open] of tokens.entries()) {
    const block = open.meta as unknown as TextBlock | null
    if (open.type !== "text_block_open" || block?.kind !== "map" || block.title !== "") continue
    // Both ends of a block have the same `meta`.
    const end = tokens.findIndex(({ meta }, at) => at > index && meta === open.meta)
    const inner = tokens.slice(index, end).filter(({ type }) => type === "inline")
    block.title = inner.map((token) => textOf(token)).join(", ")
  }
}

const mapHtml = (place: string, language: Language, escape: (text: string) => string) =>
  place &&
  `<p><a href="${escape(mapLink(place))}" rel="external noopener">${mapWord[language]}</a></p>\n`

/** What is before and after the content of a block. All of it works without a script. */
const blockHtml = (
  { kind, title, place }: TextBlock,
  language: Language,
  escape: (text: string) => string,
) => {
  const text = escape(title)
  switch (kind) {
    case "note":
      return { open: '<div class="note" role="note">\n', close: "</div>\n" }
    case "accordion":
      return {
        open: `<details>\n<summary>${text || moreWord[language]}</summary>\n`,
        close: "</details>\n",
      }
    case "button":
      return { open: '<div class="button">\n', close: "</div>\n" }
    case "map":
      return { open: '<div class="map">\n', close: `${mapHtml(title, language, escape)}</div>\n` }
    case "figure":
      return {
        open: `<figure class="${place}">\n`,
        close: `${text && `<figcaption>${text}</figcaption>\n`}</figure>\n`,
      }
  }
}

const createParser = () => {
  const markdown = new MarkdownIt(markdownOptions)
  markdown.block.ruler.before("fence", "text_block", readTextBlocks, { alt: interrupted })
  markdown.block.ruler.before("fence", "list_block", readLists, { alt: interrupted })
  markdown.core.ruler.before("text_join", "breaks_in_cells", readBreaksInCells)
  return markdown
}

const plain = createParser()

/** HTML of the lists in a text by their lines (`writeListBlock`). Without it a list shows nothing. */
interface ListsEnv {
  lists?: ReadonlyMap<string, string>
}

const listOf = ({ meta }: Token) => meta as unknown as ListBlock

const rendererOf = (language: Language) => {
  const markdown = createParser()
  markdown.core.ruler.push("site", ({ tokens }: StateCore) => {
    lowerHeadings(tokens)
    localizeLinks(tokens, language)
    setTableHeaderScope(tokens)
    fillMaps(tokens)
  })
  // A wide table scrolls in a container of its own. The container is focusable and named, so that keyboard
  // users can scroll it with the arrow keys. It is a group: a region for each table would add too many
  // landmarks.
  markdown.renderer.rules.table_open = (tokens, index) => {
    const name = markdown.utils.escapeHtml(`${tableWord[language]}: ${headsOf(tokens, index)}`)
    return `<div class="table" role="group" tabindex="0" aria-label="${name}">\n<table>\n`
  }
  markdown.renderer.rules.table_close = () => "</table>\n</div>\n"
  for (const side of ["open", "close"] as const)
    markdown.renderer.rules[`text_block_${side}`] = (tokens, index) =>
      blockHtml(tokens[index]!.meta as unknown as TextBlock, language, markdown.utils.escapeHtml)[
        side
      ]
  markdown.renderer.rules.list_block = (tokens, index, _options, env) =>
    (env as ListsEnv | undefined)?.lists?.get(writeListBlock(listOf(tokens[index]!))) ?? ""
  return markdown
}

const renderers = { en: rendererOf("en"), hi: rendererOf("hi") }

/** The tokens of a Markdown text, with headings as they are written. */
export const parseMarkdown = (markdown: string) => plain.parse(markdown, {})

/** The lists in a text, which need the site's content (lists/). */
export const listsOf = (markdown: string) =>
  parseMarkdown(markdown)
    .filter(({ type }) => type === "list_block")
    .map(listOf)

/** Renders Markdown as HTML. HTML in the source is escaped; site links get this language's prefix. */
export const htmlOf = (markdown: string, language: Language, env: ListsEnv = {}) =>
  renderers[language].render(markdown, { ...env })

/** The plain text of an inline token; for images, their alternative text. */
const textOf = ({ children }: Token): string =>
  (children ?? []).map((token) => (token.type.endsWith("break") ? " " : token.content)).join("")

/** Converts Markdown to plain text on one line. A dot separates blocks that do not end with punctuation. */
export const plainTextOf = (markdown: string) =>
  renderers.en
    .parse(markdown, {})
    .map((token) => (token.type === "inline" ? textOf(token) : token.content).trim())
    .filter(Boolean)
    .map((block) => (/\p{P}$/u.test(block) ? block : `${block} ·`))
    .join(" ")
    .replace(/ ·$/, "")
    .replaceAll(/\s+/g, " ")
