import { Readable } from "node:stream"

import type { Column } from "./column.ts"
import { inChunks } from "./read-in-chunks.ts"

/** By it Excel knows UTF-8. */
const mark = "\ufeff"

/** What a spreadsheet takes for the beginning of a formula, wide letters too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cellOf = (value: string | number | null) => {
  if (value === null) return ""
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : ""
  const harmless = formula.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

const lineOf = (values: (string | number | null)[]) => `${values.map(cellOf).join(",")}\r\n`

async function* linesOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>) {
  yield mark + lineOf(columns.map(({ title }) => title))
  for await (const row of rows) yield lineOf(columns.map(({ value }) => value(row)))
}

/**
 * Rows as a table in CSV (RFC 4180, UTF-8 with a mark), read as fast as it is taken. Texts that would begin
 * a formula get an apostrophe before them. Fails where the rows do.
 */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>) =>
  Readable.from(inChunks(linesOf(columns, rows)), { objectMode: false })
