import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Readable } from "node:stream"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import {
  findInstallationId,
  findInstallationValue,
} from "#server/platform/database/installation.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { releaseVersion } from "#server/platform/release.ts"
import { damageTable, openApp } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { checkArchive, checkWritten } from "./archive.ts"
import { type BackupDeps, type BackupTarget, makeBackup } from "./make-backup.ts"
import type { Manifest } from "./manifest.ts"
import { writeOnce } from "./write-exclusively.ts"

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

const backUp = (changes: Partial<BackupDeps> = {}, to: string | BackupTarget = target) => {
  const deps = {
    config: site.config,
    now: () => startTime,
    disk: readDiskSpace,
    say: () => {},
    warn: () => {},
  }
  return makeBackup({ ...deps, workFactor: 8, ...changes })(
    typeof to === "string" ? { file: to } : to,
    passphrase,
  )
}

const readLastBackup = () =>
  withDatabase(site.config, (db) => findInstallationValue(db, "last_backup"))

const medium = {
  id: "b".repeat(32),
  kind: "pdf",
  name: "list.pdf",
  alt_en: "",
  alt_hi: "",
  bytes: 1,
  at: "",
  by: "",
} as const

/** Names in the data directory, without SQLite's WAL files. */
const inDataDir = async () =>
  (await readdir(site.dataDir)).filter((name) => !/-(?:wal|shm)$/.test(name)).toSorted()

const dataFiles = ["app.key", "mahavidyalaya.sqlite", "uploads.sqlite"]

test("describes its contents, records the backup time and leaves no temporary copy", async () => {
  const { manifest, file } = await backUp()
  expect(file).toBe(target)
  expect(manifest).toMatchObject({
    format: 1,
    app: releaseVersion,
    at: startTime.toISOString(),
    database: "sqlite",
    files: 0,
    missing: { files: 0, accepted: 0 },
  })
  expect(manifest.counts).toMatchObject({ applications: 0, content_version: 1 })
  expect(manifest.parts.map(({ name }) => name).toSorted()).toEqual(dataFiles)
  expect(await readdir(folder.path)).toEqual(["college.age"])
  expect(await inDataDir()).toEqual(dataFiles)
  expect(await readLastBackup()).toBe(startTime.toISOString())
})

describe("of a site that lacks files of records", () => {
  const name = `${"a".repeat(32)}.jpg`
  beforeEach(async () => {
    await withDatabase(site.config, (db) =>
      db.updateTable("students").set({ image_file: name }).execute(),
    )
  })
  const acceptLoss = () =>
    withDatabase(site.config, (db) =>
      db.insertInto("lost_files").values({ name, accepted_at: "", accepted_by: "" }).execute(),
    )

  test.each(["with an empty uploads.sqlite", "without uploads.sqlite"])(
    "writes what there is, names it as incomplete, and does not record it: %s",
    async (state) => {
      if (state.startsWith("without")) await rm(join(site.dataDir, "uploads.sqlite"))
      const { file, isComplete, manifest } = await backUp()
      expect([basename(file), isComplete]).toEqual(["college-incomplete.age", false])
      expect(manifest.missing).toEqual({ files: 1, accepted: 0 })
      expect(await readdir(folder.path)).toEqual(["college-incomplete.age"])
      expect((await checkArchive(file, passphrase)).missing?.files).toBe(1)
      expect(await readLastBackup()).toBeUndefined()
    },
  )

  test("counts as good after the loss was accepted", async () => {
    await acceptLoss()
    const { file, isComplete, manifest } = await backUp()
    expect([file, isComplete]).toEqual([target, true])
    expect(manifest.missing).toEqual({ files: 0, accepted: 1 })
    expect(await readLastBackup()).toBe(startTime.toISOString())
  })

  test("is incomplete again when a further file is missing", async () => {
    await acceptLoss()
    await withDatabase(site.config, (db) =>
      db
        .insertInto("media")
        .values({ ...medium, files: JSON.stringify([`${"b".repeat(32)}.pdf`]) })
        .execute(),
    )
    expect((await backUp()).manifest.missing).toEqual({ files: 1, accepted: 1 })
  })
})

describe("a new file is good only if it is read back as it was written", () => {
  const written = (content: Buffer) => {
    let path = ""
    const check = async (part: string) => {
      path = part
      await checkWritten(part, passphrase, manifest)
    }
    const writing = writeOnce({
      folder: folder.path,
      content: async () => Readable.from([content]),
      check,
      nameOf: () => "copy.age",
    })
    return writing.then(
      () => "written",
      (error: unknown) => ((error as Error).message.startsWith(dirname(path)) ? "refused" : error),
    )
  }
  let manifest: Manifest
  let bytes: Buffer
  beforeEach(async () => {
    const made = await backUp()
    manifest = made.manifest
    bytes = await readFile(made.file)
  })

  test("the same bytes get the name", async () => {
    expect(await written(bytes)).toBe("written")
    expect(await readFile(join(folder.path, "copy.age"))).toEqual(bytes)
  })

  test("changed bytes, a cut file and another backup leave nothing", async () => {
    const changed = Buffer.from(bytes)
    changed[70_000]! ^= 1
    expect(await written(changed)).toBe("refused")
    expect(await written(bytes.subarray(0, -1))).toBe("refused")
    manifest = { ...manifest, at: "2025-07-02T06:30:00.000Z" }
    expect(await written(bytes)).toBe("refused")
    expect(await readdir(folder.path)).toEqual(["college.age"])
  })
})

describe("into a folder", () => {
  const keep = { daily: 2, monthly: 1 }
  const day = (days: number) => new Date(startTime.getTime() + days * 86_400_000)
  const backUpOn = (days: number, warn: (line: string) => void = () => {}) =>
    backUp({ now: () => day(days), warn }, { into: folder.path, keep })

  test("names the files by installation, time in India and content, and deletes expired ones", async () => {
    const id = (await withDatabase(site.config, findInstallationId))!
    const files: string[] = []
    for (const days of [0, 1, 2]) files.push((await backUpOn(days)).file)
    expect(basename(files[0]!)).toMatch(
      new RegExp(`^mahavidyalaya-${id.slice(0, 8)}-2025-07-01T120000-[0-9a-f]{16}\\.age$`),
    )
    await writeFile(join(folder.path, "minutes.txt"), "of the college")
    const { deleted, file } = await backUpOn(3)
    expect(deleted).toEqual([basename(files[0]!)])
    expect((await readdir(folder.path)).toSorted()).toEqual(
      [...files.slice(1), file]
        .map((path) => basename(path))
        .concat("minutes.txt")
        .toSorted(),
    )
    await withDatabase(site.config, (db) =>
      db
        .updateTable("students")
        .set({ image_file: `${"a".repeat(32)}.jpg` })
        .execute(),
    )
    const incomplete = await backUpOn(4)
    expect(incomplete).toMatchObject({ isComplete: false, deleted: [] })
    expect(basename(incomplete.file)).toMatch(/-incomplete\.age$/)
    expect(await readdir(folder.path)).toHaveLength(5)
    expect(await readLastBackup()).toBe(day(3).toISOString())
  })

  test("deletes none without a rule, which the nightly backup has", async () => {
    const files: string[] = []
    for (const seconds of [0, 1, 2, 3, 4]) {
      const now = () => new Date(startTime.getTime() + seconds * 1000)
      const { file, deleted } = await backUp({ now }, { into: folder.path })
      expect(deleted).toEqual([])
      files.push(basename(file))
    }
    expect((await readdir(folder.path)).toSorted()).toEqual(files.toSorted())
  })
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

  // Like a folder that only another user may read, it is not the data directory that is wrong.
  test("a target in something that is no folder", async () => {
    expect(await refusalOf({}, "/dev/null/college.age")).toBe(
      "/dev/null: it is no folder; there is no backup.",
    )
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
