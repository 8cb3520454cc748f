import { Readable } from "node:stream"

import type { Column, Rows } from "./column.ts"
import { inChunks } from "./read-in-chunks.ts"
import { sheetBegin, sheetEnd, sheetRow, workbookFiles } from "./sheet-xml.ts"
import { zip, type ZipEntry } from "./zip.ts"

async function* sheetTexts<Row>(columns: readonly Column<Row>[], rows: Rows<Row>) {
  yield sheetBegin(columns)
  let number = 2
  for await (const row of rows) yield sheetRow(columns, row, number++)
  yield sheetEnd
}

/** The workbook's files in writing order, the sheet first. */
async function* filesOf<Row>(
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
  name: string,
): AsyncGenerator<ZipEntry> {
  yield { name: "xl/worksheets/sheet1.xml", content: inChunks(sheetTexts(columns, rows)) }
  for (const [path, text] of Object.entries(workbookFiles(name))) {
    yield { name: path, content: [Buffer.from(text)] }
  }
}

/**
 * Rows as an Excel workbook with one sheet of this name, streamed with backpressure. Texts are stored as texts, so none
 * is a formula and no leading zero is lost. Fails if `rows` fails.
 */
export const toXlsx = <Row>(columns: readonly Column<Row>[], rows: Rows<Row>, name: string) =>
  Readable.from(zip(filesOf(columns, rows, name)), { objectMode: false })
