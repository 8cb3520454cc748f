import { expect, test } from "vitest"

import { caretInGroups, groupAadhaar } from "./login-form.tsx"

test.each([
  { typed: "", shown: "" },
  { typed: "1234", shown: "1234" },
  { typed: "12345", shown: "1234 5" },
  { typed: "234123412346", shown: "2341 2341 2346" },
  { typed: "2341-2341-2346", shown: "2341 2341 2346" },
  { typed: "२३४१ २३४१ २३४६", shown: "2341 2341 2346" },
  { typed: "2341234123467777", shown: "2341 2341 2346" },
  { typed: "23a4", shown: "234" },
])("'$typed' is shown as '$shown'", ({ typed, shown }) => expect(groupAadhaar(typed)).toBe(shown))

test.each([
  { typed: "12345", caret: 5, expected: 6 },
  { typed: "1234", caret: 4, expected: 4 },
  { typed: "1234 5", caret: 2, expected: 2 },
  { typed: "12934 5", caret: 3, expected: 3 },
  { typed: "", caret: 0, expected: 0 },
])("moves the caret from $caret in '$typed' to $expected", ({ typed, caret, expected }) =>
  expect(caretInGroups(typed, caret)).toBe(expected),
)
