import { Readable } from "node:stream"

import { byteOrderMark, csvLine } from "#domain/spreadsheets/csv-text.ts"

import type { CellValue, Column, Rows } from "./column.ts"

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

const textOf = (value: CellValue) =>
  typeof value === "object" && value !== null ? value.date : value

async function* linesOf<Row>(columns: readonly Column<Row>[], rows: Rows<Row>) {
  yield byteOrderMark + csvLine(columns.map(({ title }) => title))
  for await (const row of rows) yield csvLine(columns.map(({ value }) => textOf(value(row))))
}

/**
 * Rows as CSV (RFC 4180, UTF-8 with BOM), streamed with backpressure. An apostrophe before texts that could
 * start a formula prevents CSV injection. Fails if `rows` fails.
 */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: Rows<Row>) =>
  Readable.from(inChunks(linesOf(columns, rows)), { objectMode: false })
