import { inflateSync } from "node:zlib"

import { expect, test } from "vitest"

import { drawReport, createReportFiles } from "./draw-report.ts"
import { layOutReport } from "./lay-out-report.ts"
import type { Report } from "./report.ts"

const report: Report = {
  title: "A list",
  language: "en",
  date: new Date("2026-07-10T06:30:00.000Z"),
  footer: "",
  head: [],
  tables: [],
  foot: [],
  signatures: [],
}

test("the same report is drawn once, and a changed one again", async () => {
  const drawn: string[] = []
  const fileOf = createReportFiles(async ({ title }) => {
    drawn.push(title)
    return Buffer.from(title)
  })
  const both = await Promise.all([fileOf(report), fileOf({ ...report })])
  expect(both.map(String)).toEqual(["A list", "A list"])
  expect(String(await fileOf(report))).toBe("A list")
  await fileOf({ ...report, title: "Another list" })
  expect(drawn).toEqual(["A list", "Another list"])
})

test("a report that could not be drawn is tried again", async () => {
  let times = 0
  const fileOf = createReportFiles(async () => {
    if (++times === 1) throw new Error("no memory")
    return Buffer.from("drawn")
  })
  await expect(fileOf(report)).rejects.toThrow("no memory")
  expect(String(await fileOf(report))).toBe("drawn")
})

const empty: Report = {
  title: "A list",
  language: "hi",
  date: new Date("2026-07-10T06:30:00.000Z"),
  footer: "",
  head: [],
  tables: [],
  foot: [],
  signatures: [],
}

/** The drawing commands of each page. */
const pagesOf = (file: Buffer) =>
  [...file.toString("latin1").matchAll(/stream\n([^]*?)\nendstream/g)]
    .map(([, data]) => Buffer.from(data!, "latin1"))
    .flatMap((data) => {
      try {
        return [inflateSync(data).toString("latin1")]
      } catch {
        return []
      }
    })
    .filter((text) => text.includes(" TJ"))

/** The glyphs that show a text, in the order in which they stand. */
const glyphsOf = async (text: string) => {
  const [page] = pagesOf(await drawReport({ ...empty, head: [{ text }] }))
  // The page number follows.
  const [line] = page!.split("ET")
  const glyphs = [...line!.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!)
  return glyphs.map((hex) => Number.parseInt(hex, 16))
}

test.each(["क्ष", "त्र", "ज्ञ", "प्र", "ष्ठ"])("%s is one shape", async (text) => {
  expect(await glyphsOf(text)).toEqual([1])
})

test("the sign of i stands before its letter, and that of r above the next one", async () => {
  const [letter, space, sign] = [1, 2, 3]
  expect(await glyphsOf("क कि")).toEqual([letter, space, sign, letter])
  expect(await glyphsOf("ट र्ट")).toEqual([letter, space, letter, sign])
})

test("the head of a table is on each page, and each page says how many there are", async () => {
  const rows = Array.from({ length: 100 }, (_, at) => [String(at), "क्रम से / by rank"])
  const columns = [
    { heading: ["क्रम", "Rank"], share: 1, isNumber: true },
    { heading: ["सीट", "Seat"], share: 3 },
  ]
  const table = { title: "Open seats", columns, rows, none: "", notes: ["A note"] }
  const long = { ...empty, tables: [table], signatures: [["Principal"]] }
  const pages = pagesOf(await drawReport(long))
  expect(pages).toHaveLength(3)
  // The title, two lines for each of two headings, and the number of the page are texts on each of them.
  const textsOf = (page: string) => page.split("ET").length - 1
  const texts = pages.map(textsOf).reduce((sum, count) => sum + count, 0)
  expect(texts).toBe(3 * (1 + 4 + 1) + 2 * rows.length + 2)
})

test.each([39, 40, 41, 42, 43, 44, 45, 46, 47, 48])(
  "the signatures are on a page with the last of %d rows",
  async (count) => {
    const rows = Array.from({ length: count }, (_, at) => [String(at)])
    const columns = [{ heading: ["Rank"], share: 1 }]
    const table = { title: "", columns, rows, none: "", notes: [] }
    const list = { ...empty, tables: [table], signatures: [["Principal"]] }
    const pages = await layOutReport(list, (text) => text.length)
    const texts = pages.at(-1)!.map((item) => ("text" in item ? item.text : ""))
    expect(texts).toContain("Principal")
    expect(texts).toContain(String(count - 1))
  },
)

test("the same report has the same bytes", async () => {
  const short = { ...empty, head: [{ text: "योग्यता सूची" }] }
  expect((await drawReport(short)).equals(await drawReport(short))).toBe(true)
})

test.each([
  { script: "Urdu", text: "محمد", letters: 4 },
  { script: "Gurmukhi", text: "ਹਰਪ੍ਰੀਤ ਸਿੰਘ", letters: 7 },
  { script: "Bengali", text: "সুমিত্রা দেবী", letters: 6 },
])("a name in $script has a shape for each letter", async ({ text, letters }) => {
  const glyphs = await glyphsOf(text)
  // Glyph 0 is the box that stands for a missing character.
  expect(glyphs).not.toContain(0)
  expect(glyphs.length).toBeGreaterThanOrEqual(letters)
})
