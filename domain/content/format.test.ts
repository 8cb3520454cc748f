import { describe, expect, test } from "vitest"

import {
  formatDay,
  formatDays,
  formatMoment,
  formatMonth,
  formatWeekday,
  keepDatesWhole,
  summaryOf,
} from "./format.ts"

describe("formatted dates", () => {
  test.each([
    { iso: "2026-03-13", en: "13_March_2026", hi: "13_मार्च_2026" },
    { iso: "2025-08-01", en: "1_August_2025", hi: "1_अगस्त_2025" },
    { iso: "2026-12-31", en: "31_December_2026", hi: "31_दिसम्बर_2026" },
  ])("formats $iso as $en, where _ is a no-break space", ({ iso, en, hi }) => {
    expect(formatDay(iso, "en")).toBe(en.replaceAll("_", "\u00a0"))
    expect(formatDay(iso, "hi")).toBe(hi.replaceAll("_", "\u00a0"))
  })

  test("formats month and weekday", () => {
    expect(formatMonth("2026-03-13", "en")).toBe("March\u00a02026")
    expect(formatMonth("2026-03-13", "hi")).toBe("मार्च\u00a02026")
    expect(formatWeekday("2026-03-13", "en")).toBe("Friday")
    expect(formatWeekday("2026-03-13", "hi")).toBe("शुक्रवार")
  })

  test.each([
    { from: "2025-12-11", to: "2025-12-12", en: /^11\s?–\s?12\sDecember\s2025$/ },
    { from: "2026-01-30", to: "2026-02-02", en: /^30\sJanuary\s–\s2\sFebruary\s2026$/ },
    { from: "2025-12-30", to: "2026-01-02", en: /^30\sDecember\s2025\s–\s2\sJanuary\s2026$/ },
    { from: "2026-01-26", to: "2026-01-26", en: /^26\sJanuary\s2026$/ },
  ])("formats the range $from to $to", ({ from, to, en }) =>
    expect(formatDays(from, to, "en")).toMatch(en),
  )

  test("formats a range in Hindi", () =>
    expect(formatDays("2025-09-15", "2025-09-28", "hi")).toMatch(/^15\s?–\s?28\sसितम्बर\s2025$/))
})

// "_" stands for a no-break space.
test.each([
  { text: "Last date: 25 July 2025.", whole: "Last date: 25_July_2025." },
  {
    text: "आवेदन की अन्तिम तिथि: 25 जुलाई 2025 (नमूना)।",
    whole: "आवेदन की अन्तिम तिथि: 25_जुलाई_2025 (नमूना)।",
  },
  { text: "29 जुलाई से 2 अगस्त 2025 तक", whole: "29_जुलाई से 2_अगस्त_2025 तक" },
  { text: "15 – 28 सितम्बर 2025", whole: "15 – 28_सितम्बर_2025" },
  { text: "| 15 सितम्बर 2025 | एथलेटिक्स |", whole: "| 15_सितम्बर_2025 | एथलेटिक्स |" },
  { text: "Since February 1998", whole: "Since February_1998" },
  { text: "Room 12 Mayor, 5 marches, 9 मईया", whole: "Room 12 Mayor, 5 marches, 9 मईया" },
])("keeps the dates of '$text' whole", ({ text, whole }) =>
  expect(keepDatesWhole(text).replaceAll("\u00a0", "_")).toBe(whole),
)

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
    { markdown: "::: accordion Who?\nAll of you.\n:::", summary: "Who? All of you." },
    { markdown: "Tenders:\n\n::: notices tender 5\n:::\n\nAll.", summary: "Tenders: All." },
    { markdown: "::: map 26.4, 80.3\nAdarshpur\n:::", summary: "Adarshpur" },
    { markdown: "| A<br>B |\n| --- |\n| c |", summary: "A B c" },
  ])("of '$markdown' is '$summary'", ({ markdown, summary }) =>
    expect(summaryOf(markdown)).toBe(summary),
  )

  test("of a long text is cut between words, to at most 160 characters", () => {
    const summary = summaryOf("विद्यार्थी पुस्तकालय ".repeat(30))
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(summary).toMatch(/(?:विद्यार्थी|पुस्तकालय)…$/)
  })
})

test.each([
  { time: "17:00", en: "25_July_2025, 17:00", hi: "25_जुलाई_2025, 17:00 बजे" },
  { time: "00:00", en: "25_July_2025", hi: "25_जुलाई_2025" },
  { time: "23:59", en: "25_July_2025", hi: "25_जुलाई_2025" },
])("a moment at $time is written '$en'", ({ time, en, hi }) => {
  const moment = { day: "2025-07-25", time }
  expect(formatMoment(moment, "en")).toBe(en.replaceAll("_", "\u00a0"))
  expect(formatMoment(moment, "hi")).toBe(hi.replaceAll("_", "\u00a0"))
})
