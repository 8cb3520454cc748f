// Texts of visitors and staff are read in linear time. An expression with quadratic time would need hours for these texts,
// and the test would end at its time limit.
import { expect, test } from "vitest"

import { summaryOf } from "#domain/content/format.ts"
import { plainPath, slugOf, withoutQuery } from "#domain/content/paths.ts"
import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import { htmlOf } from "#server/features/content/markdown.ts"
import { pathForLog } from "#server/platform/observability/log.ts"

const million = 1_000_000

test.each(["\n", "[", "[a](", "![", "|", "| ", "-|", "#", "1", "> ", "((", "[](()"])(
  "the summary of a text that repeats %j",
  (part) => {
    expect(summaryOf(`${part.repeat(million)}x`).length).toBeLessThanOrEqual(161)
  },
)

test.each([
  "::: note\n",
  "::: note\n:::\n",
  "::: note ",
  "::: notices\n",
  "::: notices\n\n",
  "::: map\n",
  ":",
  "> ::: note\n",
])("a text with the blocks %j", (part) => {
  expect(htmlOf(part.repeat(30_000), "en")).not.toBe("")
})

test.each(["/", "?", "#", "?\n", "-", " ", "1", "1-", "A"])("a path that repeats %j", (part) => {
  const text = `/${part.repeat(million)}x`
  expect(plainPath(text)).toBe(text.toLowerCase())
  expect(withoutQuery(text).length).toBeLessThanOrEqual(text.length)
  expect(slugOf(text).length).toBeLessThanOrEqual(text.length)
  expect(pathForLog(text).length).toBeLessThanOrEqual(text.length)
})

test("the numbers that follow one with many digits before its last letter", () => {
  expect(consecutiveNumbers(`${"1".repeat(million)}x`, 1)).toBeUndefined()
})
