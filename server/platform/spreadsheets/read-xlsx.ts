import { withoutApostrophe } from "#domain/spreadsheets/csv-text.ts"

import { dateFormat, numberCell } from "./number-format.ts"
import { parseXml } from "./parse-xml.ts"
import { readWorkbook, withoutEscapes } from "./read-workbook-parts.ts"
import {
  type Cell,
  collectRows,
  isBlank,
  type Sheet,
  tableLimits,
  UnreadableTable,
} from "./table.ts"
import { openZip } from "./unzip.ts"

type Workbook = Awaited<ReturnType<typeof readWorkbook>>

/** The last row and column that a workbook can have. */
const lastRow = 1_048_576
const lastColumn = 16_384

const emptyCell: Cell = { text: "" }

/** A cell of the XML while it is read. */
interface OpenCell {
  column: number
  type: string
  style: number | undefined
  value?: string
  inline?: string
  isFormula: boolean
}

/** Row and column of a reference such as AB12, from 1. */
const parseReference = (reference: string) => {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (!letters || !digits) throw new UnreadableTable("damaged")
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  const row = Number(digits)
  if (row < 1 || row > lastRow || column > lastColumn) throw new UnreadableTable("damaged")
  return { row, column }
}

const hasLatinLetters = /[A-Za-z]{2}/

const textCell = (text: string, hasLegacyFont: boolean): Cell => {
  const trimmed = withoutApostrophe(text.trim())
  if (trimmed === "") return emptyCell
  const isLegacy = hasLegacyFont && hasLatinLetters.test(trimmed)
  return isLegacy ? { text: trimmed, fault: "legacy_font" } : { text: trimmed }
}

/** An ISO date of a cell, as strict workbooks have it, as a number of a day. */
const serialOf = (iso: string) =>
  String(Date.parse(`${iso.replace(/Z$/, "")}Z`) / 86_400_000 + 25_569)

/** The value of a cell, with the result that the spreadsheet program has stored for a formula. */
const cellOf = ({ type, style, value, inline, isFormula }: OpenCell, workbook: Workbook): Cell => {
  const { texts, styles, is1904 } = workbook
  const look = style === undefined ? undefined : styles[style]
  const hasLegacyFont = look?.hasLegacyFont ?? false
  if (type === "inlineStr") return textCell(withoutEscapes(inline ?? ""), hasLegacyFont)
  if (value === undefined || (value === "" && type !== "str")) {
    return isFormula ? { text: "=", fault: "formula" } : emptyCell
  }
  switch (type) {
    case "s": {
      const text = texts[Number(value)]
      if (text === undefined) throw new UnreadableTable("damaged")
      return textCell(text, hasLegacyFont)
    }
    case "str":
      return textCell(withoutEscapes(value), hasLegacyFont)
    case "e":
      return { text: value, fault: "cell_error" }
    case "b":
      return { text: value === "1" ? "TRUE" : "FALSE" }
    case "d":
      return numberCell(serialOf(value), dateFormat, false)
    default:
      return numberCell(value.trim(), look?.format, is1904)
  }
}

interface Place {
  row: number
  column: number
}

type Range = readonly [from: Place, to: Place]

const parseRange = (reference: string): Range => {
  const [from = "", to = from] = reference.split(":")
  return [parseReference(from), parseReference(to)]
}

interface OpenRow {
  number: number
  isHidden: boolean
  cells: Cell[]
}

const put = (cells: Cell[], column: number, cell: Cell) => {
  while (cells.length < column) cells.push(emptyCell)
  cells[column - 1] = cell
}

const mergedCell: Cell = { text: "", fault: "merged" }

/**
 * Fills merged cells: those below have the value of the first one, as it is seen beside each of their rows. A cell to the right may
 * be of another column, so it is at fault if that column is read.
 */
const fillMerged = (rows: readonly OpenRow[], ranges: readonly Range[]) => {
  const byNumber = new Map(rows.map((row) => [row.number, row.cells]))
  const end = { row: rows.at(-1)?.number ?? 0, column: Math.max(...rows.map(widthOf), 0) }
  let left: number = tableLimits.cells
  for (const [from, to] of ranges) {
    const value = byNumber.get(from.row)?.[from.column - 1]
    if (!value || isBlank(value)) continue
    for (let row = from.row; row <= Math.min(to.row, end.row); row++) {
      if (left-- === 0) throw new UnreadableTable("too_much")
      const cells = byNumber.get(row)
      if (!cells) continue
      for (let column = from.column; column <= Math.min(to.column, end.column); column++) {
        if (left-- === 0) throw new UnreadableTable("too_much")
        if (!isBlank(cells[column - 1] ?? emptyCell)) continue
        put(cells, column, column === from.column ? value : mergedCell)
      }
    }
  }
}

const widthOf = ({ cells }: { cells: readonly Cell[] }) => cells.length

const isTrue = (attribute = "") => /^(1|true)$/.test(attribute)

const rowNumberOf = (reference: string | undefined, before: number) => {
  const number = reference === undefined ? before + 1 : Number(reference)
  if (!(number >= 1 && number <= lastRow)) throw new UnreadableTable("damaged")
  return number
}

/** Some programs leave the references out: then the cell is in the column `next`. */
const openCellOf = ({ r, t = "n", s }: Record<string, string>, next: number): OpenCell => ({
  column: r === undefined ? next : parseReference(r).column,
  type: t,
  style: s === undefined ? undefined : Number(s),
  isFormula: false,
})

/** Collects the rows of a sheet from the events of its XML. */
const createSheetReader = (workbook: Workbook) => {
  const { rows, add } = collectRows<OpenRow>()
  const ranges: Range[] = []
  let rowNumber = 0
  let row: OpenRow | undefined
  let cell: OpenCell | undefined
  /** Where text belongs to now. */
  let part: "value" | "inline" | undefined
  let isPhonetic = false

  const openers: Record<string, (attributes: Record<string, string>) => void> = {
    row: ({ r, hidden }) => {
      rowNumber = rowNumberOf(r, rowNumber)
      row = { number: rowNumber, isHidden: isTrue(hidden), cells: [] }
    },
    c: (attributes) => {
      if (row) cell = openCellOf(attributes, row.cells.length + 1)
    },
    f: () => {
      if (cell) cell.isFormula = true
    },
    v: () => {
      part = "value"
      if (cell) cell.value = ""
    },
    rPh: () => (isPhonetic = true),
    t: () => (part = isPhonetic ? undefined : "inline"),
    mergeCell: ({ ref = "" }) => {
      ranges.push(parseRange(ref))
    },
  }
  const closers: Record<string, () => void> = {
    row: () => {
      if (row) add(row)
      row = undefined
    },
    c: () => {
      // A place is kept for an empty cell too, for files without references.
      if (cell && row) put(row.cells, cell.column, cellOf(cell, workbook))
      cell = undefined
    },
    v: () => (part = undefined),
    t: () => (part = undefined),
    rPh: () => (isPhonetic = false),
  }
  return {
    rows,
    ranges,
    open: (name: string, attributes: () => Record<string, string>) => {
      if (Object.hasOwn(openers, name)) openers[name]!(attributes())
    },
    close: (name: string) => {
      if (Object.hasOwn(closers, name)) closers[name]!()
    },
    text: (text: string) => {
      if (cell && part) cell[part] = (cell[part] ?? "") + text
    },
  }
}

const readSheet = async (xml: Uint8Array, name: string, workbook: Workbook): Promise<Sheet> => {
  const { rows, ranges, ...handlers } = createSheetReader(workbook)
  await parseXml(xml, handlers)
  fillMerged(rows, ranges)
  return { name, rows, hiddenRows: rows.filter(({ isHidden }) => isHidden).length }
}

/** Other files that are ZIP archives, by a file in them. */
const refuseOthers = (archive: ReturnType<typeof openZip>) => {
  if (archive.has("xl/workbook.bin")) throw new UnreadableTable("is_binary_workbook")
  if (archive.has("content.xml") && archive.has("mimetype")) throw new UnreadableTable("is_ods")
  if (!archive.has("[Content_Types].xml")) throw new UnreadableTable("not_a_table")
  if (archive.has("word/document.xml") || archive.has("ppt/presentation.xml")) {
    throw new UnreadableTable("not_a_table")
  }
}

/** The visible sheets of an Excel workbook (.xlsx), one after the other. Throws UnreadableTable. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<Sheet> {
  const archive = openZip(bytes)
  refuseOthers(archive)
  const workbook = await readWorkbook(archive)
  if (workbook.sheets.length === 0) throw new UnreadableTable("damaged")
  for (const { name, path } of workbook.sheets) {
    const xml = await archive.read(path)
    if (xml) yield await readSheet(xml, name, workbook)
  }
}
