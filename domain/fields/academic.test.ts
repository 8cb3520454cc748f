import { expect, test } from "vitest"
import * as z from "zod/mini"

import { academicSession, registrationNumber } from "./academic.ts"
import { required } from "./text-schemas.ts"

const resultOf = (typed: unknown) => {
  const { data, error } = z.safeParse(required(academicSession), typed)
  return error ? error.issues[0]!.message : data
}

test.each(["2024-2025", "2024-25", " 2024 - 25 ", "2024–25", "2024/25", "२०२४-२५"])(
  "reads '%s' as 2024-2025",
  (typed) => expect(resultOf(typed)).toBe("2024-2025"),
)

test("reads a session across the century", () => expect(resultOf("2099-00")).toBe("2099-2100"))

test.each(["2024", "2024-2026", "2025-24", "24-25", "2024-2025-2026", "session"])(
  "refuses '%s'",
  (typed) => expect(resultOf(typed)).toBe("session.format"),
)

const parseRegistrationNumber = (typed: unknown) => {
  const { data, error } = z.safeParse(required(registrationNumber), typed)
  return error ? error.issues[0]!.message : data
}

test.each([
  { typed: "SU25-00004417", stored: "SU25-00004417" },
  { typed: "su25/adp/4417", stored: "SU25/ADP/4417" },
  { typed: " ४४१७-su ", stored: "4417-SU" },
  { typed: "A12", stored: "A12" },
  { typed: "\u200eSU 25 – 4417", stored: "SU25-4417" },
  { typed: "A".repeat(30), stored: "A".repeat(30) },
])("$typed is stored as $stored", ({ typed, stored }) =>
  expect(parseRegistrationNumber(typed)).toBe(stored),
)

test.each([
  { typed: "A1", why: "two characters" },
  { typed: "A".repeat(31), why: "thirty-one characters" },
  { typed: "-A12", why: "a hyphen in front" },
  { typed: "/A12", why: "a slash in front" },
  { typed: "SU_25", why: "an underscore" },
  { typed: "SU.25", why: "a dot" },
  { typed: "पं25", why: "Devanagari letters" },
  { typed: "<SU25>", why: "angle brackets" },
])("refuses $why", ({ typed }) => expect(parseRegistrationNumber(typed)).toBe("urn.format"))
