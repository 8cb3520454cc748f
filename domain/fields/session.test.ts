import { expect, test } from "vitest"
import * as z from "zod/mini"

import { academicSession } from "./session.ts"
import { required } from "./text.ts"

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
