import fc from "fast-check"
import { expect, test } from "vitest"
import * as z from "zod/mini"

import { required } from "../text-schemas.ts"
import { aadhaar, maskAadhaar } from "./aadhaar.ts"
import { hasVerhoeffCheckDigit, verhoeffCheckDigit } from "./verhoeff.ts"

const resultOf = (input: unknown) => {
  const { data, error } = z.safeParse(required(aadhaar), input)
  return error ? error.issues[0]!.message : data
}

const withCheckDigit = (digits: string) => digits + verhoeffCheckDigit(digits)
const valid = withCheckDigit("23456789012")
const grouped = valid.replace(/\d{4}(?=\d)/g, "$& ")
const inDevanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

test.each([
  { input: valid, how: "as twelve digits" },
  { input: grouped, how: "in groups of four" },
  { input: grouped.replaceAll(" ", "-"), how: "with hyphens" },
  { input: `  ${valid} `, how: "between spaces" },
  { input: inDevanagari(grouped), how: "in Devanagari digits" },
])("accepts a valid number $how", ({ input }) => expect(resultOf(input)).toBe(valid))

test.each(["2", "3", "4", "5", "6", "7", "8", "9"])(
  "accepts a number that starts with %s",
  (first) => {
    const number = withCheckDigit(`${first}1234567890`)
    expect(resultOf(number)).toBe(number)
  },
)

test.each(["0", "1"])("refuses a number that starts with %s despite a valid check digit", (first) =>
  expect(resultOf(withCheckDigit(`${first}1234567890`))).toBe("aadhaar.check_digit"),
)

test.each([
  { input: valid.slice(0, 11), why: "eleven digits" },
  { input: `${valid}0`, why: "thirteen digits" },
  { input: `${valid.slice(0, 11)}x`, why: "a letter" },
  { input: `XXXX XXXX ${valid.slice(-4)}`, why: "the masked form" },
])("refuses $why as a wrong length", ({ input }) => expect(resultOf(input)).toBe("aadhaar.length"))

test("detects any single mistyped digit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = String((Number(valid[at]) + by) % 10)
      expect(resultOf(valid.slice(0, at) + digit + valid.slice(at + 1))).toBe("aadhaar.check_digit")
    }),
  )
})

test("masks all but the last four digits", () => {
  expect(maskAadhaar(valid)).toBe(`XXXX XXXX ${valid.slice(-4)}`)
  expect(maskAadhaar("1234")).toBe("XXXX XXXX 1234")
})

const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((digits) => digits.join(""))
const numbers = digitsOf(11).map((digits) => digits + verhoeffCheckDigit(digits))

// Worked examples from the literature: the tables are right, not only consistent.
test.each([
  { digits: "236", check: "3" },
  { digits: "12345", check: "1" },
  { digits: "142857", check: "0" },
  { digits: "123456789012", check: "0" },
])("the check digit of $digits is $check", ({ digits, check }) => {
  expect(verhoeffCheckDigit(digits)).toBe(check)
  expect(hasVerhoeffCheckDigit(digits + check)).toBe(true)
})

test("exactly one of ten digits is the check digit", () => {
  fc.assert(
    fc.property(digitsOf(11), (digits) => {
      const matching = [..."0123456789"].filter((last) => hasVerhoeffCheckDigit(digits + last))
      expect(matching).toEqual([verhoeffCheckDigit(digits)])
    }),
  )
})

test("detects every single-digit error", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      for (let at = 0; at < number.length; at++) {
        for (const digit of "0123456789") {
          const changed = number.slice(0, at) + digit + number.slice(at + 1)
          expect(hasVerhoeffCheckDigit(changed)).toBe(changed === number)
        }
      }
    }),
  )
})

test("detects every transposition of adjacent digits", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      for (let at = 0; at + 1 < number.length; at++) {
        const exchanged = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
        expect(hasVerhoeffCheckDigit(exchanged)).toBe(exchanged === number)
      }
    }),
  )
})
