import { describe, expect, test } from "vitest"

import { formatApplicationNumber } from "../../applications/application-number.ts"
import { parseMarkRows, parsePercentage } from "./entered-marks.ts"

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
  ])("'%s' is %s", (input, hundredths) => expect(parsePercentage(input)).toBe(hundredths))
})

const a = formatApplicationNumber("2025", 4217)
const b = formatApplicationNumber("2025", 4218)

/** Rows of texts, from row 1 on. */
const rowsOf = (...rows: string[][]) =>
  rows.map((texts, index) => ({ number: index + 1, cells: texts.map((text) => ({ text })) }))

describe("rows of marks", () => {
  test.each([
    {
      says: "without a heading",
      rows: [
        [a, "82.40"],
        [b, "412/500"],
      ],
    },
    {
      says: "with a heading",
      rows: [
        ["Application number", "Best five"],
        [a.replaceAll("-", ""), "82.40"],
        [b, "82.4%"],
      ],
    },
    {
      says: "with cells left empty",
      rows: [
        [a, "82.4", ""],
        ["", ""],
        [b, "82.4"],
      ],
    },
  ])("$says", ({ rows }) => {
    const { lines, errors } = parseMarkRows(rowsOf(...rows))
    expect(errors).toEqual([])
    expect(lines.map(({ id, percentage }) => [id, percentage])).toEqual([
      [a, 8240],
      [b, 8240],
    ])
  })

  test("keep their numbers, and numbers without a percentage are left out", () => {
    expect(parseMarkRows(rowsOf([a, ""], [], [b, "70"]))).toEqual({
      lines: [{ line: 3, id: b, percentage: 7000 }],
      errors: [],
    })
  })

  test.each([
    { row: [b, "101"], error: "percentage" },
    { row: ["ABC", "70"], error: "code" },
    { row: ["no number"], error: "code" },
    { row: [`${a.slice(0, -1)}${(Number(a.at(-1)) + 1) % 10}`, "70"], error: "code" },
    { row: [a, "70"], error: "twice" },
    { row: [b, "70", "80"], error: "columns" },
  ])("as $row have the error $error", ({ row, error }) => {
    expect(parseMarkRows(rowsOf([a, "60"], row)).errors).toEqual([{ line: 2, error }])
  })

  test("pass on what happened to a cell", () => {
    const cells = [{ text: b }, { text: "#N/A", fault: "cell_error" as const }]
    expect(parseMarkRows([{ number: 7, cells }]).errors).toEqual([{ line: 7, error: "cell_error" }])
  })
})
