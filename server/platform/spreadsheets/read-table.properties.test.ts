import { buffer } from "node:stream/consumers"

import fc from "fast-check"
import { expect, test } from "vitest"

import { makeXlsx, textRows } from "#tests/support/make-xlsx.ts"

import { toCsv } from "./csv.ts"
import { readTable } from "./read-table.ts"
import { type Sheet, UnreadableTable } from "./table.ts"
import { toXlsx } from "./xlsx.ts"

const readAll = async (bytes: Uint8Array) => {
  const sheets: Sheet[] = []
  for await (const sheet of readTable(bytes)) sheets.push(sheet)
  return sheets
}

/** What a file is answered with: its sheets, or the error. */
const answerOf = async (bytes: Uint8Array) => {
  const answer = await readAll(bytes).catch((error: unknown) => error)
  return Array.isArray(answer) || answer instanceof UnreadableTable ? "an answer" : answer
}

const signs = fc.constantFrom(
  '"',
  '""',
  ",",
  ";",
  "\t",
  "\n",
  "\r\n",
  "'",
  "=",
  "a",
  "नाम",
  " ",
  "sep=;",
)

test("any text is read as a table or refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(signs, { maxLength: 60 }), async (parts) => {
      expect(await answerOf(Buffer.from(parts.join("")))).toBe("an answer")
    }),
    { numRuns: 2000 },
  )
})

test("a damaged workbook is read as a table or refused", async () => {
  const bytes = makeXlsx({
    sheets: [
      {
        rows: textRows([
          ["a", "b"],
          ["1", "2"],
        ]),
        after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
      },
    ],
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="0000"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>',
  })
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const damaged = Uint8Array.from(bytes)
      for (const [at, value] of changes) damaged[at] = value
      expect(await answerOf(damaged)).toBe("an answer")
    }),
    { numRuns: 1000 },
  )
})

/** A cell with line breaks has no separators here: one with as many as a row is taken for a quotation mark that is not closed. */
const cell = fc
  .array(signs, { maxLength: 5 })
  .map((parts) => parts.join("").trim())
  .map((text) => (text.includes("\n") ? text.replaceAll(/[,;\t]/g, "").trim() : text))

test("what we export is read as it was written", async () => {
  const columns = [0, 1, 2].map((at) => ({
    key: String(at),
    title: `column ${at}`,
    value: (row: string[]) => row[at]!,
  }))
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(rows, async (texts) => {
      const filled = texts.filter((row) => row.some((text) => text !== ""))
      for (const table of [toCsv(columns, texts), toXlsx(columns, texts, "a")]) {
        const [sheet] = await readAll(await buffer(table))
        const read = sheet!.rows
          .slice(1)
          .map(({ cells }) => [0, 1, 2].map((at) => cells[at]?.text ?? ""))
        expect(read).toEqual(filled)
      }
    }),
    { numRuns: 300 },
  )
})
