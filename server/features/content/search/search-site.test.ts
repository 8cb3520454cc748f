import { expect, test } from "vitest"

import { excerptOf } from "./search-site.ts"
import { matcherOf, readTerms, synonymsOf } from "./search-terms.ts"

/** Tells whether a token matches a query. */
const matching = (query: string) => matcherOf(readTerms(query, synonymsOf(["grant, scholarship"])))

const long = `${"before ".repeat(40)}the scholarship form ${"after ".repeat(60)}`.trim()

test("returns a short text unchanged", () =>
  expect(excerptOf("Bring the form.", matching("form"))).toBe("Bring the form."))

test("cuts a long text around the match at word boundaries", () => {
  const excerpt = excerptOf(long, matching("scholarships"))
  expect(excerpt).toMatch(/^… before (before )+the scholarship form (after )+…$/)
  expect(excerpt.length).toBeLessThanOrEqual(180)
})

test("matches the last token as a prefix, like the search", () => {
  expect(excerptOf(long, matching("schol"))).toContain("scholarship")
  expect(excerptOf(long, matching("schol none"))).not.toContain("scholarship")
})

test("starts at the beginning when the match is near it", () =>
  expect(excerptOf(`One two ${long}`, matching("two"))).toMatch(/^One two/))

test("returns the beginning when nothing matches", () => {
  expect(excerptOf(long, matching("छात्रवृत्ति"))).toMatch(/^before .* …$/)
  expect(excerptOf("", matching("x"))).toBe("")
})

test("matches a synonym", () => expect(excerptOf(long, matching("grant"))).toContain("scholarship"))

test("matches Hindi spelling variants", () =>
  expect(excerptOf(`${"पहले ".repeat(60)}हिन्दी पखवाड़ा`, matching("हिंदी"))).toMatch(
    /^… .*हिन्दी पखवाड़ा$/,
  ))

test("cuts a very long word between characters", () =>
  expect(excerptOf("😀".repeat(400), matching("x"))).toBe(`${"😀".repeat(170)} …`))
