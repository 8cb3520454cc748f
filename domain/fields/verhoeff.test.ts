import fc from "fast-check"
import { expect, test } from "vitest"

import { hasVerhoeffCheckDigit, verhoeffCheckDigit } from "./verhoeff.ts"

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
