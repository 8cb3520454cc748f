import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { stateAt } from "#domain/content/publishing.ts"
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

import { findNextChange } from "./content-version.ts"

const second = (offset: number) => new Date(noon.getTime() + offset * 1000)
const windows = [
  { from: noon, to: null, at: second(-1), isPublic: false },
  { from: noon, to: null, at: noon, isPublic: true },
  { from: noon, to: minutesAfter(5), at: second(5 * 60 - 1), isPublic: true },
  { from: noon, to: minutesAfter(5), at: minutesAfter(5), isPublic: false },
  { from: null, to: null, at: minutesAfter(60), isPublic: false },
  { from: null, to: minutesAfter(5), at: noon, isPublic: false },
  { from: minutesAfter(5), to: noon, at: minutesAfter(6), isPublic: false },
]

describe.each(databases)("publication times on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  test.each(windows)(
    "published $from to $to: public at $at is $isPublic",
    async ({ from, to, at, isPublic }) => {
      const slug = `window-${windows.findIndex((one) => one.at === at && one.from === from)}-${from?.getTime()}`
      const change = { ...fresh(notice("Zebra crossing")), publish_at: from, unpublish_at: to }
      expect(await site.editing.save("notices", slug, change, clerk)).toBe("stored")

      const content = site.contentAt(at)("en")
      expect((await content.find("notices", slug)) !== undefined).toBe(isPublic)
      expect((await content.list("notices")).some((one) => one.slug === slug)).toBe(isPublic)
      const hits = await content.search("zebra", 1)
      expect(hits.items.some(({ path }) => path === `/notices/${slug}`)).toBe(isPublic)
      const times = {
        publish_at: from?.toISOString() ?? null,
        unpublish_at: to?.toISOString() ?? null,
      }
      expect(stateAt(times, at) === "published").toBe(isPublic)
      await site.editing.remove("notices", slug, 1, clerk)
    },
  )

  test("finds the next publication or expiry time", async () => {
    const save = (slug: string, from: Date | null, to: Date | null) =>
      site.editing.save(
        "notices",
        slug,
        { ...fresh(notice("Later")), publish_at: from, unpublish_at: to },
        clerk,
      )
    expect(await findNextChange(site.db, noon)).toBeUndefined()
    await save("one", noon, minutesAfter(30))
    await save("two", minutesAfter(20), minutesAfter(90))
    expect(await findNextChange(site.db, noon)).toEqual(minutesAfter(20))
    expect(await findNextChange(site.db, minutesAfter(20))).toEqual(minutesAfter(30))
    expect(await findNextChange(site.db, minutesAfter(30))).toEqual(minutesAfter(90))
    expect(await findNextChange(site.db, minutesAfter(90))).toBeUndefined()
  })
})
