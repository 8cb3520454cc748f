import { expect, test } from "vitest"

import { passwordOf, tooManyText, waitText, readSecret } from "./sign-in.ts"

test("formats a birth date day first without separators", () =>
  expect(passwordOf("2007-03-27")).toBe("27032007"))

test.each([
  { seconds: 1, en: "1 second", hi: "1 सेकंड" },
  { seconds: 119, en: "119 seconds", hi: "119 सेकंड" },
  { seconds: 121, en: "3 minutes", hi: "3 मिनट" },
  { seconds: 900, en: "15 minutes", hi: "15 मिनट" },
  { seconds: 7200, en: "2 hours", hi: "2 घंटे" },
  { seconds: 3 * 86_400, en: "3 days", hi: "3 दिन" },
])("a wait of $seconds s is '$en'", ({ seconds, en, hi }) =>
  expect([waitText(seconds, "en"), waitText(seconds, "hi")]).toEqual([en, hi]),
)

test("a refusal for hours says that the office can print a slip", () => {
  expect(tooManyText(5, "en")).toBe("Too many failed attempts. Please try again in 5 seconds.")
  expect(tooManyText(7200, "en")).toContain("2 hours, or ask the college office")
  expect(tooManyText(7200, "hi")).toContain("पर्ची")
})

test.each([
  { input: "27032007", kind: "day" },
  { input: "27-03-2007", kind: "day" },
  { input: "abcd-efgh-jkmn", kind: "code" },
  { input: "ABCDEFGHJKMN", kind: "code" },
  { input: "tamarind tree beside the pond", kind: "password" },
  { input: "नीम का पेड़ और कुआँ", kind: "password" },
  { input: "too short", kind: "none" },
  { input: "long ".repeat(40), kind: "none" },
  { input: "", kind: "none" },
  { input: ["27032007"], kind: "none" },
  { input: undefined, kind: "none" },
])("'$input' is read as $kind", ({ input, kind }) => expect(readSecret(input).kind).toBe(kind))
