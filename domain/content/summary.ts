/** The length of a search engine's snippet, in characters. */
const limit = 160

/** Strips short Markdown to plain text: removes links, emphasis, lists, headings and tables. */
const plainTextOf = (markdown: string) =>
  markdown
    .replace(/^\s*\|?[\s|:-]+\|\s*$/gm, "") // the separator line of a table
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`]+/g, "")
    .replaceAll("|", " ")
    .replace(/\s+/g, " ")
    .trim()

/** The beginning of a Markdown text as plain text on one line, at most 160 characters, cut between words. */
export const summaryOf = (markdown: string) => {
  const text = plainTextOf(markdown)
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`
}
