import { expect, test } from "vitest"

import { inOrder, moved, placeOf } from "./moves.ts"

const slugs = ["a", "b", "c", "d"]

test.each([
  { from: 0, to: 2, order: "bcad", place: { after: "c" } },
  { from: 3, to: 0, order: "dabc", place: { before: "a" } },
  { from: 1, to: 2, order: "acbd", place: { after: "c" } },
  { from: 2, to: 1, order: "acbd", place: { before: "b" } },
])("moves an item from $from to $to", ({ from, to, order, place }) => {
  expect(moved(slugs, from, to).join("")).toBe(order)
  expect(placeOf(slugs, from, to)).toEqual(place)
})

test("appends added items and drops removed ones", () => {
  const entries = ["new", "a", "c"].map((id) => ({ id }))
  expect(inOrder(entries, ["c", "b", "a"]).map(({ id }) => id)).toEqual(["c", "a", "new"])
})
