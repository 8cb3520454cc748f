import MarkdownIt, { type StateCore, type Token } from "markdown-it"

import type { Language } from "#domain/content/text.ts"

const tableWord = { en: "Table", hi: "सारणी" }

/** What lies beside the pages and has no language. */
const isFile = /^\/(?:pictures|media|videos|uploads)\//
const isOfSite = /^\/(?!\/)/
const isElsewhere = /^(?:https?:)?\/\//i

const levelOf = (token: Token) => Number(token.tag.slice(1))

/** The page's title is its h1, so the highest heading of a text becomes h2, whichever the author took. */
const lowerHeadings = (tokens: Token[]) => {
  const headings = tokens.filter(({ type }) => type.startsWith("heading_"))
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    heading.tag = `h${Math.min(6, levelOf(heading) - highest + 2)}`
  }
}

const leadLinks = (tokens: Token[], language: Language) => {
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    if (link.type !== "link_open") continue
    const target = String(link.attrGet("href") ?? "")
    const isHindiPage = language === "hi" && isOfSite.test(target) && !isFile.test(target)
    if (isHindiPage) link.attrSet("href", target === "/" ? "/hi" : `/hi${target}`)
    if (isElsewhere.test(target)) link.attrSet("rel", "noopener")
  }
}

/** Column heads say that they are; an alignment is left out, as it would need a style attribute. */
const dressCells = (tokens: Token[]) => {
  for (const cell of tokens) {
    if (cell.type === "th_open") cell.attrs = [["scope", "col"]]
    if (cell.type === "td_open") cell.attrs = null
  }
}

/** The heads of the table that begins at a place among the tokens. */
const headsOf = (tokens: Token[], start: number) => {
  const end = tokens.findIndex(({ type }, index) => index > start && type === "thead_close")
  const heads = tokens.slice(start, end).filter(({ type }) => type === "inline")
  return heads.map((token) => textOf(token)).join(", ")
}

const rendererOf = (language: Language) => {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  markdown.core.ruler.push("site", ({ tokens }: StateCore) => {
    lowerHeadings(tokens)
    leadLinks(tokens, language)
    dressCells(tokens)
  })
  // A wide table scrolls in a frame of its own. Who has no mouse scrolls it with the arrow keys, so the
  // frame takes the focus and has a name; a group, since a region each would crowd the landmarks.
  markdown.renderer.rules.table_open = (tokens, index) => {
    const name = markdown.utils.escapeHtml(`${tableWord[language]}: ${headsOf(tokens, index)}`)
    return `<div class="table" role="group" tabindex="0" aria-label="${name}">\n<table>\n`
  }
  markdown.renderer.rules.table_close = () => "</table>\n</div>\n"
  return markdown
}

const renderers = { en: rendererOf("en"), hi: rendererOf("hi") }

/** Markdown as HTML, without any markup of its author's; links of the site lead to this language. */
export const htmlOf = (markdown: string, language: Language) => renderers[language].render(markdown)

/** The words of a token of text, without marks; a picture's are its alternative text. */
const textOf = ({ children }: Token): string =>
  (children ?? []).map((token) => (token.type.endsWith("break") ? " " : token.content)).join("")

/** What Markdown says, as plain text on one line; a dot stands between what no sign separates. */
export const plainTextOf = (markdown: string) =>
  renderers.en
    .parse(markdown, {})
    .map((token) => (token.type === "inline" ? textOf(token) : token.content).trim())
    .filter(Boolean)
    .map((block) => (/\p{P}$/u.test(block) ? block : `${block} ·`))
    .join(" ")
    .replace(/ ·$/, "")
    .replaceAll(/\s+/g, " ")
