import { expect, test } from "vitest"

import { passwordError } from "./password.ts"

const personalDetails = ["Sunita Verma", "sunita.verma@college.example"]

test.each([
  { password: "peepal tree near the well", error: undefined },
  { password: "नीम का पेड़ और कुआँ", error: undefined },
  { password: "x9#kTq2!vLw8@pZ", error: undefined },
  { password: "abcd peepal 1234 near the well", error: undefined },
  { password: "", error: "missing" },
  { password: undefined, error: "missing" },
  { password: ["peepal tree near the well"], error: "missing" },
  { password: "fourteen chars", error: "password.too_short" },
  { password: "😀".repeat(14), error: "password.too_short" },
  { password: "a1b2c3".repeat(22), error: "password.too_long" },
  { password: "aaaaaaaaaaaaaaaaaaaa", error: "password.too_simple" },
  { password: "SunitaVermaSunita@1", error: "password.too_simple" },
  { password: "Mahavidyalaya-2025", error: "password.too_simple" },
  // Only the first characters are estimated.
  { password: `${"a".repeat(32)}x9#kTq2!vLw8@pZ`, error: "password.too_simple" },
  { password: "JaiShreeRam@123456", error: "password.too_simple" },
  { password: "1qaz2wsx3edc4rfv", error: "password.too_simple" },
  { password: "iloveyou987654321", error: "password.too_simple" },
])("$password: $error", async ({ password, error }) =>
  expect(await passwordError(password, personalDetails)).toBe(error),
)
