import MarkdownIt, { type Token } from "markdown-it"
import { defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from "prosemirror-markdown"
import type { MarkdownSerializerState } from "prosemirror-markdown"
import type { Node } from "prosemirror-model"

import { type ListBlock, writeListBlock } from "#domain/content/list-blocks.ts"
import { markdownOptions, readBreaksInCells } from "#domain/content/markdown-options.ts"
import {
  readLists,
  readTextBlocks,
  type TextBlock,
  writeBlockLine,
} from "#domain/content/text-blocks.ts"

import { schema } from "./schema.ts"
import { trimMarks } from "./trim-marks.ts"

/** Reads like the site's own renderer (server/features/content/markdown.ts). */
const reader = new MarkdownIt(markdownOptions)
const alt = ["paragraph", "reference", "blockquote", "list"]
reader.block.ruler.before("fence", "text_block", readTextBlocks, { alt })
reader.block.ruler.before("fence", "list_block", readLists, { alt })
reader.core.ruler.before("text_join", "breaks_in_cells", readBreaksInCells)

/** Whether the paragraphs of a list's items have no blank lines between them. */
const isTight = (tokens: readonly Token[], start: number) => {
  const level = tokens[start]!.level + 2
  const first = tokens
    .slice(start)
    .find((token) => token.type === "paragraph_open" && token.level === level)
  return first?.hidden ?? true
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
  text_block: { block: "text_block", getAttrs: ({ meta }) => meta as TextBlock },
  list_block: {
    node: "list_block",
    getAttrs: ({ meta }) => ({ line: writeListBlock(meta as unknown as ListBlock) }),
  },
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

const { nodes, marks } = defaultMarkdownSerializer
const allMarks = {
  ...marks,
  strike: { open: "~~", close: "~~", mixable: true, expelEnclosingWhitespace: true },
}

/** Writes the content of a cell: a line break is "<br>", so a typed "<br>" is escaped. */
const cellSerializer = new MarkdownSerializer(
  { ...nodes, hard_break: (state) => state.write("<br>") },
  allMarks,
  { escapeExtraCharacters: /<(?=br ?\/?>)|&(?=[#\w]+;)/gi },
)

/** A cell on one line. A bar would end it, also in code and in addresses. */
const cellOf = (cell: Node) =>
  cellSerializer
    .serialize(schema.node("doc", null, [schema.node("paragraph", null, cell.content)]))
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ")

const cellsOf = (row: Node) =>
  row.children.flatMap((cell) => [
    cellOf(cell),
    ...Array<string>(Number(cell.attrs.colspan) - 1).fill(""),
  ])

/** A table in Markdown: its first row has the headings. Each row gets as many cells, since others would not be shown. */
const table = (state: MarkdownSerializerState, node: Node) => {
  const rows = node.children.map(cellsOf)
  const width = Math.max(...rows.map((row) => row.length))
  const write = (cells: string[]) => state.write(`| ${cells.join(" | ")} |\n`)
  for (const [index, row] of rows.entries()) {
    write([...row, ...Array<string>(width - row.length).fill("")])
    if (index === 0) write(Array<string>(width).fill("---"))
  }
  state.closeBlock(node)
}

/** How many blocks are within each other, at most. */
const depthOf = (node: Node): number =>
  (["text_block", "list_block"].includes(node.type.name) ? 1 : 0) +
  Math.max(0, ...node.children.map(depthOf))

/** A block has more colons than each of those in it. */
const textBlock = (state: MarkdownSerializerState, node: Node) => {
  const fence = ":".repeat(2 + depthOf(node))
  state.write(`${writeBlockLine(fence, node.attrs as TextBlock)}\n`)
  state.renderContent(node)
  state.write(fence)
  state.closeBlock(node)
}

const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
    // A heading is one line.
    hard_break: (state, node, parent, index) =>
      parent.type.name === "heading"
        ? state.write(" ")
        : nodes.hard_break!(state, node, parent, index),
    table,
    text_block: textBlock,
    list_block: (state, node) => {
      // Each line has the indent of the list item or quotation around it.
      state.write(`::: ${node.attrs.line}\n`)
      state.write(":::")
      state.closeBlock(node)
    },
  },
  allMarks,
  // A bar would end a cell, these characters would become an entity, and colons a block.
  { escapeExtraCharacters: /\||&(?=[#\w]+;)|^:(?=::)/g },
)

/** The document of a Markdown text. Throws for a text that the editor does not know. */
export const parseMarkdown = (markdown: string) => parser.parse(markdown)

export const writeMarkdown = (document: Node) => serializer.serialize(trimMarks(document))

reader.renderer.rules.text_block_open = (tokens, index) => JSON.stringify(tokens[index]!.meta)

reader.renderer.rules.list_block = reader.renderer.rules.text_block_open

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
