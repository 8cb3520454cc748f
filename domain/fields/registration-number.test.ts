import { expect, test } from "vitest"
import * as z from "zod/mini"

import { registrationNumber } from "./registration-number.ts"
import { required } from "./text.ts"

const resultOf = (typed: unknown) => {
  const { data, error } = z.safeParse(required(registrationNumber), typed)
  return error ? error.issues[0]!.message : data
}

test.each([
  { typed: "SU25-00004417", stored: "SU25-00004417" },
  { typed: "su25/adp/4417", stored: "SU25/ADP/4417" },
  { typed: " ४४१७-su ", stored: "4417-SU" },
  { typed: "A12", stored: "A12" },
  { typed: "A".repeat(30), stored: "A".repeat(30) },
])("stores '$typed' as $stored", ({ typed, stored }) => expect(resultOf(typed)).toBe(stored))

test.each([
  { typed: "A1", why: "two characters" },
  { typed: "A".repeat(31), why: "thirty-one characters" },
  { typed: "-A12", why: "a hyphen in front" },
  { typed: "/A12", why: "a slash in front" },
  { typed: "SU 25", why: "a space inside" },
  { typed: "SU_25", why: "an underscore" },
  { typed: "SU.25", why: "a dot" },
  { typed: "पं25", why: "Devanagari letters" },
  { typed: "<SU25>", why: "angle brackets" },
])("refuses $why", ({ typed }) => expect(resultOf(typed)).toBe("urn.format"))
