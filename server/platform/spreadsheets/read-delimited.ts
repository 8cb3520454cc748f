import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { withoutApostrophe } from "#domain/spreadsheets/csv-text.ts"

import { type Cell, collectRows, type Sheet, type TableRow, UnreadableTable } from "./table.ts"

const separators = [",", ";", "\t", "|"]
/** Rows that decide which separator a file has. */
const sampleRows = 100
/** A cell with more lines has a quotation mark that is never closed. */
const maxLinesOfCell = 40
const rowsOfTurn = 2000

/** The row of the first text that is not in the encoding. */
const findBadRow = (bytes: Uint8Array) => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let from = 0
  for (let row = 1; ; row++) {
    const end = bytes.indexOf(0x0a, from)
    try {
      decoder.decode(bytes.subarray(from, end === -1 ? undefined : end))
    } catch {
      return row
    }
    if (end === -1) return row
    from = end + 1
  }
}

/** The encoding by the byte order mark; without one by the zero bytes that UTF-16 has beside Latin letters. */
const encodingOf = (bytes: Uint8Array) => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  const start = bytes.subarray(0, 1000)
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return "utf-16le"
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? "utf-16be" : "utf-8"
}

/** The text of a file. Other encodings are refused, because letters would be taken for others. */
const decode = (bytes: Uint8Array) => {
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (text.includes("\0")) throw new UnreadableTable("not_a_table")
    return text
  } catch (error) {
    if (error instanceof UnreadableTable) throw error
    throw new UnreadableTable("not_utf8", { row: encoding === "utf-8" ? findBadRow(bytes) : 1 })
  }
}

/** A cell as a spreadsheet writes it to keep its text: ="007". */
const asFormula = /^="((?:[^"]|"")*)"$/

const emptyCell: Cell = { text: "" }

const cellOf = (raw: string): Cell => {
  if (raw === "") return emptyCell
  const [, inner] = asFormula.exec(raw) ?? []
  if (inner !== undefined) return { text: withoutApostrophe(inner.replaceAll('""', '"')) }
  if (raw.startsWith("=")) return { text: raw, fault: "formula" }
  return { text: withoutApostrophe(raw) }
}

interface Scanned {
  cells: Cell[]
  /** Where the next row begins. */
  next: number
}

interface Format {
  text: string
  separator: string
  /** Separators of a usual row. */
  count: number
}

const isLineEnd = (text: string, at: number) => {
  const char = text[at]
  return char === undefined || char === "\n" || char === "\r"
}

const afterLineEnd = (text: string, at: number) =>
  text[at] === "\r" && text[at + 1] === "\n" ? at + 2 : at + 1

/** The position of the closing quotation mark of a cell whose text begins at `from`; undefined if there is none. */
const findClosingQuote = ({ text, separator, count }: Format, from: number, isOneLine: boolean) => {
  let lines = 0
  let separatorsInside = 0
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (char === '"') {
      if (text[at + 1] === '"') {
        at++
        continue
      }
      let after = at + 1
      while (text[after] === " ") after++
      const isEnd = isLineEnd(text, after) || text[after] === separator
      return isEnd && (lines === 0 || separatorsInside < count) ? at : undefined
    }
    if (char === separator) separatorsInside++
    if (char === "\n" || (char === "\r" && text[at + 1] !== "\n")) {
      lines++
      if (isOneLine || lines > maxLinesOfCell) return undefined
    }
  }
  return undefined
}

const spacesAt = (text: string, at: number) => {
  let end = at
  while (text[end] === " " || text[end] === "\u00a0") end++
  return end
}

/**
 * Scans the row that begins at `from`. Undefined if a quotation mark is not closed where a cell ends; with `isOneLine` such a
 * mark is part of the text, and the row ends with its line, so that the rows below it are not lost.
 */
const scanRow = (format: Format, from: number, isOneLine: boolean): Scanned | undefined => {
  const { text, separator } = format
  const cells: Cell[] = []
  for (let at = from; ; at++) {
    const begin = spacesAt(text, at)
    const isQuoted = text[begin] === '"'
    const close = isQuoted ? findClosingQuote(format, begin + 1, isOneLine) : undefined
    if (isQuoted && close === undefined && !isOneLine) return undefined
    let end = close === undefined ? begin : spacesAt(text, close + 1)
    while (!isLineEnd(text, end) && text[end] !== separator) end++
    const raw =
      close === undefined
        ? text.slice(begin, end).trim()
        : text
            .slice(begin + 1, close)
            .replaceAll('""', '"')
            .trim()
    cells.push(isQuoted && close === undefined ? { text: raw, fault: "stray_quote" } : cellOf(raw))
    at = end
    if (text[at] !== separator || at >= text.length) return { cells, next: afterLineEnd(text, at) }
  }
}

/** Scans the first rows with a separator. `fit` counts those that are alike, without those in which a quotation mark ends no cell. */
const tryOut = (text: string, separator: string, start: number) => {
  const format = { text, separator, count: Number.POSITIVE_INFINITY }
  const counts = new Map<number, number>()
  let strays = 0
  let at = start
  for (let left = sampleRows; left > 0 && at < text.length; left--) {
    const scanned = scanRow(format, at, false)
    const { cells, next } = scanned ?? scanRow(format, at, true)!
    if (!scanned) strays++
    if (cells.length > 1) counts.set(cells.length - 1, (counts.get(cells.length - 1) ?? 0) + 1)
    at = next
  }
  const [count, times] = [...counts].reduce(
    (best, one) => (one[0] * one[1] > best[0] * best[1] ? one : best),
    [0, 0],
  )
  return { separator, count, fit: times - strays }
}

/**
 * The separator with which most rows are alike. Semicolons: Excel where a comma is the decimal sign. A
 * first line "sep=;" names it to Excel, which does not show that line.
 */
const findFormat = (text: string): Format & { start: number } => {
  const named = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i.exec(text)
  const start = named?.[0].length ?? 0
  const [best] = (named ? [named[1]!] : separators)
    .map((separator) => tryOut(text, separator, start))
    .toSorted((a, b) => b.fit - a.fit || b.count - a.count)
  return { text, separator: best!.separator, count: best!.count, start }
}

/** Excel writes as many separators as its widest row has cells. */
const withoutEmptyEnd = (cells: readonly Cell[]) => {
  let length = cells.length
  while (length > 0 && cells[length - 1]!.text === "" && !cells[length - 1]!.fault) length--
  return cells.slice(0, length)
}

/**
 * Reads a text file with separators (CSV), in UTF-8 or UTF-16. A quotation mark that is never closed is a fault of its row only.
 * Rows have the numbers that Excel shows: a cell with line breaks is in one row. Throws UnreadableTable.
 */
export const readDelimited = async (bytes: Uint8Array): Promise<Sheet> => {
  const text = decode(bytes)
  const { start, ...format } = findFormat(text)
  const { rows, add } = collectRows<TableRow>()
  let at = start
  for (let number = 1; at < text.length; number++) {
    const scanned = scanRow(format, at, false) ?? scanRow(format, at, true)!
    add({ number, cells: withoutEmptyEnd(scanned.cells) })
    at = scanned.next
    if (number % rowsOfTurn === 0) await yieldToEventLoop()
  }
  return { name: undefined, rows, hiddenRows: 0 }
}
