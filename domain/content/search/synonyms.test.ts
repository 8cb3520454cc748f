import { describe, expect, test } from "vitest"

import { synonyms } from "#content/synonyms.ts"

import { readSynonymGroup, synonymLimits } from "./synonyms.ts"

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)

test.each([
  { input: "fee,फीस", stored: "fee, फीस" },
  { input: " last   date , अन्तिम तिथि,", stored: "last date, अन्तिम तिथि" },
  { input: "Fee, FEE, fees", stored: "FEE, fees" },
  { input: words(20).join(","), stored: words(20).join(", ") },
  { input: `a, ${"b".repeat(60)}`, stored: `a, ${"b".repeat(60)}` },
])("'$input' is stored as '$stored'", ({ input, stored }) =>
  expect(readSynonymGroup(input)).toBe(stored),
)

test.each([
  { why: "one word", input: "fee" },
  { why: "the same word twice", input: "fee, Fee" },
  { why: "no word", input: " , ," },
  { why: "21 words", input: words(21).join(",") },
  { why: "a word of 61 characters", input: `a, ${"b".repeat(61)}` },
  { why: "a word without letters", input: "fee, ?!" },
])("refuses $why", ({ input }) => expect(readSynonymGroup(input)).toBeUndefined())

describe("the synonyms of a new site", () => {
  test("are within the limits", () =>
    expect(synonyms.length).toBeLessThanOrEqual(synonymLimits.groups))

  test.each(synonyms)("%s", (group) => expect(readSynonymGroup(group)).toBe(group))
})
