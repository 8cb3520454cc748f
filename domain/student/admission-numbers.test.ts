import { expect, test } from "vitest"

import { consecutiveNumbers, rangesOf } from "./admission-numbers.ts"

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

test.each([
  {
    case: "all follow each other",
    first: "25/08",
    given: ["25/08", "25/09", "25/10"],
    ranges: { given: [{ from: "25/08", to: "25/10" }], passedOver: [] },
  },
  {
    case: "the first one and two in between are taken",
    first: " २५/०८",
    given: ["25/09", "25/12"],
    ranges: {
      given: [
        { from: "25/09", to: "25/09" },
        { from: "25/12", to: "25/12" },
      ],
      passedOver: [
        { from: "25/08", to: "25/08" },
        { from: "25/10", to: "25/11" },
      ],
    },
  },
  { case: "none is given", first: "25/08", given: [], ranges: { given: [], passedOver: [] } },
])("the ranges of given numbers if $case", ({ first, given, ranges }) => {
  expect(rangesOf(first, given)).toEqual(ranges)
})
