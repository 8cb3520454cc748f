import { expect, test } from "vitest"

import { withoutAadhaar } from "./filters.ts"

test.each([
  { typed: "999999990019", text: "0019" },
  { typed: "9999 9999 0019", text: "0019" },
  { typed: "99999999001", text: "99999999001" },
  { typed: "ABCD-EFGH-JKLM", text: "ABCD-EFGH-JKLM" },
  { typed: "", text: "" },
])("the search text '$typed' becomes '$text'", ({ typed, text }) =>
  expect(withoutAadhaar(typed)).toBe(text),
)
