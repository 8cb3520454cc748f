/** How Markdown is read, on the site and in the editor: HTML in it is text. A file of its own: the editor loads no date formats. */
export const markdownOptions = { html: false, linkify: false, typographer: false } as const

/** What this file needs of a token of markdown-it; the domain imports no library. */
interface Token {
  type: string
  content: string
  children: Token[] | null
}

interface CoreState {
  tokens: Token[]
  Token: new (type: string, tag: string, nesting: 0) => Token
}

const lineBreak = /<br ?\/?>/i

const splitAtBreaks = (token: Token, create: CoreState["Token"]) =>
  token.content.split(lineBreak).flatMap((content, index) => {
    const text = Object.assign(new create("text", "", 0), { content })
    return index === 0 ? [text] : [new create("hardbreak", "br", 0), text]
  })

/**
 * The one extension of tables, a rule of markdown-it before "text_join": "<br>" in a cell is a line break, as on GitHub. A
 * cell is one line of Markdown, so there is no other way to write one. Before that rule an escaped "\<br>" is still
 * apart from the text, and stays text.
 */
export const readBreaksInCells = ({ tokens, Token }: CoreState) => {
  for (const [index, token] of tokens.entries()) {
    const isInCell = /^t[hd]_open$/.test(tokens[index - 1]?.type ?? "")
    if (token.type !== "inline" || !isInCell || !token.children) continue
    token.children = token.children.flatMap((child) =>
      child.type === "text" && lineBreak.test(child.content)
        ? splitAtBreaks(child, Token)
        : [child],
    )
  }
}
