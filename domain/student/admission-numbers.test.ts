import { expect, test } from "vitest"

import { consecutiveNumbers } from "./admission-numbers.ts"

test.each([
  { first: "2025/00041", count: 3, numbers: ["2025/00041", "2025/00042", "2025/00043"] },
  { first: " BA-99 ", count: 2, numbers: ["BA-99", "BA-100"] },
  { first: "२०२५/०९", count: 2, numbers: ["2025/09", "2025/10"] },
  {
    first: "98765432109876543210",
    count: 2,
    numbers: ["98765432109876543210", "98765432109876543211"],
  },
  { first: "2025/A", count: 2, numbers: undefined },
  { first: "", count: 2, numbers: undefined },
])("the $count numbers from '$first'", ({ first, count, numbers }) => {
  expect(consecutiveNumbers(first, count)).toEqual(numbers)
})
