import { type Cell, isBlank, type Sheet, type TableRow, UnreadableTable } from "./table.ts"

/** Columns of a table: by the name of each, the headings that it may have. The names themselves are headings too. */
export type Headings<Name extends string> = Readonly<Record<Name, readonly string[]>>

export interface RowWithHeadings<Name extends string> {
  number: number
  cells: Partial<Record<Name, Cell>>
}

export interface TableWithHeadings<Name extends string> {
  rows: RowWithHeadings<Name>[]
  source: TableSource
}

/** Where the rows of a table were found, and what of the file was not read. */
export interface TableSource {
  /** The sheet's name; undefined for a text file. */
  sheet: string | undefined
  /** Other sheets that have the headings too, and were not read. */
  otherSheets: string[]
  headingRow: number
  /** Headings that no column has. */
  ignoredHeadings: string[]
  /** Rows that are no record: a total, a title, the headings again, or without a value of the key columns. */
  skippedRows: number[]
  hiddenRows: number
}

/** The headings stand among the first rows, below titles. */
const rowsBeforeHeadings = 50

/** People whose name a column has: "Father's name" and "Fathers name" are "Father name". */
const possessive = /(['’]s|(?<=\b(?:applicant|candidate|father|mother|student))s)\b/g

/** A heading without what people write in different ways: case, spaces, signs, "'s", and "No." for "Number". */
const normalize = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(possessive, "")
    .replace(/\bnumber\b/g, "no")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")

/** Brackets hold a remark, or the heading in the other language. */
const inBrackets = /[([].*?[)\]]/gs
const parts = /[/|\n()[\]]/

const finderOf = <Name extends string>(headings: Headings<Name>) => {
  const names = new Map<string, Name>()
  for (const [name, others] of Object.entries(headings) as [Name, readonly string[]][]) {
    for (const one of [name, ...others]) names.set(normalize(one), name)
  }
  const nameOf = (text: string) => names.get(normalize(text))
  return ({ text }: Cell) => {
    const whole = nameOf(text) ?? nameOf(text.replaceAll(inBrackets, ""))
    if (whole !== undefined) return whole
    const named = new Set(text.split(parts).flatMap((part) => nameOf(part) ?? []))
    return named.size === 1 ? [...named][0] : undefined
  }
}

interface HeadingRow<Name extends string> {
  row: TableRow
  /** The column of each cell of the row. */
  names: (Name | undefined)[]
  missing: Name[]
}

/** The row that names most columns. */
const findHeadingRow = <Name extends string>(
  { rows }: Sheet,
  required: readonly Name[],
  find: (cell: Cell) => Name | undefined,
): HeadingRow<Name> | undefined => {
  const candidates = rows.slice(0, rowsBeforeHeadings).map((row) => {
    const names = row.cells.map(find)
    return { row, names, missing: required.filter((name) => !names.includes(name)) }
  })
  const countOf = ({ names }: HeadingRow<Name>) => new Set(names.filter(Boolean)).size
  return candidates.reduce<HeadingRow<Name> | undefined>(
    (best, one) => (countOf(one) > (best ? countOf(best) : 0) ? one : best),
    undefined,
  )
}

const total = /^(?:grand\s*|sub\s*)?total\b|^(?:कुल|योग|महायोग)(?:$|[\s:-])/iu

/** The columns that each record has, and those without which a row that is nearly empty is no record. */
export interface Needed<Name extends string> {
  required: readonly Name[]
  keys?: readonly Name[]
}

const hasText = (cell: Cell | undefined) => cell !== undefined && cell.text.trim() !== ""

/** Whether a row below the headings is no record: a total, a title, the headings again, or the numbers of the columns. */
const isSkipped = <Name extends string>(
  { cells }: TableRow,
  { row, names }: HeadingRow<Name>,
  { required, keys = [] }: Needed<Name>,
) => {
  const cellOf = (name: Name) => cells[names.indexOf(name)]
  const texts = cells.filter(hasText)
  const present = required.filter((name) => hasText(cellOf(name)))
  const isSparse = present.length <= required.length / 2
  const isHeading =
    texts.length > 1 && cells.every(({ text }, at) => text === (row.cells[at]?.text ?? ""))
  const isNumbering =
    present.length > 1 && cells.every(({ text }, at) => text === "" || text === String(at + 1))
  const isTotal =
    (isSparse || texts.length <= 2) && texts.some(({ text }) => total.test(text.trim()))
  const isTitle =
    isSparse && required.filter((name) => cellOf(name)?.fault === "merged").length > present.length
  const isWithoutKey = isSparse && keys.length > 0 && !keys.some((name) => hasText(cellOf(name)))
  return isHeading || isNumbering || isTotal || isTitle || isWithoutKey
}

/**
 * Leaves one heading to each column: the one that is its own name. Throws UnreadableTable if several are, or none, because the wrong
 * one could be read.
 */
const withoutDoubles = <Name extends string>({ row, names, missing }: HeadingRow<Name>) => {
  const placesOf = (name: Name) => names.flatMap((one, at) => (one === name ? [at] : []))
  const textAt = (at: number) => row.cells[at]!.text.trim()
  const columns = new Map(
    [...new Set(names)].flatMap((name) => {
      if (name === undefined) return []
      const places = placesOf(name)
      const own = places.filter((at) => normalize(textAt(at)) === normalize(name))
      const [place, ...others] = own.length > 0 ? own : places
      if (others.length === 0) return [[name, place!]]
      throw new UnreadableTable("heading_twice", { columns: places.map(textAt) })
    }),
  )
  const single = names.map((name, at) =>
    name !== undefined && columns.get(name) === at ? name : undefined,
  )
  return { row, names: single, missing }
}

/**
 * In a text file, a cell beyond the headings says that a text with a separator was not in quotation marks. The values after it stand
 * in wrong columns then.
 */
const markMoved = <Name extends string>(
  headings: RowWithHeadings<Name>,
  { row, names }: HeadingRow<Name>,
  cells: readonly Cell[],
) => {
  if (cells.slice(row.cells.length).every(isBlank)) return headings
  const last = names.findLast((name) => name !== undefined)!
  const fault = cells.find((cell) => cell.fault === "stray_quote")?.fault ?? "too_many_cells"
  const text = headings.cells[last]?.text ?? ""
  return { ...headings, cells: { ...headings.cells, [last]: { text, fault } } }
}

const readRows = <Name extends string>(
  sheet: Sheet,
  heading: HeadingRow<Name>,
  needed: Needed<Name>,
) => {
  const rows: RowWithHeadings<Name>[] = []
  const skippedRows: number[] = []
  for (const row of sheet.rows) {
    if (row.number <= heading.row.number) continue
    const cells: RowWithHeadings<Name>["cells"] = {}
    for (const [at, name] of heading.names.entries()) {
      if (name !== undefined) cells[name] = row.cells[at] ?? { text: "" }
    }
    // Only columns that nobody asked for are filled, like serial numbers that were written in advance.
    if (Object.values<Cell | undefined>(cells).every((cell) => !cell || isBlank(cell))) continue
    if (isSkipped(row, heading, needed)) skippedRows.push(row.number)
    else {
      const headingRow = { number: row.number, cells }
      rows.push(sheet.name === undefined ? markMoved(headingRow, heading, row.cells) : headingRow)
    }
  }
  return { rows, skippedRows }
}

/**
 * Finds the first sheet that has the headings, and its rows by column. The headings may stand below titles, in any order, with other
 * columns between them. Throws UnreadableTable with the columns that are missing or named twice.
 */
export const findTable = async <Name extends string>(
  sheets: AsyncIterable<Sheet>,
  headings: Headings<Name>,
  needed: Needed<Name>,
): Promise<TableWithHeadings<Name>> => {
  const find = finderOf(headings)
  const { required } = needed
  let best: { sheet: Sheet; heading: HeadingRow<Name> } | undefined
  let hasRows = false
  const otherSheets: string[] = []
  for await (const sheet of sheets) {
    hasRows ||= sheet.rows.length > 0
    const heading = findHeadingRow(sheet, required, find)
    if (!heading) continue
    if (best?.heading.missing.length === 0) {
      if (heading.missing.length === 0) otherSheets.push(sheet.name ?? "")
    } else if (!best || heading.missing.length < best.heading.missing.length) {
      best = { sheet, heading }
    }
  }
  if (!hasRows) throw new UnreadableTable("empty")
  if (!best || best.heading.missing.length > 0) {
    throw new UnreadableTable("columns_missing", { columns: best?.heading.missing ?? required })
  }
  const { sheet } = best
  const heading = withoutDoubles(best.heading)
  const ignoredHeadings = heading.row.cells
    .filter((cell, at) => heading.names[at] === undefined && !isBlank(cell))
    .map(({ text }) => text.trim())
  const source = {
    sheet: sheet.name,
    otherSheets,
    headingRow: heading.row.number,
    ignoredHeadings,
    hiddenRows: sheet.hiddenRows,
  }
  const { rows, skippedRows } = readRows(sheet, heading, needed)
  return { rows, source: { ...source, skippedRows } }
}
