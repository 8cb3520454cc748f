import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { type TextKind, required } from "../text-schemas.ts"
import { apaarId, bankAccount, ifsc, scholarshipOtr, udid } from "./identifiers.ts"

test.each([
  { kind: apaarId, typed: "1234 5678 9012", result: "123456789012" },
  { kind: apaarId, typed: "१२३४-५६७८-९०१२", result: "123456789012" },
  { kind: apaarId, typed: "12345678901", result: "apaar.format" },
  { kind: apaarId, typed: "1234567890123", result: "apaar.format" },
  { kind: scholarshipOtr, typed: "1234 5678 9012 34", result: "12345678901234" },
  { kind: scholarshipOtr, typed: "123456789012", result: "otr.format" },
  { kind: scholarshipOtr, typed: "UP123456789012", result: "otr.format" },
  { kind: udid, typed: "up25 1021 9650 001234", result: "UP2510219650001234" },
  { kind: udid, typed: "251021965000123456", result: "udid.format" },
  { kind: udid, typed: "UP251021965000123", result: "udid.format" },
])("$typed gives $result", ({ kind, typed, result }) => {
  const { data, error } = kind.safeParse(typed)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})

const resultOf = (kind: TextKind, typed: unknown) => {
  const { data, error } = z.safeParse(required(kind), typed)
  return error ? error.issues[0]!.message : data
}

describe("IFSC", () => {
  test.each([
    ["SAMP0000123"],
    ["samp0000123"],
    [" SAMP 0000 123 "],
    ["SAMP००००१२३"],
    ["SAMP０００0123"],
  ])("accepts '%s' as SAMP0000123", (typed) => expect(resultOf(ifsc, typed)).toBe("SAMP0000123"))

  test("accepts letters in the branch code", () =>
    expect(resultOf(ifsc, "samp0abc12z")).toBe("SAMP0ABC12Z"))

  test.each([
    { typed: "SAMP1000123", why: "the fifth character is no zero" },
    { typed: "SAMPO000123", why: "the fifth character is the letter O" },
    { typed: "SAM00000123", why: "only three letters in front" },
    { typed: "SAMP000012", why: "ten characters" },
    { typed: "SAMP00001234", why: "twelve characters" },
    { typed: "SAMP-000123", why: "a hyphen" },
    { typed: "सैंप0000123", why: "Devanagari letters" },
  ])("refuses a code or number: $why", ({ typed }) =>
    expect(resultOf(ifsc, typed)).toBe("ifsc.format"),
  )
})

describe("bank account", () => {
  test.each([
    { typed: "003123456", stored: "003123456", why: "nine digits, zeros in front kept" },
    { typed: "123456", stored: "123456", why: "six characters" },
    { typed: "12345678901234567890", stored: "12345678901234567890", why: "twenty characters" },
    { typed: "sb/01/004512", stored: "SB/01/004512", why: "letters and slashes" },
    { typed: "१२३४५६ ७८", stored: "12345678", why: "eight Devanagari digits" },
    { typed: "\u200e0031–2345\u00a06789", stored: "003123456789", why: "marks, dashes, spaces" },
    { typed: "0031 2345-6789", stored: "003123456789", why: "spaces and hyphens" },
    { typed: "००३१२३४५६७८९", stored: "003123456789", why: "Devanagari digits" },
  ])("$why: stored as $stored", ({ typed, stored }) =>
    expect(resultOf(bankAccount, typed)).toBe(stored),
  )

  test.each([
    { typed: "12345", why: "five characters" },
    { typed: "123456789012345678901", why: "twenty-one characters" },
    { typed: "SAMP0000123", why: "an IFSC" },
    { typed: "RAMLAL12", why: "fewer than four digits" },
    { typed: "/123456", why: "a slash in front" },
    { typed: "12//3456", why: "two slashes together" },
    { typed: "खाता123456", why: "Devanagari letters" },
    { typed: "1234567.89", why: "a point" },
  ])("refuses a code or number: $why", ({ typed }) =>
    expect(resultOf(bankAccount, typed)).toBe("bank_account.format"),
  )
})
