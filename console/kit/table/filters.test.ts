import { expect, test } from "vitest"

import { withoutAadhaar } from "./filters.ts"

test.each([
  { input: "999999990019", text: "0019" },
  { input: "9999 9999 0019", text: "0019" },
  { input: "99999999001", text: "99999999001" },
  { input: "ABCD-EFGH-JKLM", text: "ABCD-EFGH-JKLM" },
  { input: "", text: "" },
])("the search text '$input' becomes '$text'", ({ input, text }) =>
  expect(withoutAadhaar(input)).toBe(text),
)
