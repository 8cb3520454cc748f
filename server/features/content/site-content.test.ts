import { afterAll, beforeAll, describe, expect, test } from "vitest"

import {
  clerk,
  fresh,
  minutesAfter,
  noon,
  notice,
  openSite,
  type Site,
} from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("site content on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  test("returns items in one language with slug and change time", async () => {
    const en = await site.content("en").find("tiles", "admission")
    const hi = await site.content("hi").find("tiles", "admission")
    expect(en).toMatchObject({ title: "Admission", slug: "admission" })
    expect(en?.updated_at).toBe(noon.toISOString())
    expect(hi?.title).toBe("प्रवेश")
    expect(await site.content("en").find("notices", "no such")).toBeUndefined()
    expect(await site.content("en").find("notices", "no\0such")).toBeUndefined()
  })

  test("lists notices newest first", async () => {
    const days = (await site.content("en").list("notices")).map(({ date }) => date)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test("lists events to come soonest first, then past ones newest first", async () => {
    const place = { en: "Hall", hi: "सभागार" }
    const { body } = notice("Event")
    const stamp = { by: "clerk", at: noon.toISOString() }
    const days = [
      { starts_on: "2026-06-28", ends_on: "2026-07-01" },
      { starts_on: "2026-06-29", ends_on: "2026-06-30" },
      // One a day, to fill the first page and more.
      ...Array.from({ length: 11 }, (_, day) => ({ starts_on: `2026-07-${12 + day}` })),
    ]
    for (const [index, day] of days.entries()) {
      const title = notice(`Event ${index}`).title
      const item = { title, place, body, ...day }
      expect(await site.editing.save("events", `listed-${index}`, fresh(item), stamp)).toBe(
        "stored",
      )
    }
    const content = site.content("en")
    const first = await content.listPage("events", 1)
    expect(first?.items.slice(0, 3).map(({ starts_on }) => starts_on)).toEqual([
      "2026-06-28",
      "2026-07-12",
      "2026-07-13",
    ])
    const all = (await content.list("events")).map(({ starts_on }) => starts_on)
    const past = all.slice(all.indexOf("2026-06-29"))
    const toCome = all.slice(0, -past.length)
    expect(toCome.length).toBeGreaterThan(11)
    expect(toCome).toEqual(toCome.toSorted())
    expect(past).toEqual(past.toSorted().toReversed())
  })

  test("lists the notices of a day by the time at which they were published, newest first", async () => {
    const content = site.contentAt(minutesAfter(60))("en")
    const day = { date: "2026-12-31" }
    for (const [slug, minutes] of [
      ["first", 1],
      ["third", 3],
      ["second", 2],
    ] as const) {
      const change = { ...fresh(notice(slug, day)), publish_at: minutesAfter(minutes) }
      await site.editing.save("notices", slug, change, clerk)
    }
    const slugs = (await content.list("notices")).map(({ slug }) => slug)
    expect(slugs.slice(0, 3)).toEqual(["third", "second", "first"])
    const staff = (await site.editing.list("notices")).map(({ slug }) => slug)
    expect(staff.slice(0, 3)).toEqual(["third", "second", "first"])
    for (const slug of ["first", "second", "third"])
      await site.editing.remove("notices", slug, 1, clerk)
  })

  test("lists the notices of a category and of a year", async () => {
    const content = site.content("en")
    for (const [slug, category, date] of [
      ["marks", "result", "2019-05-01"],
      ["marks-again", "result", "2018-05-01"],
      ["works", "tender", "2019-06-01"],
    ] as const) {
      const item = { ...notice(slug, { date }), category }
      await site.editing.save("notices", slug, fresh(item), clerk)
    }
    const slugs = async (filter: { value?: string; year?: string }) =>
      (await content.listPage("notices", 1, filter))!.items.map(({ slug }) => slug)
    expect(await slugs({ year: "2019" })).toEqual(["works", "marks"])
    expect(await slugs({ value: "result", year: "2019" })).toEqual(["marks"])
    expect(await slugs({ value: "tender" })).toContain("works")
    expect(await slugs({ year: "1999" })).toEqual([])
    const { values, years } = await content.filters("notices")
    expect(values).toEqual(expect.arrayContaining(["result", "tender"]))
    expect(years.slice(-2)).toEqual(["2019", "2018"])
    for (const slug of ["marks", "marks-again", "works"])
      await site.editing.remove("notices", slug, 1, clerk)
  })

  test.each(["notices", "events"] as const)("lists %s ten a page", async (collection) => {
    const content = site.content("en")
    const all = await content.list(collection)
    const pages = Math.max(1, Math.ceil(all.length / 10))
    const collected = []
    for (let page = 1; page <= pages; page++) {
      const result = await content.listPage(collection, page)
      expect(result).toMatchObject({ page, pages, total: all.length })
      collected.push(...result!.items)
    }
    // Pinned notices come before the others.
    const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug).toSorted()
    expect(slugs(collected)).toEqual(slugs(all))
    for (const page of [0, -1, pages + 1, 1.5, Number.NaN, Infinity]) {
      expect(await content.listPage(collection, page), String(page)).toBeUndefined()
    }
  })

  test("begins the pages of a list, but not the whole list, with pinned notices", async () => {
    const content = site.content("en")
    const tricky = notice("Tricky", { body: '"is_pinned":true', date: "2020-01-01" })
    await site.editing.save("notices", "tricky", fresh(tricky), clerk)
    const [pinned, next] = (await content.listPage("notices", 1))!.items
    expect(pinned).toMatchObject({ slug: "admissions-open", is_pinned: true })
    expect(next?.slug).toBe("last-date-extended")
    expect((await content.list("notices"))[0]?.slug).toBe("last-date-extended")
    await site.editing.remove("notices", "tricky", 1, clerk)
  })

  test("has enough sample notices for a second page", async () => {
    expect((await site.content("en").listPage("notices", 1))?.items).toHaveLength(10)
    expect((await site.content("en").listPage("notices", 1))?.pages).toBeGreaterThan(1)
  })

  test("gives an empty list one empty page", async () => {
    const before = site.contentAt(minutesAfter(-60))("en")
    expect(await before.listPage("notices", 1)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    expect(await before.listPage("notices", 2)).toBeUndefined()
  })

  test.each([
    "/about/vision/",
    "/about/vision",
    "/About/VISION",
    "/about/vision//",
    "/ABOUT/vision/",
  ])("finds the page at %s", async (path) => {
    expect((await site.content("hi").page(path))?.title).toBe("हमारी दृष्टि")
  })

  test.each(["/", "", "/about", "/prospectus", "/about/vision/more", "/nowhere", "/%00", "/\0"])(
    "finds no page at %j",
    async (path) => expect(await site.content("en").page(path)).toBeUndefined(),
  )

  describe("menu entries of unpublished pages have no link", () => {
    const entries = async (at: Date) => {
      const content = site.contentAt(at)("en")
      const menu = (await content.menu()).flatMap((one) => [one, ...one.entries])
      return [...menu, ...(await content.importantLinks())]
    }
    const linkOf = async (title: string, at = noon) =>
      (await entries(at)).find((entry) => entry.title === title)?.link

    test.each([
      { title: "Vision", link: "/about/vision/" },
      { title: "Courses", link: "/courses" },
      { title: "Student Login", link: "/student/student-login" },
      { title: "RTI Information", link: "/rti-information" },
      { title: "Quality Assurance Cell", link: "/administration/iqac" },
      { title: "Prospectus", link: undefined },
      { title: "Students Union", link: undefined },
      { title: "Alumni Association", link: undefined },
      { title: "News", link: "/gallery/news/" },
      { title: "CCTV Report", link: undefined },
      { title: "PhD/D.Litt", link: undefined },
    ])("$title: $link", async ({ title, link }) => expect(await linkOf(title)).toBe(link))

    test("before publication and after expiry", async () => {
      const pages = await site.editing.list("pages")
      const { item, version } = pages.find(({ slug }) => slug === "prospectus")!
      const change = {
        ...fresh(item),
        expectedVersion: version,
        publish_at: minutesAfter(10),
        unpublish_at: minutesAfter(20),
      }
      expect(await site.editing.save("pages", "prospectus", change, clerk)).toBe("stored")
      expect(await linkOf("Prospectus", minutesAfter(9))).toBeUndefined()
      expect(await linkOf("Prospectus", minutesAfter(10))).toBe("/prospectus")
      expect(await linkOf("Prospectus", minutesAfter(20))).toBeUndefined()
    })
  })

  test("a link is open if a route, a file or a published page answers", async () => {
    const pages = await site.editing.list("pages")
    const { version } = pages.find(({ slug }) => slug === "mission")!
    await site.editing.remove("pages", "mission", version, clerk)
    const isOpen = await site.content("en").linkCheck()
    const leading = ["/", "/Courses/", "/gallery/photo?page=2", "/notices/any", "/media/form.pdf"]
    const closed = ["/prospectus", "/Prospectus/#fees", "/about", "/about/mission/"]
    expect([...leading, "https://example.com", "/rti-information"].filter(isOpen)).toHaveLength(7)
    expect(closed.filter(isOpen)).toEqual([])
  })

  test("the last update is the newest change of a public item", async () => {
    const lastUpdated = (at: Date) => site.contentAt(at)("en").lastUpdated()
    const later = { by: "clerk", at: minutesAfter(45).toISOString() }
    const change = { ...fresh(notice("Planned")), publish_at: minutesAfter(90) }
    await site.editing.save("notices", "planned", change, later)
    expect(await lastUpdated(minutesAfter(60))).toBe(noon.toISOString())
    expect(await lastUpdated(minutesAfter(90))).toBe(later.at)
  })
})
