import { schema as standard } from "prosemirror-markdown"
import { type NodeSpec, Schema } from "prosemirror-model"
import { tableNodes } from "prosemirror-tables"

import { writeListBlock } from "#domain/content/list-blocks.ts"
import { readListLine } from "#domain/content/text-blocks.ts"

/** A cell of a Markdown table is one line, in which "<br>" is a line break. */
const { table, table_row, ...cells } = tableNodes({
  tableGroup: "block",
  cellContent: "(text | image | hard_break)*",
  cellAttributes: {},
})
/** Between cells and between rows nothing can be typed. */
const closed = { allowGapCursor: false }
const tables = {
  table: { ...table, ...closed },
  table_row: { ...table_row, ...closed },
  ...cells,
} as unknown as Record<string, NodeSpec>

/** Pasted pictures of other sites are left out: visitors' browsers would not load them. */
const image: NodeSpec = {
  ...standard.spec.nodes.get("image")!,
  parseDOM: [
    {
      tag: 'img[src^="/"]',
      getAttrs: (element) => ({
        src: element.getAttribute("src"),
        title: element.getAttribute("title"),
        alt: element.getAttribute("alt"),
      }),
    },
  ],
}

/** A block of the site's texts (domain/content/text-blocks.ts). */
const text_block: NodeSpec = {
  group: "block",
  content: "block+",
  defining: true,
  attrs: { kind: {}, title: { default: "" }, place: { default: "full" } },
  toDOM: ({ attrs }) => [
    "div",
    {
      "data-block": attrs.kind as string,
      "data-title": attrs.title as string,
      "data-place": attrs.place as string,
    },
    0,
  ],
  parseDOM: [
    {
      tag: "div[data-block]",
      getAttrs: ({ dataset }) => ({
        kind: dataset.block,
        title: dataset.title ?? "",
        place: dataset.place ?? "full",
      }),
    },
  ],
}

/** A list of the site's items (domain/content/list-blocks.ts), as its line without colons. */
const list_block: NodeSpec = {
  group: "block",
  atom: true,
  attrs: { line: {} },
  toDOM: ({ attrs }) => ["div", { "data-list": attrs.line as string }],
  parseDOM: [
    {
      tag: "div[data-list]",
      getAttrs: ({ dataset }) => {
        const list = readListLine(`::: ${dataset.list}`)?.list
        return list ? { line: writeListBlock(list) } : false
      },
    },
  ],
}

/** What Markdown can hold: the blocks and marks of the site's texts. */
export const schema = new Schema({
  nodes: standard.spec.nodes
    .update("image", image)
    .append(tables)
    .addToEnd("text_block", text_block)
    .addToEnd("list_block", list_block),
  marks: standard.spec.marks.append({
    strike: { parseDOM: [{ tag: "s" }, { tag: "del" }], toDOM: () => ["s", 0] },
  }),
})
