import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { formatRupees } from "./format-rupees.ts"
import { listYears, marks, percent, rupees, yearOfPassing } from "./numbers.ts"
import { required, type TextKind } from "./text-schemas.ts"

const resultOf = (kind: TextKind, input: unknown) => {
  const { data, error } = z.safeParse(required(kind), input)
  return error ? error.issues[0]!.message : data
}

describe("rupees", () => {
  test.each([
    { input: "150000", stored: "150000" },
    { input: "1,50,000", stored: "150000" },
    { input: "150,000", stored: "150000" },
    { input: "₹1,50,000", stored: "150000" },
    { input: "₹ 1 50 000", stored: "150000" },
    { input: "१,५०,०००", stored: "150000" },
    { input: "０", stored: "0" },
    { input: "०", stored: "0" },
    { input: "1,50,000/-", stored: "150000" },
    { input: "Rs. 150000", stored: "150000" },
    { input: "रु० 1,50,000/-", stored: "150000" },
    { input: "0", stored: "0" },
    { input: "007", stored: "7" },
    { input: "99,99,99,999", stored: "999999999" },
  ])("reads $input as $stored", ({ input, stored }) => expect(resultOf(rupees, input)).toBe(stored))

  test.each([["₹"], [","], ["1000.50"], ["-5"], ["1e5"], ["1 लाख"], ["1,00,00,00,000"], ["0x10"]])(
    "refuses '%s'",
    (input) => expect(resultOf(rupees, input)).toBe("rupees.whole"),
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
    { input: "412", stored: "412" },
    { input: "४१२", stored: "412" },
    { input: "412.5", stored: "412.5" },
    { input: "412.50", stored: "412.5" },
    { input: "412.05", stored: "412.05" },
    { input: "٤١٢٫٥", stored: "412.5" },
    { input: "0412", stored: "412" },
    { input: "0", stored: "0" },
    { input: "0.00", stored: "0" },
    { input: "9999.99", stored: "9999.99" },
  ])("reads $input as $stored", ({ input, stored }) => expect(resultOf(marks, input)).toBe(stored))

  test.each([["412.505"], ["४१२.१२५"], ["0.0001"]])(
    "says of '%s' that it has too many decimals",
    (input) => expect(resultOf(marks, input)).toBe("marks.decimals"),
  )

  test.each([["412."], [".5"], ["10000"], ["10000.125"], ["-1"], ["412/500"], ["82%"], ["A1"]])(
    "refuses '%s'",
    (input) => expect(resultOf(marks, input)).toBe("marks.format"),
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
    { input: "2010", answer: "2010" },
    { input: "2025", answer: "2025" },
    { input: "२०२४", answer: "2024" },
    { input: "2009", answer: "year.range" },
    { input: "2026", answer: "year.range" },
    { input: "24", answer: "year.range" },
    { input: "2024-25", answer: "year.range" },
  ])("$input: $answer", ({ input, answer }) =>
    expect(resultOf(yearOfPassing(years), input)).toBe(answer),
  )
})

test.each([
  { input: "45", result: "45" },
  { input: "४५ %", result: "45" },
  { input: "045.50", result: "45.5" },
  { input: "٤٥٫٥", result: "45.5" },
  { input: "100", result: "100" },
  { input: "100.01", result: "percent.format" },
  { input: "45.125", result: "percent.format" },
  { input: "-5", result: "percent.format" },
  { input: "half", result: "percent.format" },
])("the percentage $input gives $result", ({ input, result }) => {
  const { data, error } = percent.safeParse(input)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})
