import { expect, test } from "vitest"

import { anchorOf, hasNext, hasPrevious, openAt, type Step, stepped, viewerIn } from "./viewer.ts"

test.each<{ from: number; step: Step; to: number }>([
  { from: 4, step: "next", to: 5 },
  { from: 4, step: "previous", to: 3 },
  { from: 4, step: "first", to: 0 },
  { from: 4, step: "last", to: 11 },
  { from: 0, step: "previous", to: 0 },
  { from: 11, step: "next", to: 11 },
  { from: 0, step: "first", to: 0 },
  { from: 11, step: "last", to: 11 },
])("of twelve photos, $step from $from opens $to", ({ from, step, to }) =>
  expect(stepped({ at: from }, step, 12)).toEqual({ at: to }),
)

test.each<Step>(["previous", "next", "first", "last"])("a closed viewer stays closed: %s", (step) =>
  expect(stepped("closed", step, 12)).toBe("closed"),
)

test.each([
  { at: 0, count: 12, previous: false, next: true },
  { at: 5, count: 12, previous: true, next: true },
  { at: 11, count: 12, previous: true, next: false },
  { at: 0, count: 1, previous: false, next: false },
])("at $at of $count: previous $previous, next $next", ({ at, count, previous, next }) => {
  expect(hasPrevious({ at })).toBe(previous)
  expect(hasNext({ at }, count)).toBe(next)
})

test("a closed viewer has no previous and next item", () => {
  expect(hasPrevious("closed")).toBe(false)
  expect(hasNext("closed", 12)).toBe(false)
})

test.each([-1, 12, 0.5, Number.NaN])("does not open the invalid photo %s of twelve", (at) =>
  expect(openAt(at, 12)).toBe("closed"),
)

test.each([
  { hash: "#photo-1", opens: { at: 0 } },
  { hash: "#photo-12", opens: { at: 11 } },
  { hash: "#photo-13", opens: "closed" },
  { hash: "#photo-0", opens: "closed" },
  { hash: "#photo-03", opens: "closed" },
  { hash: "#photo-3.5", opens: "closed" },
  { hash: "#video-3", opens: "closed" },
  { hash: "#main", opens: "closed" },
  { hash: "", opens: "closed" },
])("the fragment '$hash' opens $opens", ({ hash, opens }) =>
  expect(viewerIn(hash, "photo", 12)).toEqual(opens),
)

test("an item's fragment opens that item", () =>
  expect(viewerIn(`#${anchorOf("video", 2)}`, "video", 3)).toEqual({ at: 2 }))
