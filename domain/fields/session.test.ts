import { expect, test } from "vitest"
import * as z from "zod/mini"

import { academicSession } from "./session.ts"
import { required } from "./text.ts"

const says = (typed: unknown) => {
  const { data, error } = z.safeParse(required(academicSession), typed)
  return error ? error.issues[0]!.message : data
}

test.each(["2024-2025", "2024-25", " 2024 - 25 ", "2024–25", "2024/25", "२०२४-२५"])(
  "'%s' is the session 2024-2025",
  (typed) => expect(says(typed)).toBe("2024-2025"),
)

test("the century turns", () => expect(says("2099-00")).toBe("2099-2100"))

test.each(["2024", "2024-2026", "2025-24", "24-25", "2024-2025-2026", "session"])(
  "'%s' is no session",
  (typed) => expect(says(typed)).toBe("session.format"),
)
