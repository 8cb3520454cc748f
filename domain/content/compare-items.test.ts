import { expect, test } from "vitest"

import { collections } from "./collections.ts"
import { compareItems } from "./compare-items.ts"
import { fieldSchemaOf } from "./field-schema.ts"

const both = (en: string, hi: string) => ({ en, hi })
const changes = (collection: "notices" | "menus", before: object, after: object) =>
  compareItems(fieldSchemaOf(collections[collection]).fields!, before, after)

const notice = {
  title: both("Results", "परिणाम"),
  date: "2026-07-01",
  body: both("Text.", "पाठ।"),
}

test("the same item has no changes", () => {
  expect(changes("notices", notice, structuredClone(notice))).toEqual([])
  expect(changes("notices", notice, { ...notice, is_pinned: false })).toEqual([])
})

test("names each changed field, and the language of a text", () => {
  const after = { ...notice, title: both("Results", "नतीजे"), date: "2026-07-02", is_pinned: true }
  expect(changes("notices", notice, after)).toEqual([
    { names: ["title"], language: "hi", kind: "text", before: "परिणाम", after: "नतीजे" },
    { names: ["date"], kind: "day", before: "2026-07-01", after: "2026-07-02" },
    { names: ["is_pinned"], kind: "yes_no", before: "false", after: "true" },
  ])
})

test("shows the entries of a list on lines, in both languages", () => {
  const entry = (en: string, hi: string, link: string) => ({ title: both(en, hi), link })
  const menu = { title: both("About", "परिचय"), entries: [entry("Vision", "दृष्टि", "/vision")] }
  const after = { ...menu, entries: [...menu.entries, entry("Alumni", "पूर्व छात्र", "/alumni")] }
  expect(changes("menus", menu, after)).toEqual([
    {
      names: ["entries"],
      language: "en",
      kind: "list",
      before: "Vision · /vision",
      after: "Vision · /vision\nAlumni · /alumni",
    },
    {
      names: ["entries"],
      language: "hi",
      kind: "list",
      before: "दृष्टि · /vision",
      after: "दृष्टि · /vision\nपूर्व छात्र · /alumni",
    },
  ])
})
