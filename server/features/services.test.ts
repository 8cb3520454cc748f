import { existsSync, rmSync, statSync, truncateSync } from "node:fs"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { appKeyFile, loadAppKey } from "#server/platform/crypto/app-key.ts"
import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { hasInstallation } from "#server/platform/database/installation.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { openApp } from "#tests/support/app.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import {
  openEmptyPostgres,
  openEmptySqlite,
  type OpenDatabase,
} from "#tests/support/servers/databases.ts"

let place: OpenDatabase
beforeEach(async () => {
  place = await openEmptySqlite()
})
afterEach(() => place.close())

/** Starts the services on the data directory and stops them. Returns the line that an operator reads, if any. */
const start = (env: Record<string, string> = {}) =>
  openApp({ DATA_DIR: place.dataDir, ...env }).then(
    async (site) => {
      await site.services.close()
      return "started"
    },
    (error: unknown) => configurationErrorOf(error),
  )
const putPicture = async (dataDir: string) => {
  const files = openLocalFiles(dataDir, () => new Date())
  await files.put(`${"a".repeat(32)}.jpg`, Buffer.from("a picture"))
  await files.close()
}

describe("a first start that was killed continues", () => {
  test.each([
    { at: "the database file", make: async () => {} },
    { at: "the key", make: () => loadAppKey(place.dataDir, undefined) },
    {
      at: "the file of pictures",
      make: () => openLocalFiles(place.dataDir, () => new Date()).close(),
    },
  ])("after it created $at", async ({ make }) => {
    await connect(place).destroy()
    await make()
    expect(await start()).toBe("started")
  })
})

test("a start without the key of the database is refused, and creates no other key", async () => {
  expect(await start()).toBe("started")
  rmSync(appKeyFile(place.dataDir))
  expect(await start()).toMatch(/^APP_KEY: there is no app\.key in .* restore the last backup/)
  expect(existsSync(appKeyFile(place.dataDir))).toBe(false)
})

test.each([50, 4096, 8192, 100_000])("a database cut to %i bytes is refused", async (bytes) => {
  expect(await start()).toBe("started")
  const path = sqliteFile(place.dataDir)
  expect(statSync(path).size).toBeGreaterThan(bytes)
  truncateSync(path, bytes)
  expect(await start()).toMatch(/^DATA_DIR: mahavidyalaya\.sqlite .*npm run restore -- FILE --into/)
})

describe("a new database beside the pictures of a site is refused and stays new", () => {
  const expectNew = async (database: OpenDatabase) => {
    const db = connect(database)
    expect(await hasInstallation(db)).toBe(false)
    await db.destroy()
  }

  test("on SQLite", async () => {
    await connect(place).destroy()
    await putPicture(place.dataDir)
    expect(await start()).toMatch(/^DATABASE_URL: this database is new, .*npm run restore/)
    await expectNew(place)
  })

  test("on PostgreSQL, with local pictures and with those of a bucket", async () => {
    const database = await openEmptyPostgres()
    const bucket = await startBucket()
    const env = { DATABASE_URL: database.url! }
    await putPicture(place.dataDir)
    expect(await start(env)).toMatch(/^DATABASE_URL: this database is new, .*npm run restore/)
    bucket.objects.set("mahavidyalaya/a.jpg", { content: Buffer.from("x"), at: new Date() })
    const inBucket = { ...env, ...bucket.env }
    expect(await start(inBucket)).toMatch(/^S3_PREFIX: files lie there, but this database is new/)
    const id = Buffer.from("another-installation")
    bucket.objects.set("mahavidyalaya/installation-id", { content: id, at: new Date() })
    expect(await start(inBucket)).toMatch(/^S3_PREFIX: .* belong to another installation/)
    await expectNew(database)
    await bucket.close()
    await database.close()
  })
})
