import { describe, expect, test } from "vitest"

import {
  changedSince,
  languageDebts,
  languageWithoutPage,
  missingFields,
  missingLanguage,
  newerLanguageAfter,
} from "./languages-of-item.ts"
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

test("the fields that lack a language are named", () => {
  const page = {
    title: { en: "Library", hi: "पुस्तकालय" },
    body: { en: "", hi: "समय" },
    attachments: [{ title: { en: "", hi: "नियम" } }],
    excerpt: { en: "", hi: "" },
  }
  expect(missingFields(page, "en")).toEqual(["body", "attachments"])
  expect(missingFields(page, "hi")).toEqual([])
})

describe("an item owes", () => {
  const both = item("Results", "परिणाम")
  const mixed = { title: { en: "", hi: "परिणाम" }, body: { en: "Results", hi: "" } }
  const missing = (language: Language, field: string) => ({
    language,
    kind: "missing",
    fields: [field],
  })
  test.each<[what: string, Parameters<typeof languageDebts>[0], debts: unknown]>([
    ["nothing", { item: both, newer: null, waived: null }, []],
    [
      "the older language",
      { item: both, newer: "hi", waived: null },
      [{ language: "en", kind: "older", fields: [] }],
    ],
    [
      "what each language lacks",
      { item: mixed, newer: null, waived: null },
      [missing("en", "title"), missing("hi", "body")],
    ],
    [
      "a language once that lacks a text and is older",
      { item: item("", "परिणाम"), newer: "hi", waived: null },
      [missing("en", "title")],
    ],
    [
      "nothing in a language that it does not need",
      { item: mixed, newer: "hi", waived: "en" },
      [missing("hi", "body")],
    ],
  ])("%s", (_, written, debts) => expect(languageDebts(written)).toEqual(debts))
})

describe("since the older language was changed", () => {
  const version = (at: string, en: string, hi: string) => ({ item: item(en, hi), at })

  test.each([
    {
      what: "the newer one was changed twice",
      versions: [
        version("3", "Results", "परिणाम ३"),
        version("2", "Results", "परिणाम २"),
        version("1", "Results", "परिणाम"),
        version("0", "Result", "परिणाम"),
      ],
      since: { olderAt: "1", fields: ["title"] },
    },
    {
      what: "only a day was changed",
      versions: [version("1", "Results", "परिणाम"), version("0", "Result", "परिणाम")],
      since: { olderAt: "1", fields: [] },
    },
    {
      what: "it never was",
      versions: [version("1", "Results", "परिणाम २"), version("0", "Results", "परिणाम")],
      since: { olderAt: "0", fields: ["title"] },
    },
  ])("$what", ({ versions, since }) => {
    expect(changedSince(versions as never, "en")).toEqual(since)
  })
})

describe("an item has no page in a language", () => {
  const text = (en: string, hi: string) => ({ en, hi })
  const written = text("Results", "परिणाम")
  const none = text("", "")
  test.each([
    { collection: "notices", item: { title: written, body: text("", "सूचना") }, without: "en" },
    { collection: "notices", item: { title: text("", "परिणाम"), body: none }, without: "en" },
    { collection: "pages", item: { title: text("Rules", ""), body: none }, without: "hi" },
    { collection: "notices", item: { title: written, body: none }, without: undefined },
    {
      collection: "events",
      item: { title: text("", "दिवस"), body: text("A day", "दिवस"), place: text("", "सभागार") },
      without: undefined,
    },
    {
      collection: "departments",
      item: { department: written, description: text("", "विवरण") },
      without: "en",
    },
    { collection: "faculties", item: { title: text("", "कला"), lead: none }, without: "en" },
    { collection: "photos", item: { title: text("", "भवन") }, without: undefined },
  ])("$collection $item: $without", ({ collection, item: given, without }) =>
    expect(languageWithoutPage(collection, given)).toBe(without),
  )
})
