import type { CellFault, FileFault } from "#domain/spreadsheets/table-faults.ts"

/** A cell of a table that is read. */
export interface Cell {
  /** The text as the spreadsheet shows it, or without its format if that says the same. */
  text: string
  /** The ISO day, if the spreadsheet stores a date. */
  day?: string
  /** The number of a day, if the spreadsheet stores a plain number that could be one. */
  serialDay?: string
  fault?: CellFault
}

export interface TableRow {
  /** From 1, as a spreadsheet program numbers its rows. */
  number: number
  cells: readonly Cell[]
}

/** A sheet of a workbook, or a text file. Rows without any text are left out. */
export interface Sheet {
  /** Undefined for a text file. */
  name: string | undefined
  rows: TableRow[]
  /** How many of the rows the spreadsheet program hides. */
  hiddenRows: number
}

/** Limits of one file, so that reading it is bounded in memory and time. */
export const tableLimits = { rows: 30_000, cells: 1_000_000 } as const

/** Thrown if a file is not a table. The message has no value of a cell. */
export class UnreadableTable extends Error {
  readonly fault: FileFault
  /** The row at fault, and the columns that are missing or named twice. */
  readonly details: { row?: number; columns?: readonly string[] }

  constructor(fault: FileFault, details: { row?: number; columns?: readonly string[] } = {}) {
    super(`unreadable table: ${fault}`)
    this.fault = fault
    this.details = details
  }
}

const blank = /^[\s\p{Cf}\p{Cc}]*$/u

/** Whether a cell shows nothing: no text, or spaces and invisible characters only. */
export const isBlank = ({ text, fault }: Cell) => fault === undefined && blank.test(text)

/** Collects the rows of a sheet within the limits of a file; rows without text are left out. */
export const collectRows = <Row extends TableRow>() => {
  const rows: Row[] = []
  let cells = 0
  return {
    rows,
    add: (row: Row) => {
      if (row.cells.every(isBlank)) return
      cells += row.cells.length
      if (rows.length === tableLimits.rows || cells > tableLimits.cells) {
        throw new UnreadableTable("too_much")
      }
      rows.push(row)
    },
  }
}
