import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { formatRupees } from "./format-rupees.ts"
import { listYears, marks, percent, rupees, yearOfPassing } from "./numbers.ts"
import { required, type TextKind } from "./text-schemas.ts"

const resultOf = (kind: TextKind, typed: unknown) => {
  const { data, error } = z.safeParse(required(kind), typed)
  return error ? error.issues[0]!.message : data
}

describe("rupees", () => {
  test.each([
    { typed: "150000", stored: "150000" },
    { typed: "1,50,000", stored: "150000" },
    { typed: "150,000", stored: "150000" },
    { typed: "₹1,50,000", stored: "150000" },
    { typed: "₹ 1 50 000", stored: "150000" },
    { typed: "१,५०,०००", stored: "150000" },
    { typed: "０", stored: "0" },
    { typed: "०", stored: "0" },
    { typed: "1,50,000/-", stored: "150000" },
    { typed: "Rs. 150000", stored: "150000" },
    { typed: "रु० 1,50,000/-", stored: "150000" },
    { typed: "0", stored: "0" },
    { typed: "007", stored: "7" },
    { typed: "99,99,99,999", stored: "999999999" },
  ])("reads $typed as $stored", ({ typed, stored }) => expect(resultOf(rupees, typed)).toBe(stored))

  test.each([["₹"], [","], ["1000.50"], ["-5"], ["1e5"], ["1 लाख"], ["1,00,00,00,000"], ["0x10"]])(
    "refuses '%s'",
    (typed) => expect(resultOf(rupees, typed)).toBe("rupees.whole"),
  )
})

test.each([
  { amount: 0, shown: "₹0" },
  { amount: 1675, shown: "₹1,675" },
  { amount: 100_000, shown: "₹1,00,000" },
  { amount: 12_345_678, shown: "₹1,23,45,678" },
])("$amount rupees are shown as $shown", ({ amount, shown }) =>
  expect(formatRupees(amount)).toBe(shown),
)

describe("marks", () => {
  test.each([
    { typed: "412", stored: "412" },
    { typed: "४१२", stored: "412" },
    { typed: "412.5", stored: "412.5" },
    { typed: "412.50", stored: "412.5" },
    { typed: "412.05", stored: "412.05" },
    { typed: "0412", stored: "412" },
    { typed: "0", stored: "0" },
    { typed: "0.00", stored: "0" },
    { typed: "9999.99", stored: "9999.99" },
  ])("reads $typed as $stored", ({ typed, stored }) => expect(resultOf(marks, typed)).toBe(stored))

  test.each([["412.505"], ["४१२.१२५"], ["0.0001"]])(
    "says of '%s' that it has too many decimals",
    (typed) => expect(resultOf(marks, typed)).toBe("marks.decimals"),
  )

  test.each([["412."], [".5"], ["10000"], ["10000.125"], ["-1"], ["412/500"], ["82%"], ["A1"]])(
    "refuses '%s'",
    (typed) => expect(resultOf(marks, typed)).toBe("marks.format"),
  )
})

describe("year of passing", () => {
  const years = { first: 2010, last: 2025 }
  test("offers sixteen years, newest first", () => {
    const listed = listYears(years)
    expect(listed).toHaveLength(16)
    expect([listed.at(0), listed.at(-1)]).toEqual(["2025", "2010"])
  })

  test.each([
    { typed: "2010", answer: "2010" },
    { typed: "2025", answer: "2025" },
    { typed: "२०२४", answer: "2024" },
    { typed: "2009", answer: "year.range" },
    { typed: "2026", answer: "year.range" },
    { typed: "24", answer: "year.range" },
    { typed: "2024-25", answer: "year.range" },
  ])("$typed: $answer", ({ typed, answer }) =>
    expect(resultOf(yearOfPassing(years), typed)).toBe(answer),
  )
})

test.each([
  { typed: "45", result: "45" },
  { typed: "४५ %", result: "45" },
  { typed: "045.50", result: "45.5" },
  { typed: "100", result: "100" },
  { typed: "100.01", result: "percent.format" },
  { typed: "45.125", result: "percent.format" },
  { typed: "-5", result: "percent.format" },
  { typed: "half", result: "percent.format" },
])("the percentage $typed gives $result", ({ typed, result }) => {
  const { data, error } = percent.safeParse(typed)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})
