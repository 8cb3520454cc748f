import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { type CollectionName, collections } from "#domain/content/collections.ts"
import { databases } from "#tests/support/databases.ts"

import { connect, type Database } from "../database/connect.ts"
import { migrate } from "../database/migrate.ts"
import { createItems } from "./items.ts"
import { seedContent } from "./seed.ts"
import { readSettings } from "./settings.ts"

const noon = new Date("2026-07-01T06:30:00Z")
const names = Object.keys(collections) as CollectionName[]

describe.each(databases)("the site's content on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>

  beforeEach(async () => {
    const place = await open()
    db = connect(place)
    close = async () => {
      await db.destroy()
      await place.close()
    }
    await migrate(db)
    await seedContent(db, noon)
  })
  afterEach(() => close())

  test.each(names)("a new site has %s, each as its schema says", async (name) => {
    const items = await createItems(db).list(name, noon)
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
  })

  test("the counts that the specification names", async () => {
    const { list } = createItems(db)
    const count = async (name: CollectionName) => (await list(name, noon)).length
    expect({
      slides: await count("slides"),
      dignitaries: await count("dignitaries"),
      tiles: await count("tiles"),
      photos: await count("photos"),
      facilities: await count("facilities"),
    }).toEqual({ slides: 3, dignitaries: 3, tiles: 7, photos: 12, facilities: 8 })
    const statistics = await list("statistics", noon)
    expect(statistics.map(({ value }) => value)).toEqual([45, 214, 98, 724, 222, 22])
  })

  test("items come in the order they were given", async () => {
    const tiles = await createItems(db).list("tiles", noon)
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

  test("one is found by its slug, an unknown one is not", async () => {
    const { find } = createItems(db)
    expect((await find("pages", "iqac", noon))?.path).toBe("/administration/iqac")
    expect(await find("pages", "nowhere", noon)).toBeUndefined()
  })

  test("what was removed does not come back, and settings that were changed stay", async () => {
    await db.deleteFrom("items").where("collection", "=", "notices").execute()
    const changed = { ...(await readSettings(db)), admission_session: "2026-27" }
    await db
      .updateTable("items")
      .set({ data: JSON.stringify(changed) })
      .where("collection", "=", "settings")
      .execute()
    await seedContent(db, noon)
    expect(await createItems(db).list("notices", noon)).toEqual([])
    expect((await readSettings(db)).admission_session).toBe("2026-27")
  })
})
