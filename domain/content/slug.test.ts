import { describe, expect, test } from "vitest"

import { freeSlug, isSlug, slugOf } from "./slug.ts"

test.each([
  ["Admission notice", "admission-notice"],
  ["B.Sc. results, 2026", "b-sc-results-2026"],
  ["  Café – Über ", "cafe-uber"],
  ["सूचना", ""],
  ["a".repeat(100), "a".repeat(60)],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
])("the slug of '%s' is '%s'", (title, slug) => expect(slugOf(title)).toBe(slug))

describe("isSlug", () => {
  test.each(["a", "notice-2", "2026-results", "a".repeat(70)])("accepts %s", (text) =>
    expect(isSlug(text)).toBe(true),
  )
  test.each(["", "-a", "a-", "a--b", "A", "a/b", "a.b", "सूचना", "a".repeat(71)])(
    "refuses '%s'",
    (text) => expect(isSlug(text)).toBe(false),
  )
})

test.each([
  { taken: [], free: "fee" },
  { taken: ["fee"], free: "fee-2" },
  { taken: ["fee", "fee-2", "fee-4"], free: "fee-3" },
])("with $taken taken, the free slug is $free", ({ taken, free }) =>
  expect(freeSlug("fee", new Set(taken))).toBe(free),
)
