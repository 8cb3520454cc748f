import { Readable } from "node:stream"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

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
})
