import { expect, test } from "vitest"

import { moved } from "../order/moves.ts"
import { movesBack, movesTo, publishedNow, type Sent } from "./change-many.ts"

const list = ["a", "b", "c", "d", "e"]

/** What the server does with each move. */
const applied = (slugs: readonly string[], moves: readonly { id: string; sent: Sent }[]) =>
  moves.reduce((order, { id, sent }) => {
    const without = order.filter((slug) => slug !== id)
    const neighbour = without.indexOf((sent.before ?? sent.after)!)
    const to = sent.before === undefined ? neighbour + 1 : neighbour
    return moved([...without, id], without.length, to)
  }, slugs)

test.each([
  { end: "top", selected: ["d", "b"], order: ["b", "d", "a", "c", "e"] },
  { end: "end", selected: ["d", "b"], order: ["a", "c", "e", "b", "d"] },
  { end: "top", selected: ["a"], order: list },
  { end: "end", selected: ["d", "e"], order: list },
  { end: "top", selected: ["b", "c", "d", "e"], order: ["b", "c", "d", "e", "a"] },
] as const)("$selected go to the $end of the list, and back", ({ end, selected, order }) => {
  const after = applied(list, movesTo(end, list, selected))
  expect(after).toEqual(order)
  expect(applied(after, movesBack(list, selected))).toEqual(list)
})

test("a whole list has no place to go to", () => {
  expect(movesTo("top", list, list)).toEqual([])
})

test.each([
  { unpublish_at: null, sent: { publish_at: "now" } },
  { unpublish_at: "2090-01-01T00:00:00.000Z", sent: { publish_at: "now" } },
  { unpublish_at: "2020-01-01T00:00:00.000Z", sent: { publish_at: "now", unpublish_at: null } },
])("an item that ends at $unpublish_at is published with $sent", ({ unpublish_at, sent }) =>
  expect(publishedNow({ unpublish_at })).toEqual(sent),
)
