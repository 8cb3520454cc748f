import { expect, test } from "vitest"

import { excerptOf } from "./search-site.ts"

const long = `${"before ".repeat(40)}the scholarship form ${"after ".repeat(60)}`.trim()

test("returns a short text unchanged", () =>
  expect(excerptOf("Bring the form.", "form")).toBe("Bring the form."))

test("cuts a long text around the match at word boundaries", () => {
  const excerpt = excerptOf(long, "scholarships")
  expect(excerpt).toMatch(/^… before (before )+the scholarship form (after )+…$/)
  expect(excerpt.length).toBeLessThanOrEqual(180)
})

test("matches the last token as a prefix, like the search", () => {
  expect(excerptOf(long, "schol")).toContain("scholarship")
  expect(excerptOf(long, "schol none")).not.toContain("scholarship")
})

test("starts at the beginning when the match is near it", () =>
  expect(excerptOf(`One two ${long}`, "two")).toMatch(/^One two/))

test("returns the beginning when nothing matches", () => {
  expect(excerptOf(long, "छात्रवृत्ति")).toMatch(/^before .* …$/)
  expect(excerptOf("", "x")).toBe("")
})

test("matches Hindi spelling variants", () =>
  expect(excerptOf(`${"पहले ".repeat(60)}हिन्दी पखवाड़ा`, "हिंदी")).toMatch(/^… .*हिन्दी पखवाड़ा$/))

test("cuts a very long word between characters", () =>
  expect(excerptOf("😀".repeat(400), "x")).toBe(`${"😀".repeat(170)} …`))
