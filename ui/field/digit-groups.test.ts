import { expect, test } from "vitest"

import { inDigitGroups } from "./digit-groups.ts"

test.each([
  ["1234", "1234"],
  ["12345", "1234 5"],
  ["123456789012", "1234 5678 9012"],
  ["1234-5678-9012", "1234 5678 9012"],
  ["१२३४५", "१२३४ ५"],
  ["12a45678", "12a45678"],
])("shows %s as %s", (typed, shown) => expect(inDigitGroups(typed)).toBe(shown))
