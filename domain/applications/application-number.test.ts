import fc from "fast-check"
import { expect, test } from "vitest"

import {
  formatApplicationNumber,
  parseApplicationNumber,
  yearOfNumber,
} from "./application-number.ts"

const year = fc.integer({ min: 2000, max: 2099 }).map(String)
const place = fc.integer({ min: 1, max: 999_999 })
const numbers = fc.tuple(year, place).map((parts) => formatApplicationNumber(...parts))
const digitsOf = (number: string) => number.replaceAll("-", "")

test("has the year, five digits or more, and a check digit", () => {
  expect(formatApplicationNumber("2025", 4217)).toBe("2025-04217-4")
  expect(formatApplicationNumber("2025", 123_456)).toMatch(/^2025-123456-\d$/)
})

test("is found as it is written, without hyphens, with spaces and in Devanagari digits", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const devanagari = number.replace(/\d/g, (digit) =>
        String.fromCodePoint(0x966 + Number(digit)),
      )
      for (const input of [
        number,
        digitsOf(number),
        ` ${number.replaceAll("-", " – ")} `,
        devanagari,
      ])
        expect(parseApplicationNumber(input)).toBe(number)
    }),
  )
})

test("with one wrong digit is not a number", () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, position, by) => {
      const digits = digitsOf(number)
      const at = position % digits.length
      const digit = (Number(digits[at]) + by) % 10
      const wrong = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`
      expect(parseApplicationNumber(wrong)).toBeUndefined()
    }),
  )
})

test("with two adjacent digits swapped is not a number", () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (number, position) => {
      const digits = digitsOf(number)
      const at = position % (digits.length - 1)
      fc.pre(digits[at] !== digits[at + 1])
      const wrong = `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`
      expect(parseApplicationNumber(wrong)).toBeUndefined()
    }),
  )
})

test.each([
  ["", undefined],
  ["ABCDEFGHJKLM", undefined],
  ["9876543210", undefined],
  ["999941057058", undefined],
  [20250421760, undefined],
])("%s is not a number", (input, expected) => expect(parseApplicationNumber(input)).toBe(expected))

test.each([
  { session: "2025-26", submitted_at: "2026-01-05T06:30:00.000Z", expected: "2025" },
  { session: "Winter", submitted_at: "2026-01-05T06:30:00.000Z", expected: "2026" },
])("of the session $session begins with $expected", ({ expected, ...application }) =>
  expect(yearOfNumber(application)).toBe(expected),
)
