import { expect, test } from "vitest"

import { colorOf, heightOf, spansOf } from "./chart-bars.ts"

test("the parts of a bar stand one above the other", () => {
  const bar = { parts: [3, 0, 2] }
  expect(spansOf(bar)).toEqual([
    { start: 0, end: 3 },
    { start: 3, end: 3 },
    { start: 3, end: 5 },
  ])
  expect(heightOf(bar)).toBe(5)
})

test("the first six parts have colours of their own", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(colorOf)).size).toBe(6)
  expect(colorOf(6)).toBe(colorOf(0))
})
