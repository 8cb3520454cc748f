// The server in the test's process, with its own folder and database.
import { closeSync, openSync, writeSync } from "node:fs"
import { cp, mkdtemp } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { inject } from "vitest"

import { buildApp } from "#server/app.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"

import { openFolder } from "./servers/folder.ts"

/** The pictures in a data folder, by name. */
export const readPicturesIn = async (dataDir: string) => {
  const files = openLocalFiles(dataDir, () => new Date())
  const pictures = new Map<string, Buffer>()
  for await (const page of files.list()) {
    for (const { name } of page) pictures.set(name, (await files.read(name))!)
  }
  await files.close()
  return pictures
}

/** The names of the pictures in a data folder. */
export const picturesIn = async (dataDir: string) => [...(await readPicturesIn(dataDir)).keys()]

/** Makes the stored pictures two hours old: the orphan sweep leaves younger files alone. */
export const makePicturesOld = (dataDir: string) => {
  const database = new SqliteDatabase(join(dataDir, "uploads.sqlite"))
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  database.prepare("update files set put_at = ?").run(twoHoursAgo.toISOString())
  database.close()
}

/** Records a backup as made now: the orphan sweep removes only files that a backup contains. */
export const noteBackup = async (place: { dataDir: string; url: string | undefined }) => {
  const db = connect(place)
  const noted = { name: "last_backup", value: new Date().toISOString() }
  await db.insertInto("installation").values(noted).execute()
  await db.destroy()
}

const settings = {
  SAMPLE_SESSION: "2025-26",
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  EVENT_LOOP_DELAY_MAX_MS: "60000",
}

/** A new site on SQLite. Its copy opens in a tenth of the time that migrations and sample content take. */
const makeTemplate = async () => {
  const folder = await mkdtemp(join(inject("temporaryFolder"), "site-"))
  const services = await openServices(readConfig({ ...settings, DATA_DIR: folder }))
  await services.close()
  return folder
}
let template: Promise<string> | undefined

/** The services and the app for a configuration; `env` overrides the settings of a test. */
export const openApp = async (
  env: Record<string, string | undefined> = {},
  { disk, ...options }: Parameters<typeof buildApp>[2] & { disk?: ReadDiskSpace } = {},
) => {
  const folder = await openFolder()
  const hasOwnPlace = ["DATA_DIR", "DATABASE_URL", "STORAGE", "APP_KEY"].some((name) => env[name])
  if (!hasOwnPlace) await cp(await (template ??= makeTemplate()), folder.path, { recursive: true })
  const config = readConfig({ ...settings, DATA_DIR: folder.path, ...env })
  const services = await openServices(config, disk)
  const app = await buildApp(config, services, options)
  return {
    config,
    services,
    app,
    dataDir: config.DATA_DIR,
    /** Listens on a free port of the loopback address, and returns the URL. */
    listen: async () => {
      await app.listen({ port: 0, host: "127.0.0.1" })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    close: async () => {
      await app.close()
      await services.close()
      await folder.remove()
    },
  }
}

/** Overwrites the first page of a table (or index) in an SQLite file that nobody has open, as a failing disk does. */
export const damageTable = (path: string, table: string) => {
  const database = new SqliteDatabase(path)
  database.pragma("wal_checkpoint(TRUNCATE)")
  const page = database
    .prepare<string, number>("select rootpage from sqlite_schema where name = ?")
    .pluck()
    .get(table)!
  const size = Number(database.pragma("page_size", { simple: true }))
  database.close()
  const file = openSync(path, "r+")
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size)
  closeSync(file)
}
