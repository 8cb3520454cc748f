import { Readable } from "node:stream"

import type { Column } from "./column.ts"
import { inChunks } from "./read-in-chunks.ts"
import { sheetBegin, sheetEnd, sheetRow, workbookFiles } from "./sheet-xml.ts"
import { zip, type ZipEntry } from "./zip.ts"

interface Options {
  name: string
  /** Rows per sheet: Excel allows a million, but a file in the archive must stay below 4 GiB. */
  rowsOfSheet?: number
}

async function* once(text: string) {
  yield Buffer.from(text)
}

/** The workbook's files in writing order: first as many sheets as the rows need. */
async function* filesOf<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  { name, rowsOfSheet = 500_000 }: Options,
): AsyncGenerator<ZipEntry> {
  const source = rows[Symbol.asyncIterator]()
  try {
    let next = await source.next()
    let sheets = 0
    const texts = async function* () {
      yield sheetBegin(columns)
      for (let number = 2; !next.done && number < rowsOfSheet + 2; number++) {
        yield sheetRow(columns, next.value, number)
        next = await source.next()
      }
      yield sheetEnd
    }
    do {
      sheets++
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: inChunks(texts()) }
    } while (!next.done)
    for (const [path, text] of Object.entries(workbookFiles(name, sheets))) {
      yield { name: path, content: once(text) }
    }
  } finally {
    await source.return?.()
  }
}

/**
 * Rows as an Excel workbook, streamed with backpressure. Texts are stored as texts, so none is a formula and
 * no leading zero is lost. Fails if `rows` fails.
 */
export const toXlsx = <Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  options: Options,
) => Readable.from(zip(filesOf(columns, rows, options)), { objectMode: false })
