import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import type { CellFault } from "#domain/spreadsheets/table-faults.ts"
import type { StudentColumn } from "#domain/student/student-columns.ts"
import type { RowWithHeadings } from "#server/platform/spreadsheets/find-headings.ts"
import type { Cell } from "#server/platform/spreadsheets/table.ts"

import { readBirthDates } from "./read-birth-dates.ts"

/** A row of a student table: its number in the file, and its cells by column. */
export type StudentRow = RowWithHeadings<StudentColumn>

/** A row whose texts are known, except in columns with a fault. */
export interface CheckedRow {
  number: number
  texts: Partial<Record<StudentColumn, string>>
  faults: Partial<Record<StudentColumn, CellFault>>
}

const namesAndAddress: readonly StudentColumn[] = [
  "applicant_name",
  "mother_name",
  "father_name",
  "p_address",
]

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
const noTime = "(?: 00:00(?::00)?)"
/** What a spreadsheet makes of 1/25 or 5-1: Jan-25, 05-Jan. */
const withMonthName = new RegExp(
  `^(?:${month}[- ]\\d{2}(?:\\d{2})?|\\d{1,2}[- ]${month}(?:[- ]\\d{2}(?:\\d{2})?)?)${noTime}?$`,
  "i",
)
/** What it makes of 1/5/2024, as its programs show or store it. */
const fullDate = new RegExp(
  `^(?:(\\d{1,2})([-/])(\\d{1,2})\\2\\d{4}${noTime}?|\\d{4}-\\d\\d-\\d\\d${noTime})$`,
)
const threeNumbers = /^(\d+)([-/])(\d+)\2\d{4}$/

/** The separators of a column's own numbers that look like dates: 41/05/2024 is none, so 12/05/2024 need not be one. */
const ownSeparators = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) => {
      const [, first, separator, second] = threeNumbers.exec(text) ?? []
      return separator && (Number(first) > 31 || Number(second) > 31) ? [separator] : []
    }),
  )

const scientific = /^(\d)(?:\.(\d+))?E\+(\d{1,2})$/i
const decimalZeros = /^(\d+)\.0+$/

/** Question marks in place of letters, UTF-8 that was read as Windows-1252, or the sign for a letter that cannot be read. */
const lostLetters = /\?{3}|^[?\s.,-]*\?[?\s.,-]*$|à[¤¥]|\ufffd/

/** Words that nearly each table in Kruti Dev has: देवी, कुमार, सिंह, and other names and words of addresses. */
const legacyWords =
  /(?:^|[\s,])(?:nsoh|dqekjh?|izlkn|xqIrk|oekZ|'kekZ|;kno|pUnz|jke|yky|xzke|iksLV|ftyk|frokjh|feJk?|ik\.Ms;|\[kku)(?=$|[\s,])|^\S+ (?:flag|falg)$/

/** Whether a text is Hindi in the Latin letters of a font that is not Unicode. */
export const isLegacyHindi = ({ text, fault }: Cell) =>
  fault === "legacy_font" || legacyWords.test(text)

type Read = { text: string } | { fault: CellFault }

/** A number that is shown in powers of ten, if all its digits are there. */
const expand = ([, first, more = "", power]: string[]): Read => {
  const zeros = Number(power) - more.length
  return zeros > 0 ? { fault: "scientific" } : { text: `${first}${more.slice(0, Number(power))}` }
}

const plainText = ({ text }: Cell) => toAsciiDigits(normalizeText(text))

const becameDate = (text: string, own: ReadonlySet<string>) =>
  withMonthName.test(text) || (fullDate.test(text) && !own.has(threeNumbers.exec(text)?.[2] ?? ""))

const readCell = (column: StudentColumn, cell: Cell, own: ReadonlySet<string>): Read => {
  if (cell.fault) return { fault: cell.fault }
  const text = plainText(cell)
  if (cell.day !== undefined || becameDate(text, own)) return { fault: "became_date" }
  if (lostLetters.test(text)) return { fault: "letters_lost" }
  if (namesAndAddress.includes(column)) {
    return isLegacyHindi(cell) ? { fault: "legacy_font" } : { text: cell.text }
  }
  const power = scientific.exec(text)
  if (power) return expand(power)
  return { text: decimalZeros.exec(text)?.[1] ?? cell.text }
}

/** The length of a column's numbers, if those with zeros in front all have the same one. */
const findZeroLength = (texts: readonly string[]) => {
  const lengths = new Set(texts.filter((text) => /^0\d+$/.test(text)).map(({ length }) => length))
  return lengths.size === 1 ? [...lengths][0]! : 0
}

const numbered: readonly StudentColumn[] = ["urn", "admission_number"]

/** Numbers that have lost the zeros that others of their column have. */
const markLostZeros = (rows: readonly CheckedRow[]) => {
  for (const column of numbered) {
    const length = findZeroLength(rows.flatMap(({ texts }) => texts[column] ?? []))
    for (const { texts, faults } of rows) {
      const text = texts[column] ?? ""
      if (/^[1-9]\d*$/.test(text) && text.length < length) faults[column] = "zeros_lost"
    }
  }
}

/** The texts of a table, and the cells whose value the spreadsheet program has changed or lost. */
export const checkCells = (rows: readonly StudentRow[], today: string): CheckedRow[] => {
  const cellsOf = (column: StudentColumn) => rows.flatMap(({ cells }) => cells[column] ?? [])
  const readBirthDate = readBirthDates(cellsOf("dob"), today)
  const own = ownSeparators(cellsOf("admission_number").map(plainText))
  const checked = rows.map(({ number, cells }) => {
    const row: CheckedRow = { number, texts: {}, faults: {} }
    for (const [column, cell] of Object.entries(cells) as [StudentColumn, Cell][]) {
      const read =
        column === "dob" && !cell.fault ? readBirthDate(cell) : readCell(column, cell, own)
      row.texts[column] = "text" in read ? read.text : cell.text
      if ("fault" in read) row.faults[column] = read.fault
    }
    return row
  })
  markLostZeros(checked)
  return checked
}
