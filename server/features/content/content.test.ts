import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { unpublished } from "#content/sample.ts"
import { type CollectionName, collections } from "#domain/content/collections.ts"
import { noon, openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createItems } from "./items/items.ts"
import { seedContent } from "./seed.ts"
import { readSettings } from "./settings.ts"

const names = Object.keys(collections) as CollectionName[]

describe.each(databases)("sample content of a new site on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())
  const list = <Name extends CollectionName>(name: Name) => createItems(site.db).list(name, noon)

  test.each(names)("seeds %s with unique slugs that match the schema", async (name) => {
    const items = await list(name)
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
  })

  test("seeds the number of items that the specification gives (3.4 to 3.8)", async () => {
    const count = async (name: CollectionName) => (await list(name)).length
    expect({
      slides: await count("slides"),
      dignitaries: await count("dignitaries"),
      tiles: await count("tiles"),
      photos: (await list("photos")).filter(({ album }) => album === undefined).length,
      facilities: await count("facilities"),
    }).toEqual({ slides: 3, dignitaries: 3, tiles: 7, photos: 12, facilities: 8 })
    const statistics = await list("statistics")
    expect(statistics.map(({ value }) => value)).toEqual([45, 214, 98, 724, 222, 22])
  })

  test("lists items in their seeded order", async () => {
    const tiles = await list("tiles")
    expect(tiles.map(({ title }) => title.en)).toEqual([
      "Admission",
      "Vision",
      "Mission",
      "Facilities",
      "Courses",
      "Photos",
      "Videos",
    ])
  })

  test("seeds pages that the college must write as drafts, hidden from visitors", async () => {
    const all = await site.editing.list("pages")
    const hidden = all.filter(({ publish_at }) => publish_at === null).map(({ slug }) => slug)
    expect(new Set(hidden)).toEqual(unpublished)
    const shown = await list("pages")
    expect(shown.filter(({ slug }) => unpublished.has(slug))).toEqual([])
    expect(shown.length + hidden.length).toBe(all.length)
  })
})

describe.each(databases)("seeding at the next start on $name", ({ open }) => {
  test("restores neither removed items nor changed settings", async () => {
    const site = await openSite(open)
    await site.db.deleteFrom("items").where("collection", "=", "notices").execute()
    const changed = { ...(await readSettings(site.db)), admission_session: "2026-27" }
    await site.db
      .updateTable("items")
      .set({ data: JSON.stringify(changed) })
      .where("collection", "=", "settings")
      .execute()
    await seedContent(site.db, noon, "2025-26")
    expect(await createItems(site.db).list("notices", noon)).toEqual([])
    expect((await readSettings(site.db)).admission_session).toBe("2026-27")
    await site.close()
  })
})
