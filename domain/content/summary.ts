/** What a search engine shows of a page, in characters. */
const limit = 160

/** The text of a short Markdown without its marks: links, emphasis, lists, headings, tables. */
const plainTextOf = (markdown: string) =>
  markdown
    .replace(/^\s*\|?[\s|:-]+\|\s*$/gm, "") // the line below a table's head
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`]+/g, "")
    .replaceAll("|", " ")
    .replace(/\s+/g, " ")
    .trim()

/** The beginning of a Markdown text as one plain line of at most 160 characters, cut between words. */
export const summaryOf = (markdown: string) => {
  const text = plainTextOf(markdown)
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`
}
