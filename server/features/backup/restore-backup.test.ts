import { randomBytes } from "node:crypto"
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { formatApplicationNumber } from "#domain/applications/application-number.ts"
import { formatGrievanceNumber } from "#domain/grievances/grievance-number.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import { type Config, readConfig } from "#server/platform/config.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { readDiskSpace, type ReadDiskSpace } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { openApp, readPicturesIn } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { checkArchive, packArchive, readArchive } from "./archive.ts"
import { makeBackup } from "./make-backup.ts"
import type { Manifest } from "./manifest.ts"
import { restoreBackup } from "./restore-backup.ts"

const passphrase = "four words in a row"
const workFactor = 8
const now = () => new Date()
const say = () => {}
const fullDisk: ReadDiskSpace = async () => ({ free: 1_000_000, total: 1_000_000_000 })

let folder: Awaited<ReturnType<typeof openFolder>>
let site: Awaited<ReturnType<typeof openApp>>
let file: string
let backupBytes: Buffer
let manifest: Manifest
beforeAll(async () => {
  folder = await openFolder()
  site = await openApp()
  const pictures = await makeSamplePictures()
  const url = await site.listen()
  await withDatabase(site.config, (db) => turnChannels(db, ["email"]))
  for (let i = 0; i < 3; i++) await apply(url, pictures)
  file = join(folder.path, "whole.age")
  const backUp = makeBackup({
    config: site.config,
    now,
    disk: readDiskSpace,
    say,
    warn: say,
    workFactor,
  })
  manifest = (await backUp({ file }, passphrase)).manifest
  backupBytes = await readFile(file)
})
afterAll(async () => {
  await site.close()
  await folder.remove()
})

let pathCount = 0
const newPath = (what: string) => join(folder.path, `${what}-${++pathCount}`)

const restore = (
  from: string,
  { into = newPath("site"), phrase = passphrase, disk = readDiskSpace, env = {} } = {},
) => {
  const config = readConfig({ DATA_DIR: into, LOG_LEVEL: "silent", ...env })
  return restoreBackup({ config, now, disk, say })(from, phrase)
}

/** The error message of a refused call, checked to be one line. */
const refusalOf = async (expectRefusal: Promise<unknown>) => {
  const error = await expectRefusal.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OperatorError)
  expect((error as Error).message).not.toContain("\n")
  return (error as Error).message
}

const writeChanged = async (bytes: Uint8Array) => {
  const path = newPath("changed.age")
  await writeFile(path, bytes)
  return path
}

test("a backup is readable by its owner only, and encrypted", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(backupBytes.includes("6000000011")).toBe(false)
  expect(backupBytes.includes("SQLite format")).toBe(false)
  expect(backupBytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1")
})

test("a restored folder equals the site's data directory", async () => {
  const into = newPath("site")
  await restore(file, { into })
  expect((await readdir(into)).toSorted()).toEqual([
    "app.key",
    "mahavidyalaya.sqlite",
    "uploads.sqlite",
  ])
  expect(await readPicturesIn(into)).toEqual(await readPicturesIn(site.dataDir))
  const modes = await Promise.all(
    ["app.key", "mahavidyalaya.sqlite"].map(async (name) => (await stat(join(into, name))).mode),
  )
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600])
})

test("messages that waited when the backup was made are uncertain: they may be sent by now", async () => {
  const queue = (config: Config) =>
    withDatabase(config, (db) =>
      db.selectFrom("outgoing").select(["state", "reason"]).distinct().execute(),
    )
  expect(await queue(site.config)).toEqual([{ state: "waiting", reason: "" }])
  const into = newPath("site")
  await restore(file, { into })
  const config = readConfig({ DATA_DIR: into, LOG_LEVEL: "silent" })
  expect(await queue(config)).toEqual([{ state: "uncertain", reason: "restored" }])
})

test("numbers given after the backup are not given again, as the audit log says", async () => {
  const into = newPath("site")
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: into, LOG_LEVEL: "silent" })
  const later = () => new Date("2027-01-05T06:30:00.000Z")
  await restoreBackup({ config, now: later, disk: readDiskSpace, say: (line) => lines.push(line) })(
    file,
    passphrase,
  )
  const { counters, audited } = await withDatabase(config, async (db) => ({
    counters: await db.selectFrom("application_counters").selectAll().execute(),
    audited: await db
      .selectFrom("audit")
      .select(["actor", "details"])
      .where("action", "=", "application numbers left out")
      .execute(),
  }))
  const years = Object.fromEntries(counters.map(({ year, last }) => [year, last]))
  expect(years).toMatchObject({ "2025": 2000, "2027": 1000 })
  expect(audited).toEqual([
    {
      actor: "command line",
      details: expect.stringContaining(formatApplicationNumber("2025", 2001)),
    },
  ])
  expect(lines.join()).toContain(formatApplicationNumber("2027", 1001))
  expect(lines.join()).toContain(formatGrievanceNumber("2027", 101))
})

describe("refuses in one line and leaves nothing", () => {
  const expectRefusal = async (from: string, options: Parameters<typeof restore>[1] = {}) => {
    const into = newPath("site")
    const message = await refusalOf(restore(from, { into, ...options }))
    await expect(stat(into)).rejects.toThrow(/ENOENT/)
    return message
  }

  test("another passphrase", async () => {
    expect(await expectRefusal(file, { phrase: "four words in a rov" })).toMatch(/passphrase/)
  })

  test.each([0, 1, 20, 100, 150, 200, 300, 70_000, -70_000, -17, -1])(
    "a file truncated at byte %d",
    async (at) => {
      expect(await expectRefusal(await writeChanged(backupBytes.subarray(0, at)))).toMatch(
        /damaged|passphrase/,
      )
    },
  )

  test.each([0, 30, 60, 90, 120, 160, 200, 300, 66_000, 200_000, -66_000, -20, -1])(
    "a file with byte %d changed",
    async (at) => {
      const bytes = Buffer.from(backupBytes)
      bytes[at < 0 ? bytes.length + at : at]! ^= 1
      expect(await expectRefusal(await writeChanged(bytes))).toMatch(/damaged|passphrase/)
    },
  )

  test("a file with extra bytes at the end", async () => {
    expect(
      await expectRefusal(await writeChanged(Buffer.concat([backupBytes, randomBytes(10)]))),
    ).toMatch(/damaged/)
  })

  test("a file that is no backup, and a missing file", async () => {
    expect(await expectRefusal("package.json")).toMatch(/no backup/)
    expect(await expectRefusal("/nowhere/backup.age")).toMatch(/can't be read/)
  })

  test("a disk without enough space", async () => {
    expect(await expectRefusal(file, { disk: fullDisk })).toMatch(/^No room: .* left\.$/)
  })

  test("an APP_KEY other than the backup's", async () => {
    const env = { APP_KEY: Buffer.alloc(32, 9).toString("base64") }
    expect(await expectRefusal(file, { env })).toMatch(/^APP_KEY: /)
  })

  describe("a manifest that", () => {
    let parts: string
    beforeAll(async () => {
      parts = newPath("parts")
      await mkdir(parts)
      // Taken from the archive, since a restore changes the installation id.
      await readArchive(file, passphrase, {
        begin: async () => {},
        take: (name, body) => writeFile(join(parts, name), body),
      })
    })
    const isDump = (name: string) => name === "database.dump"
    const packWith = async (changes: Partial<Manifest>, phrase = passphrase) => {
      const source = (name: string) => join(parts, isDump(name) ? "mahavidyalaya.sqlite" : name)
      const how = { passphrase: phrase, workFactor }
      return writeChanged(await buffer(await packArchive({ ...manifest, ...changes }, source, how)))
    }

    test("was encrypted in the console opens with the passphrase in any form of Unicode", async () => {
      const typed = "बड़ी पढ़ाई, बड़ा काम".replaceAll("ड\u093c", "\u095c")
      expect(typed).not.toBe(typed.normalize("NFC"))
      const path = await packWith({}, typed.normalize("NFC"))
      expect((await checkArchive(path, typed)).app).toBe(manifest.app)
    })

    test.each<{ is: string; changes: () => Partial<Manifest>; message: RegExp }>([
      {
        is: "is of a newer version",
        changes: () => ({ app: "99.0.0" }),
        message: /^Release 99\.0\.0 made this backup; .* Install release 99\.0\.0, then restore/,
      },
      { is: "is of a newer format", changes: () => ({ format: 2 }), message: /^Release / },
      {
        is: "has a later migration",
        changes: () => ({ migrations: [...manifest.migrations, "0999-tomorrow"] }),
        message: /^Release .* made this backup/,
      },
      {
        is: "lacks a migration in between",
        changes: () => ({ migrations: manifest.migrations.toSpliced(2, 1) }),
        message: /of a version between two releases/,
      },
      {
        is: "is of a version before the first release",
        changes: () => ({ migrations: ["0001-admission"] }),
        message: /of a version before release 0\.1\.0/,
      },
      {
        is: "is of PostgreSQL without DATABASE_URL",
        changes: () => ({
          database: "postgres",
          parts: manifest.parts.map((part) =>
            part.name === "mahavidyalaya.sqlite" ? { ...part, name: "database.dump" } : part,
          ),
        }),
        message: /^DATABASE_URL: /,
      },
      { is: "counts one picture more", changes: () => ({ files: 7 }), message: /pictures/ },
      {
        is: "counts one row more",
        changes: () => ({ counts: { ...manifest.counts, applications: 4 } }),
        message: /rows/,
      },
      {
        is: "has another hash",
        changes: () => ({
          parts: manifest.parts.map((part) => ({ ...part, sha256: "0".repeat(64) })),
        }),
        message: /damaged/,
      },
      {
        is: "omits the key",
        changes: () => ({ parts: manifest.parts.filter(({ name }) => name !== "app.key") }),
        message: /damaged/,
      },
    ])("$is", async ({ changes, message }) => {
      expect(await expectRefusal(await packWith(changes()))).toMatch(message)
    })
  })
})

test("refuses a folder that is not empty and leaves it unchanged", async () => {
  const into = newPath("site")
  await mkdir(into)
  await writeFile(join(into, "notes.txt"), "mine")
  expect(await refusalOf(restore(file, { into }))).toMatch(/not empty/)
  expect(await readdir(into)).toEqual(["notes.txt"])
})
