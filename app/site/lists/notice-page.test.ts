import { describe, expect, test } from "vitest"

import { previousNextItems } from "./notice-page.tsx"

const items = ["third", "second", "first"].map((slug) => ({ slug, title: slug, body: "long" }))

describe("the neighbours of a notice", () => {
  test.each([
    { slug: "third", newer: undefined, older: "second" },
    { slug: "second", newer: "third", older: "first" },
    { slug: "first", newer: "second", older: undefined },
  ])("of the $slug: newer $newer, older $older", ({ slug, newer, older }) => {
    const found = previousNextItems(items, slug)
    expect(found.newer?.slug).toBe(newer)
    expect(found.older?.slug).toBe(older)
  })

  test("returns only the fields that the link needs", () =>
    expect(previousNextItems(items, "third").older).toEqual({ slug: "second", title: "second" }))
})
