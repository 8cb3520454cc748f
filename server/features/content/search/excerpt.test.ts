import { expect, test } from "vitest"

import { excerptOf } from "./excerpt.ts"

const long = `${"before ".repeat(40)}the scholarship form ${"after ".repeat(60)}`.trim()

test("a short text is shown whole", () =>
  expect(excerptOf("Bring the form.", "form")).toBe("Bring the form."))

test("of a long one the piece around the hit, with whole words", () => {
  const excerpt = excerptOf(long, "scholarships")
  expect(excerpt).toMatch(/^… before (before )+the scholarship form (after )+…$/)
  expect(excerpt.length).toBeLessThanOrEqual(180)
})

test("the last word is a beginning, as it is for the search", () => {
  expect(excerptOf(long, "schol")).toContain("scholarship")
  expect(excerptOf(long, "schol none")).not.toContain("scholarship")
})

test("a hit near the beginning is shown from the beginning", () =>
  expect(excerptOf(`One two ${long}`, "two")).toMatch(/^One two/))

test("without a hit, as in the other language, the beginning", () => {
  expect(excerptOf(long, "छात्रवृत्ति")).toMatch(/^before .* …$/)
  expect(excerptOf("", "x")).toBe("")
})

test("Hindi in another spelling", () =>
  expect(excerptOf(`${"पहले ".repeat(60)}हिन्दी पखवाड़ा`, "हिंदी")).toMatch(/^… .*हिन्दी पखवाड़ा$/))

test("one endless word is cut, between its characters", () =>
  expect(excerptOf("😀".repeat(400), "x")).toBe(`${"😀".repeat(170)} …`))
