import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { formatDay } from "#domain/content/format.ts"
import {
  clerk,
  fresh,
  minutesAfter,
  openSite,
  type Site,
} from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

const both = (text: string) => ({ en: text, hi: text })
const upload = `media/${"a".repeat(32)}-1600x1200`

describe.each(databases)("lists in a text on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
    const medium = { name: "", alt_en: "", alt_hi: "", files: "[]", bytes: 1, at: "", by: "" }
    const sizes = { width: 1600, height: 1200 }
    const none = { width: null, height: null }
    await site.db
      .insertInto("media")
      .values([
        { ...medium, id: "a".repeat(32), kind: "picture", ...sizes },
        { ...medium, id: "b".repeat(32), kind: "pdf", ...none },
      ])
      .execute()
  })
  afterAll(() => site.close())

  type Name = "albums" | "photos" | "people" | "notices" | "documents"
  const save = (name: Name, slug: string, item: object, changes: object = {}) =>
    site.editing.save(name, slug, { ...fresh(item as never), ...changes }, clerk)

  interface Options {
    language?: "en" | "hi"
    /** The slug of the page with the list. */
    page?: string
    /** Minutes after noon. */
    at?: number
  }
  const shown = (line: string, { language = "en", page, at = 0 }: Options = {}) =>
    site.contentAt(minutesAfter(at))(language).htmlWithLists(`::: ${line}\n:::`, page)

  const album = {
    title: { en: "Annual day", hi: "वार्षिकोत्सव" },
    date: "2026-02-01",
    lead: both(""),
  }
  const photo = (alt: string) => ({
    title: both(alt),
    picture: { file: upload, alt: both(alt) },
    album: "annual-day",
  })

  test("a gallery links each photo to the viewer of the album, and all of them to the album", async () => {
    await save("albums", "annual-day", album)
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await save("photos", `photo-${number}`, photo(`Dance <${number}>`))
    const html = await shown("gallery annual-day")
    expect(html.match(/<img /g)).toHaveLength(8)
    expect(html).toContain('<a href="/gallery/photo/annual-day#photo-8">')
    expect(html).toContain('alt="Dance &lt;1&gt;"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('<a href="/gallery/photo/annual-day">All photos: Annual day (9)</a>')
    const hindi = await shown("gallery annual-day", { language: "hi" })
    expect(hindi).toContain('<a href="/hi/gallery/photo/annual-day">सभी फ़ोटो: वार्षिकोत्सव (9)</a>')
    expect(hindi).toContain('alt="Dance &lt;1&gt;" lang="en"')
  })

  test("a gallery shows nothing of an album that is not public", async () => {
    await save("albums", "annual-day", album, { expectedVersion: 1, publish_at: null })
    expect(await shown("gallery annual-day")).toBe("")
    expect(await shown("gallery gone")).toBe("")
  })

  const person = (name: string, more: object = {}) => ({
    name: both(name),
    designation: { en: "Assistant Professor", hi: "सहायक आचार्य" },
    qualification: both(""),
    subjects: both(""),
    phone: "",
    email: "",
    ...more,
  })

  test("people of a department and of a committee, and their addresses only for readers", async () => {
    const ways = { phone: "+91 5862 220011", email: "kavita@college.example" }
    await save("people", "kavita", person("Kavita Bisht", { department: "zoology", ...ways }))
    await save("people", "ravi", person("रवि कुमार", { committees: ["about-the-college"] }))
    await save("people", "draft", person("Nobody Yet", { department: "zoology" }), {
      publish_at: null,
    })
    const zoology = await shown("people department zoology")
    expect(zoology).toContain("<strong>Kavita Bisht</strong>")
    expect(zoology).toContain('<a href="tel:+915862220011">+91 5862 220011</a>')
    expect(zoology).toContain("kavita<wbr>[at]<wbr>college[dot]example")
    expect(zoology).not.toMatch(/@|Nobody|रवि/)
    const members = await shown("people here", { page: "about-the-college" })
    expect(members).toContain('<strong lang="hi">रवि कुमार</strong>')
    expect(members).toBe(await shown("people committee about-the-college"))
    expect(await shown("people here", { language: "hi" })).toBe(
      "<p>नाम यहाँ प्रकाशित किए जाएँगे।</p>\n",
    )
  })

  test("documents by type and year", async () => {
    const document = (title: string, year: string, type = "aqar") => ({
      title: both(title),
      type,
      year,
      language: "in_english",
      file: { file: `media/${"b".repeat(32)}.pdf`, bytes: 1_200_000 },
    })
    await save("documents", "aqar-24", document("Report of 2024-25", "2024-25"))
    await save("documents", "aqar-23", document("Report of 2023-24", "2023-24"))
    await save("documents", "minutes-24", document("Minutes", "2024-25", "minutes"))
    const aqar = await shown("documents aqar")
    expect(aqar.match(/<li>/g)).toHaveLength(2)
    expect(aqar).toContain(
      `<a href="/media/${"b".repeat(32)}.pdf" type="application/pdf">Report of 2024-25</a> <small>2024-25 · PDF, 1.2 MB</small>`,
    )
    expect(await shown("documents minutes 2024-25")).toContain("Minutes")
    expect(await shown("documents 2024-25")).toContain("AQAR (annual quality report) · 2024-25")
    expect(await shown("documents nirf")).toBe("<p>No document is published here yet.</p>\n")
    expect(await shown("documents no_such_type")).toBe(
      "<p>No document is published here yet.</p>\n",
    )
  })

  test("notices of a category, newest first, up to a limit; scheduled ones from their publication on", async () => {
    const tender = (title: string, date: string, hi = title) => ({
      title: { en: title, hi },
      category: "recruitment",
      date,
      body: both("Text"),
    })
    await save("notices", "old", { ...tender("Old", "2026-05-01"), is_pinned: true })
    await save("notices", "new", tender("New", "2026-06-20"))
    await save("notices", "newest", tender("Newest", "2026-06-21"), { publish_at: minutesAfter(5) })
    const titles = (html: string) =>
      Array.from(html.matchAll(/<li><a href="([^"]*)"/g), ([, href]) => href)
    expect(titles(await shown("notices recruitment 1"))).toEqual(["/notices/new"])
    expect(titles(await shown("notices recruitment 2", { at: 5 }))).toEqual([
      "/notices/newest",
      "/notices/new",
    ])
    const hindi = await shown("notices recruitment 1", { language: "hi" })
    expect(titles(hindi)).toEqual(["/hi/notices/new"])
    expect(hindi).toContain('<a href="/hi/notices?category=recruitment">सभी सूचनाएँ: भर्ती</a>')
    expect(await shown("notices recruitment 5")).not.toContain("category=")
    expect(await shown("notices no_such_category")).toBe(
      "<p>There is no such notice at present.</p>\n",
    )
  })

  test("a notice in one language leads to its page in that language, and says so", async () => {
    const item = {
      title: { en: "", hi: "साक्षात्कार" },
      category: "scholarship",
      date: "2026-07-01",
      body: { en: "", hi: "पाठ" },
    }
    await save("notices", "interview", item)
    expect(await shown("notices scholarship 1")).toContain(
      `<a href="/hi/notices/interview" hreflang="hi" lang="hi">साक्षात्कार</a> <small><time datetime="2026-07-01">${formatDay("2026-07-01", "en")}</time> · (in Hindi)</small>`,
    )
  })

  test("lists within other blocks are shown, in any number", async () => {
    const text =
      ":::: note\nA\n\n::: notices recruitment 1\n:::\n::::\n\n::: notices recruitment 2\n:::"
    const html = await site.content("en").htmlWithLists(text)
    expect(html.match(/<ul class="notices">/g)).toHaveLength(2)
  })
})
