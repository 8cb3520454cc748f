import { Readable } from "node:stream"

import type { Column, Rows } from "./column.ts"

const chunkLength = 64 * 1024

/** Joins short texts into larger UTF-8 chunks, so that the next stream is not called for each line. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let pending = ""
  for await (const text of texts) {
    pending += text
    if (pending.length < chunkLength) continue
    yield Buffer.from(pending)
    pending = ""
  }
  if (pending !== "") yield Buffer.from(pending)
}

/** Byte order mark, by which Excel detects UTF-8. */
const mark = "\ufeff"

/** Characters that start a formula in a spreadsheet, including full-width forms. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cellOf = (value: string | number | null) => {
  if (value === null) return ""
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : ""
  const harmless = formula.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

const lineOf = (values: (string | number | null)[]) => `${values.map(cellOf).join(",")}\r\n`

async function* linesOf<Row>(columns: readonly Column<Row>[], rows: Rows<Row>) {
  yield mark + lineOf(columns.map(({ title }) => title))
  for await (const row of rows) yield lineOf(columns.map(({ value }) => value(row)))
}

/**
 * Rows as CSV (RFC 4180, UTF-8 with BOM), streamed with backpressure. An apostrophe before texts that could
 * start a formula prevents CSV injection. Fails if `rows` fails.
 */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: Rows<Row>) =>
  Readable.from(inChunks(linesOf(columns, rows)), { objectMode: false })
