import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import type { Paragraph, Report, ReportColumn, ReportTable } from "./report.ts"
import { wrapText } from "./wrap-text.ts"

/** In points, as all lengths here: 1/72 inch. */
export const a4 = { width: 595.28, height: 841.89 }
export const margin = { side: 36, top: 34, bottom: 48 }
const contentWidth = a4.width - 2 * margin.side

interface Style {
  size: number
  isBold?: boolean | undefined
}

export type WidthOf = (text: string, style: Style) => number

/** A line of text, whose top left corner is given, or a rule. */
export type LayoutItem =
  | { kind: "text"; x: number; y: number; text: string; style: Style }
  | { kind: "rule"; x: number; y: number; width: number }

/** Something that is not divided between pages. */
interface Block {
  height: number
  itemsAt: (top: number) => LayoutItem[]
}

const tableText: Style = { size: 9 }
const headingText: Style = { size: 8, isBold: true }
const padding = { side: 4, top: 1.5 }
const signatureSpace = 48

/** Devanagari has signs above and below the line. */
const lineHeight = ({ size }: Style) => 1.4 * size

type Align = "start" | "center" | "end"

interface Box {
  x: number
  width: number
  align: Align
  style: Style
}

/** Lines of text below each other in a box. */
const textBlock = (texts: readonly string[], box: Box, widthOf: WidthOf): Block => {
  const { x, width, align, style } = box
  const measure = (text: string) => widthOf(text, style)
  const lines = texts.flatMap((text) => wrapText(text, width, measure))
  const free = { start: 0, center: 0.5, end: 1 }[align]
  return {
    height: lines.length * lineHeight(style),
    itemsAt: (top) =>
      lines.map((text, at) => ({
        kind: "text",
        text,
        style,
        x: x + free * (width - measure(text)),
        y: top + at * lineHeight(style),
      })),
  }
}

/** Blocks beside each other, with a rule below. */
const ruledRow = (blocks: readonly Block[]): Block => {
  const height = Math.max(...blocks.map((one) => one.height)) + 2 * padding.top
  return {
    height,
    itemsAt: (top) => [
      ...blocks.flatMap(({ itemsAt }) => itemsAt(top + padding.top)),
      { kind: "rule", x: margin.side, y: top + height, width: contentWidth },
    ],
  }
}

const stacked = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  itemsAt: (top) => {
    let y = top
    return blocks.flatMap(({ height, itemsAt }) => {
      const items = itemsAt(y)
      y += height
      return items
    })
  },
})

const space = (height: number): Block => ({ height, itemsAt: () => [] })

const wholeLine = (style: Style, align: Align = "start"): Box => ({
  x: margin.side,
  width: contentWidth,
  align,
  style,
})

const paragraphBlock = (paragraph: Paragraph, widthOf: WidthOf) => {
  const { text, size = tableText.size, isBold, isCentered } = paragraph
  return textBlock([text], wholeLine({ size, isBold }, isCentered ? "center" : "start"), widthOf)
}

/** The boxes of a table's columns, for texts in a style. */
const columnBoxes = (columns: readonly ReportColumn[], style: Style): Box[] => {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  let x = margin.side
  return columns.map(({ share, isNumber }) => {
    const width = (contentWidth * share) / all
    const box = { x: x + padding.side, width: width - 2 * padding.side }
    x += width
    return { ...box, align: isNumber ? "end" : "start", style }
  })
}

const tableHead = ({ title, columns, rows, none }: ReportTable, widthOf: WidthOf): Block => {
  const boxes = columnBoxes(columns, headingText)
  const headings = columns.map(({ heading }, at) => textBlock(heading, boxes[at]!, widthOf))
  const bold = wholeLine({ ...tableText, isBold: true })
  return stacked([
    ...(title ? [ruledRow([textBlock([title], bold, widthOf)])] : []),
    ...(rows.length > 0
      ? [ruledRow(headings)]
      : [textBlock([none], wholeLine(tableText), widthOf)]),
  ])
}

/** The lines to sign on, beside each other. */
const signatureBlock = (signatures: Report["signatures"], widthOf: WidthOf): Block => {
  const width = contentWidth / 3
  const step = (contentWidth - width) / Math.max(1, signatures.length - 1)
  const blocks = signatures.map((texts, at) => {
    const x = margin.side + at * step
    return { x, ...textBlock(texts, { x, width, align: "center", style: tableText }, widthOf) }
  })
  return {
    height: signatureSpace + padding.side + Math.max(0, ...blocks.map(({ height }) => height)),
    itemsAt: (top) =>
      blocks.flatMap(({ x, itemsAt }) => [
        { kind: "rule", x, y: top + signatureSpace, width },
        ...itemsAt(top + signatureSpace + padding.side),
      ]),
  }
}

/** Pages that are filled from above. */
const createPages = () => {
  const pages: LayoutItem[][] = [[]]
  const bottom = a4.height - margin.bottom
  let y = margin.top
  return {
    pages,
    fits: ({ height }: Pick<Block, "height">) => y + height <= bottom,
    begin: () => {
      pages.push([])
      y = margin.top
    },
    put: ({ height, itemsAt }: Block) => {
      pages.at(-1)!.push(...itemsAt(y))
      y += height
    },
  }
}

type Pages = ReturnType<typeof createPages>

const nothing = space(0)

/** Puts a block on the page, or on the next one if it has no room there for the block and what comes `after` it. */
const putWhole = (pages: Pages, block: Block, after = nothing) => {
  if (!pages.fits(stacked([block, after]))) pages.begin()
  pages.put(block)
}

/** So many rows are measured before other work of the server gets its turn. */
const rowsAtOnce = 10

/** The head is repeated on each page, and never stands without a row. The last row is on the page of what comes `after` it. */
const putTable = async (pages: Pages, table: ReportTable, after: Block, widthOf: WidthOf) => {
  const head = tableHead(table, widthOf)
  const boxes = columnBoxes(table.columns, tableText)
  const last = table.notes.length > 0 ? undefined : table.rows.length - 1
  if (table.rows.length === 0) putWhole(pages, head, after)
  for (const [number, row] of table.rows.entries()) {
    const block = ruledRow(row.map((text, at) => textBlock([text], boxes[at]!, widthOf)))
    const next = number === last ? after : nothing
    if (number > 0 && pages.fits(stacked([block, next]))) pages.put(block)
    else putWhole(pages, stacked([head, block]), next)
    if (number % rowsAtOnce === 0) await yieldToEventLoop()
  }
  for (const text of table.notes) {
    putWhole(pages, stacked([space(padding.side), paragraphBlock({ text }, widthOf)]))
  }
}

/** The pages of a report, each with what stands where. */
export const layOutReport = async (
  { head, tables, foot, signatures }: Report,
  widthOf: WidthOf,
): Promise<LayoutItem[][]> => {
  const pages = createPages()
  for (const paragraph of head) {
    putWhole(pages, paragraphBlock(paragraph, widthOf))
    await yieldToEventLoop()
  }
  const paragraphs = foot.map((paragraph) => paragraphBlock(paragraph, widthOf))
  // A page that has only the signatures could belong to any list.
  const end = stacked([space(tableText.size), ...paragraphs, signatureBlock(signatures, widthOf)])
  for (const table of tables) {
    pages.put(space(tableText.size))
    await putTable(pages, table, table === tables.at(-1) ? end : nothing, widthOf)
  }
  putWhole(pages, end)
  return pages.pages
}
