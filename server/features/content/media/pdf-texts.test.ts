import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { readPdfs } from "#server/features/content/media/pdf-texts.ts"
import { clerk, fresh, openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { isScan, savePdfText } from "./pdf-texts.ts"

test.each([
  { pages: 1, letters: 19, scan: true },
  { pages: 1, letters: 20, scan: false },
  { pages: 3, letters: 59, scan: true },
  { pages: 3, letters: 60, scan: false },
  // Only the beginning of a long one counts: it may have many pictures.
  { pages: 300, letters: 200, scan: false },
])("$letters letters on $pages pages are a scan: $scan", ({ pages, letters, scan }) =>
  expect(isScan({ pages, text: "अ -".repeat(letters) })).toBe(scan),
)

const [typed, scanned, broken] = ["a", "b", "c"].map((digit) => digit.repeat(32))
const both = (text: string) => ({ en: text, hi: text })
const documentOf = (id: string, title: string, more: Record<string, string> = {}) => ({
  title: both(title),
  type: "minutes",
  year: "2025-26",
  language: "in_hindi",
  file: { file: `media/${id}.pdf`, bytes: 1000 },
  ...more,
})

describe.each(databases)("PDF files on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
    const text = "The committee resolved to buy a spectrophotometer."
    await savePdfText(site.db, typed!, { pages: 2, text: `${text} \u0926\u0930\u092a\u0923` })
    await savePdfText(site.db, scanned!, { pages: 3, text: "" })
    await savePdfText(site.db, broken!, undefined)
    const media = [typed!, scanned!, broken!].map((id) => ({
      id,
      kind: "pdf" as const,
      name: "a.pdf",
      alt_en: "",
      alt_hi: "",
      width: null,
      height: null,
      bytes: 1000,
      files: `["${id}.pdf"]`,
      at: clerk.at,
      by: clerk.by,
    }))
    await site.db.insertInto("media").values(media).execute()
    const save = (slug: string, item: ReturnType<typeof documentOf>) =>
      site.editing.save("documents", slug, fresh(item), clerk)
    await save("minutes", documentOf(typed!, "Minutes of July"))
    await save("naac", documentOf(scanned!, "Quality report", { type: "aqar", year: "2026" }))
    await save("old", documentOf(broken!, "Old minutes", { year: "2024-25" }))
  })
  afterAll(() => site.close())

  test("have a state, and pages if they could be read", async () => {
    const names = [typed, scanned, broken].map((id) => `media/${id}.pdf`)
    expect(Object.fromEntries(await readPdfs(site.db, names))).toEqual({
      [names[0]!]: { state: "text", pages: 2 },
      [names[1]!]: { state: "scan", pages: 3 },
      [names[2]!]: { state: "unreadable", pages: undefined },
    })
  })

  test("are found by their text, with the words around it, and lead to the file", async () => {
    const { items } = await site.content("en").search("spectrophotometer", 1)
    expect(items).toMatchObject([
      { kind: "document", title: "Minutes of July", path: `/media/${typed}.pdf` },
    ])
    expect(items[0]?.excerpt).toContain("resolved to buy a spectrophotometer")
  })

  test("are listed by year, newest first, and filtered by type and year", async () => {
    const content = site.content("en")
    const titles = async (filter = {}) =>
      (await content.listPage("documents", 1, filter))?.items.map(({ title }) => title)
    const sample = "Library Rules (Sample)"
    expect(await titles()).toEqual(["Quality report", "Minutes of July", "Old minutes", sample])
    expect(await titles({ value: "minutes" })).toEqual(["Minutes of July", "Old minutes"])
    expect(await titles({ value: "minutes", year: "2025-26" })).toEqual(["Minutes of July"])
    expect(await titles({ value: "ssr" })).toEqual([])
    const { years, values } = await content.filters("documents")
    expect(years).toEqual(["2026", "2025-26", "2024-25"])
    expect(values.toSorted()).toEqual(["aqar", "minutes", "other"])
  })
})
