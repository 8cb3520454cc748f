import { describe, expect, test } from "vitest"

import { missingLanguage, newerLanguageAfter } from "./languages-of-item.ts"
import type { Language } from "./languages.ts"

const item = (en: string, hi: string) => ({ title: { en, hi }, date: "2026-07-01" })

test.each([
  { item: item("Results", "परिणाम"), missing: undefined },
  { item: item("Results", ""), missing: "hi" },
  { item: item("", "परिणाम"), missing: "en" },
  { item: { ...item("Results", "परिणाम"), body: { en: "", hi: "" } }, missing: undefined },
  { item: { entries: [item("Results", "")] }, missing: "hi" },
])("$item lacks $missing", ({ item: given, missing }) => {
  expect(missingLanguage(given)).toBe(missing)
})

describe("the newer language", () => {
  const before = item("Results", "परिणाम")
  test.each<[what: string, newer: Language | null, after: object, now: Language | null]>([
    ["English changes", null, item("Results today", "परिणाम"), "en"],
    ["Hindi changes", null, item("Results", "आज परिणाम"), "hi"],
    ["both change", "en", item("Results today", "आज परिणाम"), null],
    ["English changes again", "en", item("Results today", "परिणाम"), "en"],
    ["Hindi catches up", "en", item("Results", "आज परिणाम"), null],
    ["English catches up", "hi", item("Results today", "परिणाम"), null],
    ["no text changes", "en", { ...before, date: "2026-07-02" }, "en"],
  ])("when %s after %s", (_, newer, after, now) => {
    expect(newerLanguageAfter({ item: before, newer }, after)).toBe(now)
  })

  test("neither is newer once a missing language is filled in", () => {
    const draft = { item: item("Results", ""), newer: null }
    expect(newerLanguageAfter(draft, item("Results", "परिणाम"))).toBeNull()
  })
})
