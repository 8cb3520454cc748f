import { describe, expect, test } from "vitest"

import { synonyms } from "#content/synonyms.ts"

import { readSynonymGroup, synonymLimits } from "./synonyms.ts"

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)

test.each([
  { typed: "fee,फीस", stored: "fee, फीस" },
  { typed: " last   date , अन्तिम तिथि,", stored: "last date, अन्तिम तिथि" },
  { typed: "Fee, FEE, fees", stored: "FEE, fees" },
  { typed: words(20).join(","), stored: words(20).join(", ") },
  { typed: `a, ${"b".repeat(60)}`, stored: `a, ${"b".repeat(60)}` },
])("'$typed' is stored as '$stored'", ({ typed, stored }) =>
  expect(readSynonymGroup(typed)).toBe(stored),
)

test.each([
  { why: "one word", typed: "fee" },
  { why: "the same word twice", typed: "fee, Fee" },
  { why: "no word", typed: " , ," },
  { why: "21 words", typed: words(21).join(",") },
  { why: "a word of 61 characters", typed: `a, ${"b".repeat(61)}` },
  { why: "a word without letters", typed: "fee, ?!" },
])("refuses $why", ({ typed }) => expect(readSynonymGroup(typed)).toBeUndefined())

describe("the synonyms of a new site", () => {
  test("are within the limits", () =>
    expect(synonyms.length).toBeLessThanOrEqual(synonymLimits.groups))

  test.each(synonyms)("%s", (group) => expect(readSynonymGroup(group)).toBe(group))
})
