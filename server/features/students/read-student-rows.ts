import { CsvError, type Info, parse } from "csv-parse/sync"

/** A row of a table of students: its line in the file, and what stands in its columns. */
export interface StudentRow {
  line: number
  columns: Record<string, string>
}

/** Why a file is no table of students at all. */
type Fault = "columns_missing" | "not_utf8" | "not_a_table"

/** A file that is no table of students at all; the message says what is wrong with it. */
export class UnreadableTable extends Error {
  readonly fault: Fault
  /** The columns that the heading does not name. */
  readonly missing: readonly string[]

  constructor(message: string, fault: Fault, missing: readonly string[] = []) {
    super(message)
    this.fault = fault
    this.missing = missing
  }
}

/** The columns of the table (specification 8.5). The last five may be missing. */
export const requiredColumns = [
  "urn",
  "admission_number",
  "course",
  "applicant_name",
  "gender",
  "mother_name",
  "father_name",
  "dob",
  "applicant_mobile",
  "aadhar",
  "p_address",
  "first_major_subject",
  "session",
  "semester",
] as const
const optionalColumns = ["bloodGroup", "second_major_subject", "minor_subject"] as const

const known = new Map(
  [...requiredColumns, ...optionalColumns].map((column) => [column.toLowerCase(), column]),
)
const columnOf = (heading: string) => known.get(heading.trim().toLowerCase().replaceAll(" ", "_"))

const headed = (headings: string[]) => {
  const columns = headings.map((heading) => columnOf(heading) ?? false)
  const missing = requiredColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    throw new UnreadableTable(
      `The first line must name the columns; missing: ${missing.join(", ")}`,
      "columns_missing",
      missing,
    )
  }
  return columns
}

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableTable("The file is not in UTF-8: save it as 'CSV UTF-8'", "not_utf8")
  }
}

/** What stands most often between the headings: in countries with a decimal comma Excel writes semicolons. */
const separatorOf = (text: string) => {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: string) => heading.split(separator).length
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0]!
}

/**
 * The rows of a CSV file in UTF-8, with or without Excel's mark at its beginning, separated by commas,
 * semicolons or tabs. Throws UnreadableTable.
 */
export const readStudentRows = (bytes: Uint8Array): StudentRow[] => {
  const text = decode(bytes)
  try {
    const rows = parse(text, {
      delimiter: separatorOf(text),
      columns: headed,
      info: true,
      skip_empty_lines: true,
      trim: true,
      // A row cut short is one bad row: its missing columns are refused by name.
      relax_column_count: true,
    }) as unknown as { record: Record<string, string>; info: Info }[]
    return rows.map(({ record, info }) => ({ line: info.lines, columns: record }))
  } catch (error) {
    // The library's own message may hold what stands in the row.
    if (error instanceof CsvError) {
      throw new UnreadableTable(`Not a table (${error.code})`, "not_a_table")
    }
    throw error
  }
}
