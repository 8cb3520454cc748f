import { describe, expect, test } from "vitest"

import { summaryOf } from "./summary.ts"

describe("the summary of a text", () => {
  test.each([
    { markdown: "Classes begin.", summary: "Classes begin." },
    { markdown: "Apply [online](/admission-form) **today**.", summary: "Apply online today." },
    { markdown: "Bring:\n\n- a pen\n- a book", summary: "Bring: a pen a book" },
    { markdown: "## When\n\n1. Now\n2. Then", summary: "When Now Then" },
    {
      markdown: "| Date | Game |\n| --- | --- |\n| 5 May | Kho-kho |",
      summary: "Date Game 5 May Kho-kho",
    },
    { markdown: "From 9-12, room 2.", summary: "From 9-12, room 2." },
    { markdown: "", summary: "" },
  ])("of '$markdown' is '$summary'", ({ markdown, summary }) =>
    expect(summaryOf(markdown)).toBe(summary),
  )

  test("of a long text is cut between words, to at most 160 characters", () => {
    const summary = summaryOf("विद्यार्थी पुस्तकालय ".repeat(30))
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(summary).toMatch(/(?:विद्यार्थी|पुस्तकालय)…$/)
  })
})
