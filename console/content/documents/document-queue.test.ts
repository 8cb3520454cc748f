import { expect, test } from "vitest"

import { itemOf, type QueuedDocument, suggestTitle, titleOfFile } from "./document-queue.ts"

test.each([
  { name: "IQAC_minutes-July.pdf", title: "IQAC minutes July" },
  { name: "AQAR_2024-25.PDF", title: "AQAR 2024-25" },
  { name: "SSR__cycle-2--final.v2.pdf", title: "SSR cycle 2 final.v2" },
  { name: "doc-07.pdf", title: "doc 07" },
  { name: "2024-07-15-बैठक.pdf", title: "2024-07-15 बैठक" },
  { name: "-.pdf", title: "" },
])("the title of $name is '$title'", ({ name, title }) => expect(titleOfFile(name)).toBe(title))

test.each([
  { name: "समय-सारिणी.pdf", first: "en", title: { en: "", hi: "समय सारिणी" } },
  { name: "syllabus.pdf", first: "en", title: { en: "syllabus", hi: "" } },
  { name: "syllabus.pdf", first: "hi", title: { en: "", hi: "syllabus" } },
] as const)("$name suggests a title in one language, first $first", ({ name, first, title }) =>
  expect(suggestTitle(name, first)).toEqual(title),
)

const uploaded: QueuedDocument = {
  key: 1,
  name: "1.pdf",
  file: new File([], "1.pdf"),
  state: "waiting",
  title: { en: " Minutes ", hi: "कार्यवृत्त" },
  uploaded: { file: "media/1.pdf", bytes: 7, pdf: null },
}
const forAll = { type: "minutes", year: "2026", language: "in_hindi", isPublished: true }

test("a document has type and year of all, unless it has its own", () => {
  expect(itemOf(uploaded, forAll)).toEqual({
    title: { en: "Minutes", hi: "कार्यवृत्त" },
    type: "minutes",
    year: "2026",
    language: "in_hindi",
    file: { file: "media/1.pdf", bytes: 7 },
  })
  const own = itemOf({ ...uploaded, type: "aqar", year: "2024-25" }, forAll)
  expect(own).toMatchObject({ type: "aqar", year: "2024-25" })
})

test("a year that was emptied is none", () =>
  expect(itemOf({ ...uploaded, year: " " }, forAll).year).toBeNull())
