import { expect, test } from "vitest"

import { colorOf, heightOf } from "./chart-bars.ts"

test("a bar is as high as its parts together", () => expect(heightOf({ parts: [3, 0, 2] })).toBe(5))

test("the first six parts have colours of their own", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(colorOf)).size).toBe(6)
  expect(colorOf(6)).toBe(colorOf(0))
})
