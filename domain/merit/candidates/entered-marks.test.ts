import { describe, expect, test } from "vitest"

import { formatApplicationNumber } from "../../applications/application-number.ts"
import { parseMarkLines, typedPercentage } from "./entered-marks.ts"

describe("a percentage", () => {
  test.each<[typed: string, hundredths: number | undefined]>([
    ["82.4", 8240],
    [" 82.40 % ", 8240],
    ["100", 10000],
    ["0", 0],
    ["८२.४", 8240],
    ["412/500", 8240],
    ["412 / 500", 8240],
    // 2 / 3 is 66.666…
    ["2/3", 6667],
    ["100.01", undefined],
    ["-1", undefined],
    ["82.405", undefined],
    ["501/500", undefined],
    ["412/0", undefined],
    ["1/2/3", undefined],
    ["first", undefined],
    ["", undefined],
  ])("'%s' is %s", (typed, hundredths) => expect(typedPercentage(typed)).toBe(hundredths))
})

const a = formatApplicationNumber("2025", 4217)
const b = formatApplicationNumber("2025", 4218)

describe("pasted lines", () => {
  test.each([
    { says: "with commas", text: `${a},82.40\n${b},412/500` },
    { says: "of a spreadsheet", text: `${a}\t82.40\r\n${b}\t82.4\r\n` },
    { says: "of a file", text: `\uFEFFcode;value\n"${a}";"82.40"\r\n"${b}";"412/500"` },
    {
      says: "with a heading",
      text: `Application number,Best five\n${a.replaceAll("-", "")},82.40\n\n${b},82.40`,
    },
  ])("$says", ({ text }) => {
    const { lines, errors } = parseMarkLines(text)
    expect(errors).toEqual([])
    expect(lines.map(({ id, percentage }) => [id, percentage])).toEqual([
      [a, 8240],
      [b, 8240],
    ])
  })

  test("keep the numbers of their lines, and leave out numbers without a percentage", () => {
    expect(parseMarkLines(`\n${a},\n${b},70\n`)).toEqual({
      lines: [{ line: 3, id: b, percentage: 7000 }],
      errors: [],
    })
  })

  test.each([
    { row: `${b},101`, error: "percentage" },
    { row: "ABC,70", error: "code" },
    { row: "no number", error: "code" },
    { row: `${a.slice(0, -1)}${(Number(a.at(-1)) + 1) % 10},70`, error: "code" },
    { row: `${a},70`, error: "twice" },
    { row: `${b},70,80`, error: "columns" },
    // A comma is no decimal point.
    { row: `${b},82,40`, error: "columns" },
  ])("with the line '$row' have the error $error", ({ row, error }) => {
    expect(parseMarkLines(`${a},60\n${row}`).errors).toEqual([{ line: 2, error }])
  })
})
