import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { tokenize } from "#server/platform/text/tokens.ts"
import {
  clerk,
  fresh,
  noon,
  notice,
  openSite,
  type Site,
} from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { publicItems } from "../items/items.ts"
import { searchItems } from "./search-index.ts"
import { readTerms, synonymsOf } from "./search-terms.ts"

describe.each(databases)("search on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  /** Searches the index without synonyms. */
  const find = (query: string, limit = 100) => {
    const search = { terms: readTerms(query, synonymsOf([])), needs: "all" } as const
    return searchItems(site.db, publicItems(site.db, noon), search, { limit, offset: 0 })
  }
  const search = async (query: string) => {
    const { rows } = await find(query)
    return rows.map(({ collection, slug }) => `${collection}/${slug}`)
  }

  test.each([
    { query: "प्रवेश", finds: "notices/admissions-open" },
    { query: "छात्रवृत्ति", finds: "notices/scholarship-form" },
    { query: "छात्रवृ", finds: "notices/scholarship-form" },
    { query: "छात्र", finds: "notices/scholarship-form" },
    { query: "हिंदी पखवा", finds: "events/hindi-fortnight" },
    { query: "हिन्दी पखवाड़े", finds: "events/hindi-fortnight" },
    { query: "परीक्षा फार्म", finds: "notices/exam-form" },
    { query: "प्राचार्य का संदेश", finds: "pages/principals-message" },
    { query: "भौतिक विज्ञान", finds: "departments/physics" },
    { query: "पुस्तकालय", finds: "facilities/library" },
    { query: "scholarships", finds: "notices/scholarship-form" },
    { query: "Physics", finds: "departments/physics" },
    { query: "LIBRARY", finds: "facilities/library" },
    { query: "bsc", finds: "courses/bsc" },
    { query: "B.Sc.", finds: "courses/bsc" },
    { query: "principals message", finds: "pages/principals-message" },
    { query: "anti-ragging", finds: "notices/anti-ragging-affidavit" },
    { query: "fee ref", finds: "pages/fee-refund-policy" },
    { query: "refund प्रसंस्करण", finds: "pages/fee-refund-policy" },
    { query: "१८००-१८०-५५२२", finds: "pages/student-grievance" },
    { query: "hall", finds: "events/annual-function" },
  ])("'$query' finds $finds", async ({ query, finds }) => {
    expect(await search(query)).toContain(finds)
  })

  test.each([
    { query: "छात्रवृत्ति", first: "notices/scholarship-form" },
    { query: "library", first: /library/ },
    { query: "fee refund", first: "pages/fee-refund-policy" },
    { query: "vision", first: "pages/vision" },
    { query: "physics", first: "departments/physics" },
  ])("ranks title matches first for '$query'", async (expected) => {
    const [first] = await search(expected.query)
    expect(first).toMatch(expected.first)
  })

  test("ranks one title match above many matches in the text", async () => {
    const often = { body: "walrus ".repeat(50) }
    const filler = { body: "tusk ".repeat(400) }
    await site.editing.save("notices", "often", fresh(notice("Animals", often)), clerk)
    await site.editing.save("notices", "title", fresh(notice("Walrus", filler)), clerk)
    expect(await search("walrus")).toEqual(["notices/title", "notices/often"])
  })

  test("requires all tokens; only the last is matched as a prefix", async () => {
    const text = { body: "The quokka eats acacia leaves." }
    await site.editing.save("notices", "quokka", fresh(notice("Leaves", text)), clerk)
    for (const query of ["quokka acac", "acacia quok", "QUOKKA leaf", "leaves quokka", "quokka"]) {
      const expected = query === "QUOKKA leaf" ? [] : ["notices/quokka"]
      expect(await search(query), query).toEqual(expected)
    }
    expect(await search("quok acacia")).toEqual([])
    expect(await search("quokka mushroom")).toEqual([])
  })

  test("does not find unpublished pages", async () => {
    expect(await search("prospectus")).toEqual([])
    expect(await search("विवरणिका")).toEqual([])
  })

  test.each([
    "",
    " ",
    '"',
    "'",
    "''; drop table items; --",
    '"unbalanced',
    "AND OR NOT NEAR(",
    "admission AND",
    "NEAR(a b)",
    "title:admission",
    "* ** ?",
    "a*",
    "-admission",
    "& | ! <-> :*",
    "( )",
    "\\",
    "%_%",
    "\0",
    "admission\0library",
    "😀🎓",
    "👩‍🎓 प्रवेश",
    "\ud83d",
    "\u0301\u0301",
    "्",
    "़",
    "x".repeat(5000),
    "क्षेत्र ".repeat(300),
    "word ".repeat(2000),
    "'प्रवेश':A",
    "𝒶𝒹𝓂𝒾𝓈𝓈𝒾ℴ𝓃",
    "1️⃣",
    "İstanbul ǅ ß",
    "न्".repeat(60),
  ])("answers without an error for %j", async (query) => {
    const { total, rows } = await find(query, 10)
    const { items } = await site.content("en").search(query, 1)
    expect(items.length).toBeLessThanOrEqual(10)
    expect(total).toBeGreaterThanOrEqual(rows.length)
  })

  test("finds every sample notice by each token of its titles", async () => {
    const notices = await site.editing.list("notices")
    const searches = notices.flatMap(({ slug, item: { title } }) =>
      tokenize(`${title.en} ${title.hi}`).map((word) => ({ word, notice: `notices/${slug}` })),
    )
    const missed = []
    for (const { word, notice: wanted } of searches) {
      if (!(await search(word)).includes(wanted)) missed.push({ word, wanted })
    }
    expect(searches.length).toBeGreaterThan(100)
    expect(missed).toEqual([])
  })

  describe("results for visitors", () => {
    test("have title and excerpt in the visitor's language", async () => {
      for (const { language, title, piece } of [
        { language: "en", title: "Fee Refund Policy", piece: /fee/ },
        { language: "hi", title: "शुल्क वापसी नीति", piece: /शुल्क/ },
      ] as const) {
        const { items } = await site.content(language).search("fee refunded", 1)
        expect(items[0]).toMatchObject({ kind: "page", title, path: "/fee-refund-policy" })
        expect(items[0]!.excerpt).toMatch(piece)
      }
    })

    test.each([
      { query: "contact", path: "/contact-us/", title: "Contact Us" },
      { query: "सम्पर्क", path: "/contact-us/", title: "Contact Us" },
      { query: "संपर्क", path: "/contact-us/", title: "Contact Us" },
      { query: "admission", path: "/admission-form", title: "Admission" },
      { query: "photo", path: "/gallery/photo/", title: "Photo Gallery" },
      { query: "student login", path: "/student/student-login", title: "Student Login" },
      { query: "courses", path: "/courses", title: "Courses" },
    ])("for '$query' begin with $path, listed once", async ({ query, path, title }) => {
      const { items } = await site.content("en").search(query, 1)
      expect(items[0]).toMatchObject({ kind: "page", path, title })
      expect(items.filter((hit) => hit.path === path)).toHaveLength(1)
    })

    test("link notices, events, faculties and departments to their pages", async () => {
      const pathOf = async (query: string) =>
        (await site.content("en").search(query, 1)).items[0]?.path
      expect(await pathOf("republic day")).toBe("/events/republic-day")
      expect(await pathOf("scholarship")).toBe("/notices/scholarship-form")
      expect(await pathOf("zoology")).toBe("/departments/zoology")
      expect(await pathOf("faculty of commerce")).toBe("/faculties-staff/faculty-of-commerce/")
      expect(await pathOf("library staff")).toBe("/departments/library-staff")
    })

    test("have ten items a page, without duplicates or omissions", async () => {
      const content = site.content("en")
      const first = await content.search("college", 1)
      expect(first.items).toHaveLength(10)
      expect(first.pages).toBe(Math.ceil(first.total / 10))
      const slugs: string[] = []
      for (let page = 1; page <= first.pages; page++) {
        const part = await content.search("college", page)
        expect(part).toMatchObject({ page, pages: first.pages, total: first.total })
        slugs.push(...part.items.map(({ title, path }) => `${title} ${path}`))
      }
      expect(slugs).toHaveLength(first.total)
      expect(new Set(slugs).size).toBe(first.total)
    })

    test.each([0, -1, 1.5, Number.NaN, Infinity, 1e21])(
      "clamp the page number %s",
      async (page) => {
        const part = await site.content("en").search("college", page)
        expect(part.page).toBe(page === 1e21 ? 1000 : 1)
      },
    )
  })
})
