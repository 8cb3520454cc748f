import { expect, test } from "vitest"

import { anchorOf, indexInHash, targetOfKey } from "./viewer-dialog.tsx"

test.each([
  { from: 4, key: "ArrowRight", to: 5 },
  { from: 4, key: "ArrowLeft", to: 3 },
  { from: 4, key: "Home", to: 0 },
  { from: 4, key: "End", to: 11 },
  { from: 0, key: "ArrowLeft", to: 0 },
  { from: 11, key: "ArrowRight", to: 11 },
  { from: 4, key: "Enter", to: undefined },
])("of twelve photos, $key from $from opens $to", ({ from, key, to }) =>
  expect(targetOfKey(key, from, 12)).toBe(to),
)

test.each([
  { hash: "#photo-1", at: 0 },
  { hash: "#photo-12", at: 11 },
  { hash: "#photo-13", at: undefined },
  { hash: "#photo-0", at: undefined },
  { hash: "#photo-03", at: undefined },
  { hash: "#photo-3.5", at: undefined },
  { hash: "#video-3", at: undefined },
  { hash: "#main", at: undefined },
  { hash: "", at: undefined },
])("the fragment '$hash' opens the photo at $at of twelve", ({ hash, at }) =>
  expect(indexInHash(hash, "photo", 12)).toBe(at),
)

test("an item's fragment opens that item", () =>
  expect(indexInHash(`#${anchorOf("video", 2)}`, "video", 3)).toBe(2))
