import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { damageTable, openApp } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { type BackupDeps, makeBackup } from "./make-backup.ts"

const passphrase = "four words in a row"
const startTime = new Date("2025-07-01T06:30:00.000Z")

let folder: Awaited<ReturnType<typeof openFolder>>
let site: Awaited<ReturnType<typeof openApp>>
let target: string
beforeEach(async () => {
  folder = await openFolder()
  site = await openApp()
  target = join(folder.path, "college.age")
})
afterEach(async () => {
  await site.close()
  await folder.remove()
})

const backUp = (changes: Partial<BackupDeps> = {}, to = target) => {
  const deps = {
    config: site.config,
    now: () => startTime,
    disk: readDiskSpace,
    say: () => {},
    warn: () => {},
  }
  return makeBackup({ ...deps, workFactor: 8, ...changes })(to, passphrase)
}

/** Names in the data directory, without SQLite's WAL files. */
const inDataDir = async () =>
  (await readdir(site.dataDir)).filter((name) => !/-(?:wal|shm)$/.test(name)).toSorted()

const dataFiles = ["app.key", "mahavidyalaya.sqlite", "uploads.sqlite"]

test("describes its contents, records the backup time and leaves no temporary copy", async () => {
  const manifest = await backUp()
  expect(manifest).toMatchObject({
    format: 1,
    at: startTime.toISOString(),
    database: "sqlite",
    files: 0,
  })
  expect(manifest.counts).toMatchObject({ applications: 0, content_version: 1 })
  expect(manifest.parts.map(({ name }) => name).toSorted()).toEqual(dataFiles)
  expect(await readdir(folder.path)).toEqual(["college.age"])
  expect(await inDataDir()).toEqual(dataFiles)
  const db = connect({ dataDir: site.dataDir, url: undefined })
  const noted = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", "last_backup")
    .executeTakeFirst()
  await db.destroy()
  expect(noted?.value).toBe(startTime.toISOString())
})

test("removes the temporary copy of a killed backup", async () => {
  // Above Linux's largest process id, so no such process runs.
  const left = join(site.dataDir, "backup-of-process-4194305-abcdef")
  await mkdir(left)
  await writeFile(join(left, "mahavidyalaya.sqlite"), "clear")
  await backUp()
  expect(await inDataDir()).toEqual(dataFiles)
})

describe("refuses in one line, without writing a file", () => {
  const refusalOf = async (changes: Partial<BackupDeps> = {}, to = target) => {
    const error = await backUp(changes, to).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OperatorError)
    expect((error as Error).message).not.toContain("\n")
    expect(await readdir(folder.path)).toEqual([])
    expect((await inDataDir()).filter((name) => name.startsWith("backup"))).toEqual([])
    return (error as Error).message
  }
  const withConfig = (env: Record<string, string>) => ({
    config: readConfig({ DATA_DIR: site.dataDir, ...env }),
  })

  test("a target folder that does not exist", async () => {
    expect(await refusalOf({}, "/nowhere/college.age")).toMatch(/no folder/)
  })

  test("a disk without enough space", async () => {
    const disk = async () => ({ free: 100_000, total: 1_000_000 })
    expect(await refusalOf({ disk })).toMatch(/^No room: /)
  })

  test("another key", async () => {
    const env = { APP_KEY: Buffer.alloc(32, 9).toString("base64") }
    expect(await refusalOf(withConfig(env))).toMatch(/^APP_KEY: /)
  })

  test("a data directory without a database", async () => {
    const empty = await openFolder()
    const message = await refusalOf(withConfig({ DATA_DIR: empty.path }))
    expect(await readdir(empty.path)).toEqual([])
    await empty.remove()
    expect(message).toMatch(/^APP_KEY: there is no app\.key in /)
  })

  test("a missing uploads database", async () => {
    await rm(join(site.dataDir, "uploads.sqlite"))
    expect(await refusalOf()).toMatch(/uploads\.sqlite/)
  })

  test("a damaged database", async () => {
    await site.app.close()
    await site.services.close()
    damageTable(join(site.dataDir, "mahavidyalaya.sqlite"), "items")
    expect(await refusalOf()).toMatch(/damaged/)
  })
})

test("never overwrites an existing file", async () => {
  await writeFile(target, "of last year")
  await expect(backUp()).rejects.toThrow(/there already/)
  expect(await readFile(target, "utf8")).toBe("of last year")
  expect(await readdir(folder.path)).toEqual(["college.age"])
})
