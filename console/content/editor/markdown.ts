import MarkdownIt from "markdown-it"
import { defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from "prosemirror-markdown"
import type { MarkdownSerializerState } from "prosemirror-markdown"
import type { Node } from "prosemirror-model"

import { markdownOptions } from "#domain/content/markdown-options.ts"

import { schema } from "./schema.ts"

/** Reads like the site's own renderer (server/features/content/markdown.ts). */
const reader = new MarkdownIt(markdownOptions)

const isTight = (tokens: readonly { type: string; hidden: boolean }[], start: number) => {
  const first = tokens.slice(start + 1).find(({ type }) => type !== "list_item_open")
  return first?.hidden === true
}

const parser = new MarkdownParser(schema, reader, {
  blockquote: { block: "blockquote" },
  paragraph: { block: "paragraph" },
  list_item: { block: "list_item" },
  bullet_list: {
    block: "bullet_list",
    getAttrs: (_, tokens, index) => ({ tight: isTight(tokens, index) }),
  },
  ordered_list: {
    block: "ordered_list",
    getAttrs: (token, tokens, index) => ({
      order: Number(token.attrGet("start") ?? 1),
      tight: isTight(tokens, index),
    }),
  },
  heading: { block: "heading", getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  code_block: { block: "code_block", noCloseToken: true },
  fence: {
    block: "code_block",
    getAttrs: ({ info }) => ({ params: info }),
    noCloseToken: true,
  },
  hr: { node: "horizontal_rule" },
  image: {
    node: "image",
    getAttrs: (token) => ({
      src: token.attrGet("src"),
      title: token.attrGet("title"),
      alt: token.content,
    }),
  },
  hardbreak: { node: "hard_break" },
  table: { block: "table" },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: "table_row" },
  th: { block: "table_header" },
  td: { block: "table_cell" },
  em: { mark: "em" },
  strong: { mark: "strong" },
  s: { mark: "strike" },
  link: {
    mark: "link",
    getAttrs: (token) => ({ href: token.attrGet("href"), title: token.attrGet("title") }),
  },
  code_inline: { mark: "code", noCloseToken: true },
})

const writeRow = (state: MarkdownSerializerState, row: Node) => {
  row.forEach((cell) => {
    state.write("| ")
    state.renderInline(cell)
    state.write(" ".padEnd(1 + 3 * (Number(cell.attrs.colspan) - 1), "| "))
  })
  state.write("|\n")
}

/** A table in Markdown: its first row has the headings. */
const table = (state: MarkdownSerializerState, node: Node) => {
  node.forEach((row, _offset, index) => {
    writeRow(state, row)
    if (index > 0) return
    state.write("|")
    row.forEach((cell) => state.write(" --- |".repeat(Number(cell.attrs.colspan))))
    state.write("\n")
  })
  state.closeBlock(node)
}

const { nodes, marks } = defaultMarkdownSerializer
const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
    table,
  },
  {
    ...marks,
    strike: { open: "~~", close: "~~", mixable: true, expelEnclosingWhitespace: true },
  },
  // A bar would end a cell, and these characters would become an entity.
  { escapeExtraCharacters: /\||&(?=[#\w]+;)/g },
)

/** The document of a Markdown text. Throws for a text that the editor does not know. */
export const parseMarkdown = (markdown: string) => parser.parse(markdown)

export const writeMarkdown = (document: Node) => serializer.serialize(document)

/** What visitors would see, as HTML: without line breaks in the source, and without the alignment of cells. */
const visibleTextOf = (markdown: string) =>
  reader
    .render(markdown)
    .replaceAll(/ style="text-align:\w+"/g, "")
    .replaceAll(/\s+/g, " ")

/** Whether the editor can write a text again so that visitors see the same. */
export const survivesEditor = (markdown: string) => {
  try {
    return visibleTextOf(writeMarkdown(parseMarkdown(markdown))) === visibleTextOf(markdown)
  } catch {
    return false
  }
}
