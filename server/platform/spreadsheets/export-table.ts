import type { Readable } from "node:stream"

import type { Column, Rows } from "./column.ts"
import { toCsv } from "./csv.ts"
import { toXlsx } from "./xlsx.ts"

export const exportFormats = ["csv", "xlsx"] as const
export type ExportFormat = (typeof exportFormats)[number]

export const contentTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

/** An export file. Rows are read only while `table` is consumed. */
export interface ExportedTable {
  total: number
  /** Like applications-2025-26-2025-07-10.csv. */
  fileName: string
  table: Readable
}

export const writeTable = <Row>(
  format: ExportFormat,
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
  /** Of a workbook's sheet. */
  name: string,
) => (format === "csv" ? toCsv(columns, rows) : toXlsx(columns, rows, name))

/** The names of the filters that are set, for the audit. Never the search text. */
export const filterNamesOf = (filter: object) =>
  Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [name === "q" ? "search" : name],
  )
