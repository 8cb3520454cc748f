import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"
import { readDiskSpace } from "#server/platform/files/disk-space.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { openApp } from "#tests/support/app.ts"
import { damageTable } from "#tests/support/damage.ts"
import { openFolder } from "#tests/support/folder.ts"

import { type BackupDeps, makeBackup } from "./make-backup.ts"

const passphrase = "four words in a row"
const begun = new Date("2025-07-01T06:30:00.000Z")

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
    now: () => begun,
    disk: readDiskSpace,
    say: () => {},
    warn: () => {},
  }
  return makeBackup({ ...deps, workFactor: 8, ...changes })(to, passphrase)
}

/** What lies in the data directory, without SQLite's own files beside the databases. */
const inDataDir = async () =>
  (await readdir(site.dataDir)).filter((name) => !/-(?:wal|shm)$/.test(name)).toSorted()

const usual = ["app.key", "mahavidyalaya.sqlite", "uploads.sqlite"]

test("it says what is in it, notes itself, and leaves no copy behind", async () => {
  const manifest = await backUp()
  expect(manifest).toMatchObject({
    format: 1,
    at: begun.toISOString(),
    database: "sqlite",
    files: 0,
  })
  expect(manifest.counts).toMatchObject({ applications: 0, content_version: 1 })
  expect(manifest.parts.map(({ name }) => name).toSorted()).toEqual(usual)
  expect(await readdir(folder.path)).toEqual(["college.age"])
  expect(await inDataDir()).toEqual(usual)
  const db = connect({ dataDir: site.dataDir, url: undefined })
  const noted = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", "last_backup")
    .executeTakeFirst()
  await db.destroy()
  expect(noted?.value).toBe(begun.toISOString())
})

test("a copy that a killed backup left is removed by the next one", async () => {
  // Above the largest number that Linux gives.
  const left = join(site.dataDir, "backup-of-process-4194305-abcdef")
  await mkdir(left)
  await writeFile(join(left, "mahavidyalaya.sqlite"), "clear")
  await backUp()
  expect(await inDataDir()).toEqual(usual)
})

describe("refused in one line, without a file", () => {
  const refused = async (changes: Partial<BackupDeps> = {}, to = target) => {
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

  test("a folder that is not there", async () => {
    expect(await refused({}, "/nowhere/college.age")).toMatch(/no folder/)
  })

  test("a disk without room", async () => {
    const disk = async () => ({ free: 100_000, total: 1_000_000 })
    expect(await refused({ disk })).toMatch(/^No room: /)
  })

  test("another key", async () => {
    const env = { APP_KEY: Buffer.alloc(32, 9).toString("base64") }
    expect(await refused(withConfig(env))).toMatch(/^APP_KEY: /)
  })

  test("a folder that is no college's", async () => {
    const empty = await openFolder()
    const message = await refused(withConfig({ DATA_DIR: empty.path }))
    expect(await readdir(empty.path)).toEqual([])
    await empty.remove()
    expect(message).toMatch(/^DATA_DIR: .*right one/)
  })

  test("pictures that are gone", async () => {
    await rm(join(site.dataDir, "uploads.sqlite"))
    expect(await refused()).toMatch(/uploads\.sqlite/)
  })

  test("a damaged database", async () => {
    await site.app.close()
    await site.services.close()
    damageTable(join(site.dataDir, "mahavidyalaya.sqlite"), "items")
    expect(await refused()).toMatch(/damaged/)
  })
})

test("a file that is there already is never overwritten", async () => {
  await writeFile(target, "of last year")
  await expect(backUp()).rejects.toThrow(/there already/)
  expect(await readFile(target, "utf8")).toBe("of last year")
  expect(await readdir(folder.path)).toEqual(["college.age"])
})
