import { Readable } from "node:stream"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { makePicturesOld, noteBackup, openApp, picturesIn } from "#tests/support/app.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"

const [png] = await makePictures("png")

describe.each(databases)("the sweep of orphaned files on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let server: Awaited<ReturnType<typeof openApp>>
  beforeEach(async () => {
    database = await open()
    server = await openApp({ DATABASE_URL: database.url })
  })
  afterEach(async () => {
    await server.close()
    await database.close()
  })

  test("keeps media files and removes the remains of an interrupted upload", async () => {
    const { services, dataDir } = server
    const file = await services.media.receive(Readable.from([png.bytes]))
    const upload = { name: "a.png", file, alt_en: "A student", alt_hi: "एक विद्यार्थी" }
    const added = await services.media.add(upload, "editor")
    const { files } = (await services.media.read("id" in added ? added.id : ""))!
    expect(files).toHaveLength(5)
    await services.files.put(`${"0".repeat(32)}-320.webp`, Buffer.from("broke off"))
    makePicturesOld(dataDir)
    await noteBackup({ dataDir, url: database.url })
    expect(await services.sweepOrphanedFiles()).toEqual({ removed: 1 })
    expect((await picturesIn(dataDir)).toSorted()).toEqual(files.toSorted())
  })

  test("removes parts of pictures that no item has shown for a month, with their files", async () => {
    const { services, dataDir } = server
    const file = await services.media.receive(Readable.from([png.bytes]))
    const upload = { name: "a.png", file, alt_en: "A student", alt_hi: "एक विद्यार्थी" }
    const added = await services.media.add(upload, "editor")
    const id = "id" in added ? added.id : ""
    const cut = async (width: number) => {
      const part = await services.media.crop(id, { x: 0, y: 0, width, height: 500 }, "editor")
      return "id" in part ? part.id : ""
    }
    const [unused, shown, shownBefore, young] = [
      await cut(500),
      await cut(600),
      await cut(700),
      await cut(800),
    ]
    const db = connect({ dataDir, url: database.url })
    const data = (part: string) => JSON.stringify({ picture: { file: `media/${part}-9x9` } })
    const row = { collection: "slides", slug: "part", version: 2, position: 99 }
    await db
      .insertInto("items")
      .values({ ...row, data: data(shown), updated_at: "", updated_by: "" })
      .execute()
    await db
      .insertInto("revisions")
      .values({
        collection: "slides",
        slug: "part",
        version: 1,
        data: data(shownBefore),
        at: "",
        by: "",
      })
      .execute()
    await db.updateTable("media").set({ at: "2020-01-01T00:00:00.000Z" }).execute()
    await db.destroy()
    expect(await cut(800)).toBe(young)
    const filesOf = async (part: string) =>
      (await picturesIn(dataDir)).filter((name) => name.startsWith(part)).length
    expect(await filesOf(unused)).toBeGreaterThan(0)
    makePicturesOld(dataDir)
    await noteBackup({ dataDir, url: database.url })
    const { removed } = await services.sweepOrphanedFiles()
    expect(removed).toBeGreaterThan(0)
    expect(await services.media.read(unused)).toBeUndefined()
    expect(await filesOf(unused)).toBe(0)
    for (const part of [id, shown, shownBefore, young]) {
      expect(await services.media.read(part)).toBeDefined()
      expect(await filesOf(part)).toBeGreaterThan(0)
    }
  })
})
