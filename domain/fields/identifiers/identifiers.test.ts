import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { type TextKind, required } from "../text-schemas.ts"
import { apaarId, bankAccount, ifsc, scholarshipOtr, udid } from "./identifiers.ts"

test.each([
  { kind: apaarId, input: "1234 5678 9012", result: "123456789012" },
  { kind: apaarId, input: "१२३४-५६७८-९०१२", result: "123456789012" },
  { kind: apaarId, input: "12345678901", result: "apaar.format" },
  { kind: apaarId, input: "1234567890123", result: "apaar.format" },
  { kind: scholarshipOtr, input: "1234 5678 9012 34", result: "12345678901234" },
  { kind: scholarshipOtr, input: "123456789012", result: "otr.format" },
  { kind: scholarshipOtr, input: "UP123456789012", result: "otr.format" },
  { kind: udid, input: "up25 1021 9650 001234", result: "UP2510219650001234" },
  { kind: udid, input: "251021965000123456", result: "udid.format" },
  { kind: udid, input: "UP251021965000123", result: "udid.format" },
])("$input gives $result", ({ kind, input, result }) => {
  const { data, error } = kind.safeParse(input)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})

const resultOf = (kind: TextKind, input: unknown) => {
  const { data, error } = z.safeParse(required(kind), input)
  return error ? error.issues[0]!.message : data
}

describe("IFSC", () => {
  test.each([
    ["SAMP0000123"],
    ["samp0000123"],
    [" SAMP 0000 123 "],
    ["SAMP००००१२३"],
    ["SAMP０００0123"],
  ])("accepts '%s' as SAMP0000123", (input) => expect(resultOf(ifsc, input)).toBe("SAMP0000123"))

  test("accepts letters in the branch code", () =>
    expect(resultOf(ifsc, "samp0abc12z")).toBe("SAMP0ABC12Z"))

  test.each([
    { input: "SAMP1000123", why: "the fifth character is no zero" },
    { input: "SAMPO000123", why: "the fifth character is the letter O" },
    { input: "SAM00000123", why: "only three letters in front" },
    { input: "SAMP000012", why: "ten characters" },
    { input: "SAMP00001234", why: "twelve characters" },
    { input: "SAMP-000123", why: "a hyphen" },
    { input: "सैंप0000123", why: "Devanagari letters" },
  ])("refuses a code or number: $why", ({ input }) =>
    expect(resultOf(ifsc, input)).toBe("ifsc.format"),
  )
})

describe("bank account", () => {
  test.each([
    { input: "003123456", stored: "003123456", why: "nine digits, zeros in front kept" },
    { input: "123456", stored: "123456", why: "six characters" },
    { input: "12345678901234567890", stored: "12345678901234567890", why: "twenty characters" },
    { input: "sb/01/004512", stored: "SB/01/004512", why: "letters and slashes" },
    { input: "१२३४५६ ७८", stored: "12345678", why: "eight Devanagari digits" },
    { input: "\u200e0031–2345\u00a06789", stored: "003123456789", why: "marks, dashes, spaces" },
    { input: "0031 2345-6789", stored: "003123456789", why: "spaces and hyphens" },
    { input: "००३१२३४५६७८९", stored: "003123456789", why: "Devanagari digits" },
  ])("$why: stored as $stored", ({ input, stored }) =>
    expect(resultOf(bankAccount, input)).toBe(stored),
  )

  test.each([
    { input: "12345", why: "five characters" },
    { input: "123456789012345678901", why: "twenty-one characters" },
    { input: "SAMP0000123", why: "an IFSC" },
    { input: "RAMLAL12", why: "fewer than four digits" },
    { input: "/123456", why: "a slash in front" },
    { input: "12//3456", why: "two slashes together" },
    { input: "खाता123456", why: "Devanagari letters" },
    { input: "1234567.89", why: "a point" },
  ])("refuses a code or number: $why", ({ input }) =>
    expect(resultOf(bankAccount, input)).toBe("bank_account.format"),
  )
})
