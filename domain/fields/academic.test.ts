import { expect, test } from "vitest"
import * as z from "zod/mini"

import { academicSession, registrationNumber } from "./academic.ts"
import { required } from "./text-schemas.ts"

const resultOf = (input: unknown) => {
  const { data, error } = z.safeParse(required(academicSession), input)
  return error ? error.issues[0]!.message : data
}

test.each(["2024-2025", "2024-25", " 2024 - 25 ", "2024–25", "2024/25", "२०२४-२५"])(
  "reads '%s' as 2024-2025",
  (input) => expect(resultOf(input)).toBe("2024-2025"),
)

test("reads a session across the century", () => expect(resultOf("2099-00")).toBe("2099-2100"))

test.each(["2024", "2024-2026", "2025-24", "24-25", "2024-2025-2026", "session"])(
  "refuses '%s'",
  (input) => expect(resultOf(input)).toBe("session.format"),
)

const parseRegistrationNumber = (input: unknown) => {
  const { data, error } = z.safeParse(required(registrationNumber), input)
  return error ? error.issues[0]!.message : data
}

test.each([
  { input: "SU25-00004417", stored: "SU25-00004417" },
  { input: "su25/adp/4417", stored: "SU25/ADP/4417" },
  { input: " ४४१७-su ", stored: "4417-SU" },
  { input: "A12", stored: "A12" },
  { input: "\u200eSU 25 – 4417", stored: "SU25-4417" },
  { input: "A".repeat(30), stored: "A".repeat(30) },
])("$input is stored as $stored", ({ input, stored }) =>
  expect(parseRegistrationNumber(input)).toBe(stored),
)

test.each([
  { input: "A1", why: "two characters" },
  { input: "A".repeat(31), why: "thirty-one characters" },
  { input: "-A12", why: "a hyphen in front" },
  { input: "/A12", why: "a slash in front" },
  { input: "SU_25", why: "an underscore" },
  { input: "SU.25", why: "a dot" },
  { input: "पं25", why: "Devanagari letters" },
  { input: "<SU25>", why: "angle brackets" },
])("refuses $why", ({ input }) => expect(parseRegistrationNumber(input)).toBe("urn.format"))
