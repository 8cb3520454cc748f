import { randomBytes } from "node:crypto"
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { readDiskSpace, type ReadDiskSpace } from "#server/platform/files/disk-space.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { openApp, readPicturesIn } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { openFolder } from "#tests/support/folder.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import { packArchive, readArchive } from "./archive.ts"
import { makeBackup } from "./make-backup.ts"
import type { Manifest } from "./manifest.ts"
import { restoreBackup } from "./restore-backup.ts"

const passphrase = "four words in a row"
const workFactor = 8
const now = () => new Date()
const say = () => {}
const full: ReadDiskSpace = async () => ({ free: 1_000_000, total: 1_000_000_000 })

let folder: Awaited<ReturnType<typeof openFolder>>
let site: Awaited<ReturnType<typeof openApp>>
let file: string
let whole: Buffer
let manifest: Manifest
beforeAll(async () => {
  folder = await openFolder()
  site = await openApp()
  const pictures = await makeSamplePictures()
  const url = await site.listen()
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
  manifest = await backUp(file, passphrase)
  whole = await readFile(file)
})
afterAll(async () => {
  await site.close()
  await folder.remove()
})

let next = 0
const newPath = (what: string) => join(folder.path, `${what}-${++next}`)

const restore = (
  from: string,
  { into = newPath("site"), phrase = passphrase, disk = readDiskSpace, env = {} } = {},
) => {
  const config = readConfig({ DATA_DIR: into, LOG_LEVEL: "silent", ...env })
  return restoreBackup({ config, now, disk, say })(from, phrase)
}

/** What a call was refused with, one line. */
const refusalOf = async (refused: Promise<unknown>) => {
  const error = await refused.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OperatorError)
  expect((error as Error).message).not.toContain("\n")
  return (error as Error).message
}

const asFile = async (bytes: Uint8Array) => {
  const path = newPath("changed.age")
  await writeFile(path, bytes)
  return path
}

test("only its owner may read a backup, and it says nothing to whoever has it", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(whole.includes("6000000011")).toBe(false)
  expect(whole.includes("SQLite format")).toBe(false)
  expect(whole.subarray(0, 21).toString()).toBe("age-encryption.org/v1")
})

test("a restored folder has what the site has", async () => {
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

describe("refused in one line, and nothing is left", () => {
  const refused = async (from: string, options: Parameters<typeof restore>[1] = {}) => {
    const into = newPath("site")
    const message = await refusalOf(restore(from, { into, ...options }))
    await expect(stat(into)).rejects.toThrow(/ENOENT/)
    return message
  }

  test("another passphrase", async () => {
    expect(await refused(file, { phrase: "four words in a rov" })).toMatch(/passphrase/)
  })

  test.each([0, 1, 20, 100, 150, 200, 300, 70_000, -70_000, -17, -1])(
    "cut off at byte %d",
    async (at) => {
      expect(await refused(await asFile(whole.subarray(0, at)))).toMatch(/damaged|passphrase/)
    },
  )

  test.each([0, 30, 60, 90, 120, 160, 200, 300, 66_000, 200_000, -66_000, -20, -1])(
    "byte %d is another",
    async (at) => {
      const bytes = Buffer.from(whole)
      bytes[at < 0 ? bytes.length + at : at]! ^= 1
      expect(await refused(await asFile(bytes))).toMatch(/damaged|passphrase/)
    },
  )

  test("something behind its end", async () => {
    expect(await refused(await asFile(Buffer.concat([whole, randomBytes(10)])))).toMatch(/damaged/)
  })

  test("no backup at all, and no file", async () => {
    expect(await refused("package.json")).toMatch(/no backup/)
    expect(await refused("/nowhere/backup.age")).toMatch(/can't be read/)
  })

  test("a disk without room", async () => {
    expect(await refused(file, { disk: full })).toMatch(/^No room: .* left\.$/)
  })

  test("a key that is set, and is another", async () => {
    const env = { APP_KEY: Buffer.alloc(32, 9).toString("base64") }
    expect(await refused(file, { env })).toMatch(/^APP_KEY: /)
  })

  describe("a manifest that", () => {
    let parts: string
    beforeAll(async () => {
      parts = newPath("parts")
      await mkdir(parts)
      // As they are in the archive: a restore changes the id of the installation.
      await readArchive(file, passphrase, {
        begin: async () => {},
        take: (name, body) => writeFile(join(parts, name), body),
      })
    })
    const isDump = (name: string) => name === "database.dump"
    const packed = async (changes: Partial<Manifest>) => {
      const source = (name: string) => join(parts, isDump(name) ? "mahavidyalaya.sqlite" : name)
      const how = { passphrase, workFactor }
      return asFile(await buffer(await packArchive({ ...manifest, ...changes }, source, how)))
    }

    test.each<{ is: string; changes: () => Partial<Manifest>; says: RegExp }>([
      {
        is: "is of a newer version",
        changes: () => ({ app: "99.0.0" }),
        says: /99\.0\.0.*install/,
      },
      { is: "is of a newer format", changes: () => ({ format: 2 }), says: /newer version/ },
      {
        is: "has a migration of tomorrow",
        changes: () => ({ migrations: [...manifest.migrations, "0999-tomorrow"] }),
        says: /0999-tomorrow/,
      },
      {
        is: "is of PostgreSQL, where none is set",
        changes: () => ({
          database: "postgres",
          parts: manifest.parts.map((part) =>
            part.name === "mahavidyalaya.sqlite" ? { ...part, name: "database.dump" } : part,
          ),
        }),
        says: /^DATABASE_URL: /,
      },
      { is: "tells of a picture more", changes: () => ({ files: 7 }), says: /pictures/ },
      {
        is: "tells of a row more",
        changes: () => ({ counts: { ...manifest.counts, applications: 4 } }),
        says: /rows/,
      },
      {
        is: "has another hash",
        changes: () => ({
          parts: manifest.parts.map((part) => ({ ...part, sha256: "0".repeat(64) })),
        }),
        says: /damaged/,
      },
      {
        is: "leaves out the key",
        changes: () => ({ parts: manifest.parts.filter(({ name }) => name !== "app.key") }),
        says: /damaged/,
      },
    ])("$is", async ({ changes, says }) => {
      expect(await refused(await packed(changes()))).toMatch(says)
    })
  })
})

test("a folder where anything lies is left as it is", async () => {
  const into = newPath("site")
  await mkdir(into)
  await writeFile(join(into, "notes.txt"), "mine")
  expect(await refusalOf(restore(file, { into }))).toMatch(/not empty/)
  expect(await readdir(into)).toEqual(["notes.txt"])
})
