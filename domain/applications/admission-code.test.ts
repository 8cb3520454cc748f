import fc from "fast-check"
import { expect, test } from "vitest"

import { admissionCodeFrom, groupAdmissionCode, parseAdmissionCode } from "./admission-code.ts"

const randomBytes = fc.uint8Array({ minLength: 12, maxLength: 16 })
const code = "ABCD23EFGH45"

test("has twelve unambiguous characters: no 0, O, 1, I", () => {
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      expect(admissionCodeFrom(bytes)).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
    }),
  )
})

test("maps all byte values to characters uniformly", () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    const letter = admissionCodeFrom(new Uint8Array(12).fill(byte))[0]!
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(counts.size).toBe(32)
  expect(new Set(counts.values())).toEqual(new Set([8]))
})

test("derives each character from one byte", () => {
  const zeros = admissionCodeFrom(new Uint8Array(12))
  for (let at = 0; at < 12; at++) {
    const changed = [...admissionCodeFrom(new Uint8Array(12).fill(1, at, at + 1))]
    expect(changed.map((letter, i) => letter !== zeros[i])).toEqual(
      Array.from({ length: 12 }, (_, i) => i === at),
    )
  }
})

test.each([
  { input: code, how: "as printed" },
  { input: "abcd23efgh45", how: "in lower case" },
  { input: "ABCD-23EF-GH45", how: "with hyphens" },
  { input: "abcd 23ef gh45", how: "with spaces" },
  { input: "  ABCD23EFGH45\n", how: "with surrounding white space" },
  { input: "ABCD\u201323EF\u2011GH45", how: "with dashes of a word processor" },
  { input: "\u200babcd\u00a023ef\u00adgh45", how: "with invisible characters" },
  { input: `https://college.example/hi/admission-form/print/${code}?a=1`, how: "in an address" },
])("reads a code $how", ({ input }) => expect(parseAdmissionCode(input)).toBe(code))

test.each([
  { input: "ABCD23EFGH4", why: "eleven letters" },
  { input: "ABCD23EFGH456", why: "thirteen letters" },
  { input: "ABCD23EFGH40", why: "a 0" },
  { input: "ABCD23EFGH4O", why: "an O" },
  { input: "ABCD23EFGH41", why: "a 1" },
  { input: "ABCD23EFGH4I", why: "an I" },
  { input: "ABCD_23EFGH4", why: "an underscore" },
  { input: "../../../etc", why: "a path" },
  { input: `${code}\n${code}`, why: "two codes" },
  { input: "", why: "nothing" },
  { input: undefined, why: "no text" },
  { input: 234567892345, why: "a number" },
  { input: [code], why: "a list" },
  { input: { toUpperCase: (): string => code }, why: "an object" },
])("refuses $why", ({ input }) => expect(parseAdmissionCode(input)).toBeUndefined())

test("formats a code in three groups of four and reads it back", () => {
  expect(groupAdmissionCode(code)).toBe("ABCD-23EF-GH45")
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      const generated = admissionCodeFrom(bytes)
      expect(parseAdmissionCode(groupAdmissionCode(generated).toLowerCase())).toBe(generated)
    }),
  )
})
