import { describe, expect, test } from "vitest"

import { formatDay, formatDays, formatMonth, formatWeekday, summaryOf } from "./format.ts"

describe("formatted dates", () => {
  test.each([
    { iso: "2026-03-13", en: "13 March 2026", hi: "13 मार्च 2026" },
    { iso: "2025-08-01", en: "1 August 2025", hi: "1 अगस्त 2025" },
    { iso: "2026-12-31", en: "31 December 2026", hi: "31 दिसंबर 2026" },
  ])("formats $iso as $en", ({ iso, en, hi }) => {
    expect(formatDay(iso, "en")).toBe(en)
    expect(formatDay(iso, "hi")).toBe(hi)
  })

  test("formats month and weekday", () => {
    expect(formatMonth("2026-03-13", "en")).toBe("March 2026")
    expect(formatMonth("2026-03-13", "hi")).toBe("मार्च 2026")
    expect(formatWeekday("2026-03-13", "en")).toBe("Friday")
    expect(formatWeekday("2026-03-13", "hi")).toBe("शुक्रवार")
  })

  test.each([
    { from: "2025-12-11", to: "2025-12-12", en: /^11\s?–\s?12 December 2025$/ },
    { from: "2026-01-30", to: "2026-02-02", en: /^30 January\s–\s2 February 2026$/ },
    { from: "2025-12-30", to: "2026-01-02", en: /^30 December 2025\s–\s2 January 2026$/ },
    { from: "2026-01-26", to: "2026-01-26", en: /^26 January 2026$/ },
  ])("formats the range $from to $to", ({ from, to, en }) =>
    expect(formatDays(from, to, "en")).toMatch(en),
  )

  test("formats a range in Hindi", () =>
    expect(formatDays("2025-09-15", "2025-09-28", "hi")).toMatch(/^15\s?–\s?28 सितंबर 2025$/))
})

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
