import { expect, test } from "vitest"

import { passwordError } from "./password.ts"

const personalDetails = ["Sunita Verma", "sunita.verma@college.example"]

test.each([
  { password: "peepal tree near the well", problem: undefined },
  { password: "नीम का पेड़ और कुआँ", problem: undefined },
  { password: "x9#kTq2!vLw8@pZ", problem: undefined },
  { password: "abcd peepal 1234 near the well", problem: undefined },
  { password: "", problem: "missing" },
  { password: undefined, problem: "missing" },
  { password: ["peepal tree near the well"], problem: "missing" },
  { password: "fourteen chars", problem: "password.too_short" },
  { password: "😀".repeat(14), problem: "password.too_short" },
  { password: "a1b2c3".repeat(22), problem: "password.too_long" },
  { password: "aaaaaaaaaaaaaaaaaaaa", problem: "password.too_simple" },
  { password: "SunitaVermaSunita@1", problem: "password.too_simple" },
  { password: "Mahavidyalaya-2025", problem: "password.too_simple" },
  // Only the first characters are estimated.
  { password: `${"a".repeat(32)}x9#kTq2!vLw8@pZ`, problem: "password.too_simple" },
  { password: "JaiShreeRam@123456", problem: "password.too_simple" },
  { password: "1qaz2wsx3edc4rfv", problem: "password.too_simple" },
  { password: "iloveyou987654321", problem: "password.too_simple" },
])("$password: $problem", async ({ password, problem }) =>
  expect(await passwordError(password, personalDetails)).toBe(problem),
)
