import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { required, type TextKind } from "../text-schemas.ts"
import { bankAccount, ifsc } from "./bank.ts"

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
    { typed: "123456789012345678", stored: "123456789012345678", why: "eighteen digits" },
    { typed: "0031 2345-6789", stored: "003123456789", why: "spaces and hyphens" },
    { typed: "००३१२३४५६७८९", stored: "003123456789", why: "Devanagari digits" },
  ])("$why: stored as $stored", ({ typed, stored }) =>
    expect(resultOf(bankAccount, typed)).toBe(stored),
  )

  test.each([
    { typed: "12345678", why: "eight digits" },
    { typed: "1234567890123456789", why: "nineteen digits" },
    { typed: "12345678X", why: "a letter" },
    { typed: "1234567.89", why: "a point" },
  ])("refuses a code or number: $why", ({ typed }) =>
    expect(resultOf(bankAccount, typed)).toBe("bank_account.format"),
  )
})
