import { expect, test } from "vitest"

import { quantile } from "./source-files.ts"

const oneToTwenty = Array.from({ length: 20 }, (_, index) => index + 1)

test.each([
  { values: [7], share: 0.5, expected: 7 },
  { values: [1, 2, 3], share: 0.5, expected: 2 },
  { values: oneToTwenty, share: 0.5, expected: 10 },
  { values: oneToTwenty, share: 0.95, expected: 19 },
  { values: oneToTwenty, share: 1, expected: 20 },
  { values: [], share: 0.5, expected: 0 },
])("quantile $share of $values is $expected", ({ values, share, expected }) =>
  expect(quantile(values, share)).toBe(expected),
)
