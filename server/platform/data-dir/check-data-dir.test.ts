import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { appKeyFile, makeKey } from "#server/platform/crypto/app-key.ts"
import { connect, sqliteFile, withDatabase } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import {
  openEmptyPostgres,
  openEmptySqlite,
  type OpenDatabase,
} from "#tests/support/servers/databases.ts"
import { contentsOf, leaveWal } from "#tests/support/servers/unclean-stop.ts"

import { openDataDir, refuseLostData, refuseRoot, requireExistingSite } from "./check-data-dir.ts"
import { nameBucket, nameDatabase, writeRelocationMarker } from "./relocation-marker.ts"

const bucketSettings = {
  STORAGE: "s3",
  S3_BUCKET: "college",
  S3_ACCESS_KEY_ID: "an-id",
  S3_SECRET_ACCESS_KEY: "secret-7391",
}

let place: OpenDatabase
beforeEach(async () => {
  place = await openEmptySqlite()
})
afterEach(() => place.close())

const configOf = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: place.dataDir, ...env })
const makeDatabase = () => connect(place).destroy()
const makeUploads = () => openLocalFiles(place.dataDir, () => new Date()).close()

describe("a data directory without its database", () => {
  test.each([
    { remains: "the key", make: () => makeKey(appKeyFile(place.dataDir)) },
    { remains: "pictures", make: makeUploads },
    {
      remains: "an empty database file and the key",
      make: () => {
        writeFileSync(sqliteFile(place.dataDir), "")
        return makeKey(appKeyFile(place.dataDir))
      },
    },
    {
      remains: "a -wal file",
      make: async () => {
        leaveWal(place.dataDir, sqliteFile(place.dataDir))
        rmSync(sqliteFile(place.dataDir))
      },
    },
  ])("is refused if it has $remains; nothing is created", async ({ make }) => {
    await make()
    const before = readdirSync(place.dataDir)
    const refusal =
      /^DATA_DIR: .* is missing or empty\. .*npm run restore -- FILE --into .* new site/
    expect(() => openDataDir(configOf())).toThrow(refusal)
    await expect(requireExistingSite(configOf())).rejects.toThrow(refusal)
    expect(readdirSync(place.dataDir)).toEqual(before)
  })

  test("may keep the key of a site on PostgreSQL, if DATABASE_URL is given", async () => {
    await makeKey(appKeyFile(place.dataDir))
    const DATABASE_URL = "postgres://db.example/college"
    expect(() => refuseLostData(configOf({ DATABASE_URL }))).not.toThrow()
  })
})

test.each([
  { at: "nothing", make: async () => {} },
  { at: "an empty database file", make: async () => writeFileSync(sqliteFile(place.dataDir), "") },
  { at: "the database", make: makeDatabase },
  {
    at: "database and key",
    make: async () => {
      await makeDatabase()
      await makeKey(appKeyFile(place.dataDir))
    },
  },
])("a first start that was killed with $at continues", async ({ make }) => {
  await make()
  expect(() => openDataDir(configOf())?.release()).not.toThrow()
})

describe("a command", () => {
  test("creates no site in a new folder", async () => {
    const refusal = /^DATA_DIR: there is no mahavidyalaya\.sqlite in .* start the server once/
    const DATA_DIR = join(place.dataDir, "new")
    await expect(requireExistingSite(configOf({ DATA_DIR }))).rejects.toThrow(refusal)
    expect(readdirSync(place.dataDir)).toEqual([])
  })

  test("refuses an older database beside a newer -wal file", async () => {
    await makeDatabase()
    const path = sqliteFile(place.dataDir)
    const lock = openDataDir(configOf())
    await makeUploads()
    lock?.renewStamps()
    lock?.release()
    leaveWal(place.dataDir, path)
    writeFileSync(path, Buffer.alloc(4096))
    const before = contentsOf(path)
    await expect(requireExistingSite(configOf())).rejects.toThrow("do not belong together")
    expect(contentsOf(path)).toEqual(before)
  })
})

test("root may write to data of root only", () => {
  expect(() => refuseRoot(configOf(), 0, 998)).toThrow(
    /^DATA_DIR: .* belongs to the user 998, .*runuser -u NAME/,
  )
  expect(() => refuseRoot(configOf(), 0, 0)).not.toThrow()
  expect(() => refuseRoot(configOf(), 998, 998)).not.toThrow()
})

describe("on PostgreSQL, a command", () => {
  test("accepts the database of a site, and refuses an empty one", async () => {
    const database = await openEmptyPostgres()
    const config = configOf({ DATABASE_URL: database.url! })
    await expect(requireExistingSite(config)).rejects.toThrow(
      /^DATABASE_URL: there is no site in this database/,
    )
    await withDatabase(config, migrate)
    await expect(requireExistingSite(config)).resolves.toBeUndefined()
    await database.close()
  })
})

describe("after a move", () => {
  const url = "postgres://college:secret-7391@db.example:5433/college"

  test("of the records, a start without DATABASE_URL names the database and the mark, and no secret", async () => {
    await makeDatabase()
    await writeRelocationMarker(place.dataDir, { database: nameDatabase(url) })
    const refused = () => openDataDir(configOf())
    expect(refused).toThrow(
      /^DATABASE_URL: .* the PostgreSQL database college at db\.example:5433; .*moved\.json/,
    )
    expect(refused).not.toThrow(/secret|college:/)
    await expect(requireExistingSite(configOf())).rejects.toThrow("were moved to")
    expect(() => refuseLostData(configOf({ DATABASE_URL: url }))).not.toThrow()
  })

  test("of the pictures, a start without STORAGE=s3 names the bucket", async () => {
    await makeDatabase()
    const config = configOf({ ...bucketSettings, S3_ENDPOINT: "https://s3.example" })
    if (config.STORAGE === "local") throw new Error("STORAGE")
    await writeRelocationMarker(place.dataDir, { files: nameBucket(config) })
    expect(() => openDataDir(configOf())).toThrow(
      /^STORAGE: .* the bucket college\/mahavidyalaya at s3\.example; set STORAGE=s3/,
    )
    expect(() => refuseLostData(configOf(bucketSettings))).not.toThrow()
  })

  test("of both in two steps, both are refused; without the mark the old data are used again", async () => {
    await makeDatabase()
    await writeRelocationMarker(place.dataDir, { files: "a/b" })
    await writeRelocationMarker(place.dataDir, { database: "c at d" })
    expect(() => refuseLostData(configOf({ DATABASE_URL: url }))).toThrow(/^STORAGE: /)
    expect(() => refuseLostData(configOf(bucketSettings))).toThrow(/^DATABASE_URL: /)
    rmSync(join(place.dataDir, "moved.json"))
    expect(() => refuseLostData(configOf())).not.toThrow()
  })

  test("an unreadable mark is refused", async () => {
    await makeDatabase()
    writeFileSync(join(place.dataDir, "moved.json"), "{")
    expect(() => refuseLostData(configOf())).toThrow(/^DATA_DIR: .*moved\.json can't be read/)
  })

  test("to a socket, the database has a host too", () => {
    expect(nameDatabase("postgres:///college?host=/run/postgresql")).toBe(
      "college at /run/postgresql",
    )
  })
})
