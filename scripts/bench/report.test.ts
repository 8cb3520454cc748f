import { expect, test } from "vitest"

import { percentile } from "./report.ts"

const oneToTwenty = Array.from({ length: 20 }, (_, index) => index + 1)

test.each([
  { values: [7], hundredths: 50, expected: 7 },
  { values: [3, 1, 2], hundredths: 50, expected: 2 },
  { values: oneToTwenty, hundredths: 95, expected: 20 },
  { values: oneToTwenty, hundredths: 100, expected: 20 },
])("percentile $hundredths of $values is $expected", ({ values, hundredths, expected }) =>
  expect(percentile(values, hundredths)).toBe(expected),
)
