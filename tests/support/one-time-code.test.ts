import { expect, test } from "vitest"

import { oneTimeCode } from "./one-time-code.ts"

// RFC 6238, appendix B: the secret is "12345678901234567890", the last six of the eight digits given there.
const uri = "otpauth://totp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
test.each([
  { seconds: 59, code: "287082" },
  { seconds: 1_111_111_109, code: "081804" },
  { seconds: 2_000_000_000, code: "279037" },
])("at $seconds the phone shows $code", ({ seconds, code }) =>
  expect(oneTimeCode(uri, seconds * 1000)).toBe(code),
)
