import { afterAll, beforeAll, describe, expect, test } from "vitest"

import {
  clerk,
  fresh,
  minutesAfter,
  notice,
  openSite,
  type Site,
} from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { findItems } from "./find-items.ts"

describe.each(databases)("searches that need help on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  const search = (query: string, language: "en" | "hi" = "en") =>
    site.content(language).search(query, 1)

  test.each([
    { query: "admision", corrected: "admission" },
    { query: "anti raging", corrected: "anti ragging" },
    { query: "परिक्षा", corrected: "परीक्षा" },
    { query: "vigyan", corrected: "विज्ञान" },
    { query: "fees", corrected: undefined },
  ])("'$query' shows the results of $corrected", async ({ query, corrected }) => {
    const found = await search(query)
    expect(found).toMatchObject({ corrected, isPartial: false, suggestions: [] })
    expect(found.total).toBeGreaterThan(0)
  })

  test.each([
    "xyzzy",
    "asdfgh",
    "hostel",
    "canteen",
    "parking",
    "gym",
    "tablet",
    "tablets",
    "mess",
    "मेस",
    "hostel mess",
    "b.ed",
    "कैंटीन",
    "हॉस्टल",
    "ews",
    "2031",
  ])("'%s' finds nothing rather than something else", async (query) =>
    expect(await search(query)).toMatchObject({ total: 0, corrected: undefined, items: [] }),
  )

  test("a word that finds nothing is suggested another one, two letters apart", async () => {
    expect(await search("sylllabuss")).toMatchObject({ total: 0, suggestions: ["syllabus"] })
  })

  test("a word with one more letter at its end may be another word: it is only suggested", async () => {
    expect(await search("libraryx")).toMatchObject({ total: 0, suggestions: ["library"] })
    expect(await search("libraryy")).toMatchObject({ corrected: "library" })
  })

  test("without an item with all words, shows items with some, most words first", async () => {
    const found = await search("library scholarship gandhi")
    expect(found).toMatchObject({ isPartial: true, corrected: undefined })
    expect(found.total).toBeGreaterThan(1)
    expect(await search("merit qqqq")).toMatchObject({
      isPartial: true,
      items: [{ path: "/notices/merit-list" }, ...Array.from({ length: 4 }, () => ({}))],
    })
  })

  test.each([
    { query: "फीस वापसी", language: "en", marked: ["fee", "fees", "refund"] },
    { query: "fee refund", language: "hi", marked: ["शुल्क", "वापसी"] },
    { query: "scolarship", language: "en", marked: ["scholarship", "scholarships"] },
    { query: "छात्र", language: "hi", marked: ["छात्रवृत्ति"] },
  ] as const)("marks what '$query' found ($language)", async ({ query, language, marked }) =>
    expect((await search(query, language)).marked).toEqual(expect.arrayContaining([...marked])),
  )

  test("ranks titles above texts, own words above synonyms, and newer notices above older", async () => {
    const save = (slug: string, title: string, changes: { body?: string; date?: string } = {}) =>
      site.editing.save("notices", slug, fresh(notice(title, changes)), clerk)
    await save("own-old", "Zither marksheet", { date: "2026-01-01" })
    await save("own-new", "Zither marksheet again", { date: "2026-06-01" })
    await save("synonym", "Zither मार्कशीट", { date: "2026-06-20" })
    await save("text", "Zither", { body: "Your marksheet.", date: "2026-06-29" })
    await save("text-synonym", "Zither", { body: "मार्कशीट", date: "2026-06-30" })
    const { items } = await search("zither marksheet")
    expect(items.map(({ path }) => path.replace("/notices/", ""))).toEqual([
      "own-new",
      "own-old",
      "synonym",
      "text",
      "text-synonym",
    ])
  })

  test("neither corrects to words of drafts nor suggests them", async () => {
    const draft = { ...fresh(notice("Quadrangle closed")), publish_at: null }
    await site.editing.save("notices", "draft", draft, clerk)
    expect(await search("quadrangl")).toMatchObject({ total: 0, corrected: undefined })
    expect(await search("quadranngel")).toMatchObject({ total: 0, suggestions: [] })
    expect(await findItems(site.db)("quadrangel", 10)).toMatchObject([{ slug: "draft" }])
    const later = { ...draft, publish_at: minutesAfter(0), expectedVersion: 1 }
    await site.editing.save("notices", "draft", later, clerk)
    expect(await search("quadrangel")).toMatchObject({ total: 1, corrected: "quadrangle" })
  })

  test("staff find synonyms, corrected words, and items that the site's search leaves out", async () => {
    const find = findItems(site.db)
    expect(await find("छात्रवृत्ति", 10)).toContainEqual(
      expect.objectContaining({ slug: "scholarship-form" }),
    )
    expect(await find("वजीफा", 10)).toContainEqual(
      expect.objectContaining({ slug: "scholarship-form" }),
    )
    expect(await find("scolarship", 10)).toContainEqual(
      expect.objectContaining({ slug: "scholarship-form" }),
    )
    expect(await find("सम्पर्क", 10)).toContainEqual(
      expect.objectContaining({ collection: "menus", slug: "contact" }),
    )
    expect(await find("...", 10)).toEqual([])
  })

  test("staff change the synonyms in the settings", async () => {
    const saved = await site.editing.find("settings", "college")
    const item = { ...saved!.item, search_synonyms: ["bibliotheca, library"] }
    expect(await search("bibliotheca")).toMatchObject({ total: 0 })
    const change = { ...fresh(item), expectedVersion: saved!.version }
    expect(await site.editing.save("settings", "college", change, clerk)).toBe("stored")
    expect((await search("bibliotheca")).items[0]).toMatchObject({ title: "Library" })
    expect(await search("हॉलिडे")).toMatchObject({ total: 0 })
  })
})
