import { CsvError, type Info, parse } from "csv-parse/sync"

import { optionalColumns, requiredColumns } from "#domain/student/student-columns.ts"

/** A row of a student table: its line in the file, and its values by column. */
export interface StudentRow {
  line: number
  columns: Record<string, string>
}

/** Why a file is not a student table. */
type Fault = "columns_missing" | "is_pdf" | "is_workbook" | "not_utf8" | "not_a_table"

/** Thrown if a file is not a student table. The message names the error. */
export class UnreadableTable extends Error {
  readonly fault: Fault
  /** The required columns that the heading lacks. */
  readonly missing: readonly string[]

  constructor(message: string, fault: Fault, missing: readonly string[] = []) {
    super(message)
    this.fault = fault
    this.missing = missing
  }
}

const required = Object.keys(requiredColumns)
const known = new Map(
  [...required, ...Object.keys(optionalColumns)].map((column) => [column.toLowerCase(), column]),
)
const columnOf = (heading: string) => known.get(heading.trim().toLowerCase().replaceAll(" ", "_"))

const headed = (headings: string[]) => {
  const columns = headings.map((heading) => columnOf(heading) ?? false)
  const missing = required.filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    throw new UnreadableTable(
      `The first line must name the columns; missing: ${missing.join(", ")}`,
      "columns_missing",
      missing,
    )
  }
  return columns
}

/** Files that offices send in place of a CSV table, by their first bytes. ODS and XLSX are ZIP files. */
const otherKinds = [
  { begin: "25504446", fault: "is_pdf", message: "This is a PDF, not a CSV table" },
  {
    begin: "504b0304",
    fault: "is_workbook",
    message: "This is a workbook: save it as 'CSV UTF-8'",
  },
  {
    begin: "d0cf11e0",
    fault: "is_workbook",
    message: "This is a workbook: save it as 'CSV UTF-8'",
  },
] as const

const refuseOtherKinds = (bytes: Uint8Array) => {
  const begin = Buffer.from(bytes.subarray(0, 4)).toString("hex")
  const kind = otherKinds.find((other) => other.begin === begin)
  if (kind) throw new UnreadableTable(kind.message, kind.fault)
}

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableTable("The file is not in UTF-8: save it as 'CSV UTF-8'", "not_utf8")
  }
}

/** The most frequent separator in the heading. With a decimal comma locale, Excel writes semicolons. */
const separatorOf = (text: string) => {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: string) => heading.split(separator).length
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0]!
}

/**
 * Parses a CSV file in UTF-8, with or without BOM, separated by commas, semicolons or tabs. Throws
 * UnreadableTable.
 */
export const readStudentRows = (bytes: Uint8Array): StudentRow[] => {
  refuseOtherKinds(bytes)
  const text = decode(bytes)
  try {
    const rows = parse(text, {
      delimiter: separatorOf(text),
      columns: headed,
      info: true,
      skip_empty_lines: true,
      trim: true,
      // A truncated row is one bad row: validation refuses its missing columns by name.
      relax_column_count: true,
    }) as unknown as { record: Record<string, string>; info: Info }[]
    return rows.map(({ record, info }) => ({ line: info.lines, columns: record }))
  } catch (error) {
    // Do not pass on the library's message: it may contain values of the row.
    if (error instanceof CsvError) {
      throw new UnreadableTable(`Not a table (${error.code})`, "not_a_table")
    }
    throw error
  }
}
