import { buffer } from "node:stream/consumers"

import { parse } from "csv-parse/sync"
import { describe, expect, test } from "vitest"

import { readXlsx, unzip } from "#tests/support/read-xlsx.ts"

import type { Column } from "./column.ts"
import { toCsv } from "./csv.ts"
import { columnName, toXlsx } from "./xlsx.ts"

interface Row {
  name: string
  fee: number | null
}
const columns: Column<Row>[] = [
  { key: "name", title: "नाम", value: ({ name }) => name },
  { key: "fee", title: "Fee", value: ({ fee }) => fee },
]
const rowOf = (name: string, fee: number | null = null): Row => ({ name, fee })
const csvOf = async (...rows: Row[]) => (await buffer(toCsv(columns, rows))).toString()
const xlsxOf = (...rows: Row[]) => buffer(toXlsx(columns, rows, "Fees"))

/** Names as people and attackers write them. */
const names = [
  "Anjali Kushwaha",
  "राजकीय महाविद्यालय, आदर्शपुर",
  'Asha "Ash", Ravi; \ttab',
  "two\nlines",
  "two\r\nlines",
  "  spaces  ",
  "a < b & c > d &amp; &#13;",
  "007",
  "😀",
  "",
]
const formulas = ["=1+1", "+91 94150", "-2", "@sum(A1)", "\t=1", "\r=1", "\n=1", "＝1+1"]

describe("a table in CSV", () => {
  test("begins with a byte order mark and the headings, and ends lines as in RFC 4180", async () => {
    const csv = await csvOf(rowOf("Asha", 1675), rowOf('say "yes"'))
    expect(csv).toBe('\ufeff"नाम","Fee"\r\n"Asha",1675\r\n"say ""yes""",\r\n')
    expect(Buffer.from(csv).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  test("is read back unchanged", async () => {
    const read = parse(await csvOf(...names.map((name) => rowOf(name, 12.5))), { bom: true })
    expect(read.slice(1)).toEqual(names.map((name) => [name, "12.5"]))
  })

  test.each(formulas)("%j is no formula: an apostrophe stands before it", async (text) => {
    const [, [cell]] = parse(await csvOf(rowOf(text)), { bom: true }) as [string[], string[]]
    expect(cell).toBe(`'${text}`)
  })

  test("a heading is no formula either", async () => {
    const titled = [{ key: "a", title: "=1", value: () => "" }]
    expect((await buffer(toCsv(titled, [1]))).toString()).toContain(`"'=1"`)
  })

  test.each([
    { number: -5, cell: "-5" },
    { number: 0, cell: "0" },
    { number: Number.NaN, cell: "" },
    { number: null, cell: "" },
  ])("the number $number stays '$cell'", async ({ number, cell }) =>
    expect(await csvOf(rowOf("a", number))).toMatch(new RegExp(`"a",${cell}\r\n$`)),
  )
})

describe("a workbook", () => {
  test("is read back unchanged, texts as texts and numbers as numbers", async () => {
    const texts = [...names, ...formulas]
    const [sheet, ...others] = readXlsx(await xlsxOf(...texts.map((name) => rowOf(name, -12.5))))
    expect(others).toEqual([])
    expect(sheet).toEqual({
      name: "Fees",
      rows: [
        { A1: "नाम", B1: "Fee" },
        ...texts.map((text, index) => ({
          ...(text && { [`A${index + 2}`]: text }),
          [`B${index + 2}`]: -12.5,
        })),
      ],
    })
  })

  test("has no formula in it", async () => {
    const files = unzip(await xlsxOf(...formulas.map((text) => rowOf(text))))
    expect(files.get("xl/worksheets/sheet1.xml")).not.toContain("<f>")
  })

  test("lists the content type of each of its files", async () => {
    const files = unzip(await xlsxOf(rowOf("a")))
    const kinds = files.get("[Content_Types].xml")!
    const named = [...kinds.matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path)
    expect([...files.keys()].toSorted()).toEqual(
      [...named, "[Content_Types].xml", "_rels/.rels", "xl/_rels/workbook.xml.rels"].toSorted(),
    )
  })

  test("without rows it has the headings", async () =>
    expect(readXlsx(await xlsxOf())).toEqual([{ name: "Fees", rows: [{ A1: "नाम", B1: "Fee" }] }]))

  test("the sheet has its name, without the signs and the length that no sheet may have", async () => {
    const file = await buffer(toXlsx(columns, [], "A long name: [2025/26] of a sheet"))
    expect(readXlsx(file).map(({ name }) => name)).toEqual(["A long name   2025 26  of a she"])
  })

  test("a text too long for a cell is truncated, and characters invalid in XML are removed", async () => {
    const rows = [rowOf(`${"x".repeat(32_766)}😀`), rowOf("a\0\u0007\ud800b")]
    const [sheet] = readXlsx(await xlsxOf(...rows))
    expect(sheet!.rows[1]!["A2"]).toBe("x".repeat(32_766))
    expect(sheet!.rows[2]!["A3"]).toBe("ab")
  })

  test.each([
    { index: 0, name: "A" },
    { index: 25, name: "Z" },
    { index: 26, name: "AA" },
    { index: 701, name: "ZZ" },
    { index: 702, name: "AAA" },
  ])("column $index is called $name", ({ index, name }) => expect(columnName(index)).toBe(name))
})

/** Rows without end, which say how many were asked for and whether nobody wants more. */
const endless = () => {
  const source = { given: 0, isOver: false }
  const rows = async function* () {
    try {
      for (;;) yield rowOf(`row ${source.given++}`.padEnd(200, "x"))
    } finally {
      source.isOver = true
    }
  }
  return { source, rows: rows() }
}

describe.each([
  { what: "CSV", write: (rows: AsyncIterable<Row>) => toCsv(columns, rows) },
  { what: "a workbook", write: (rows: AsyncIterable<Row>) => toXlsx(columns, rows, "a") },
])("written as $what", ({ write }) => {
  test("rows are read with backpressure, and no longer once the reader stops", async () => {
    const { source, rows } = endless()
    for await (const chunk of write(rows)) {
      if ((chunk as Buffer).length > 1000) break
    }
    await expect.poll(() => source.isOver).toBe(true)
    expect(source.given).toBeLessThan(100_000)
  })

  test("an error of the rows fails the export", async () => {
    const failing = async function* () {
      yield rowOf("first")
      throw new Error("the database is gone")
    }
    await expect(buffer(write(failing()))).rejects.toThrow("the database is gone")
  })
})
