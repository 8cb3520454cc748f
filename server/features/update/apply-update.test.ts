import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { packTar } from "modern-tar"
import { afterEach, beforeEach, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"
import { openReleases } from "#server/platform/releases/installed-releases.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"

import { applyUpdate } from "./apply-update.ts"

let place: Awaited<ReturnType<typeof openSqlite>>
let home: string
beforeEach(async () => {
  place = await openSqlite()
  home = join(place.dataDir, "home")
  mkdirSync(join(home, "releases/0.2.0-linux-x64"), { recursive: true })
  writeFileSync(join(home, "current"), "0.2.0-linux-x64")
})
afterEach(() => place.close())

const free = async () => ({ free: 2e9, total: 20e9 })

const update = async ({
  disk = free,
  backupFolder,
}: {
  disk?: ReadDiskSpace
  backupFolder: string
}) => {
  const file = join(home, "mahavidyalaya-0.3.0-linux-x64.tar.gz")
  const header = { name: "mahavidyalaya/releases/0.3.0-linux-x64/package.json", size: 2 }
  writeFileSync(file, gzipSync(await packTar([{ header, body: "{}" }])))
  const config = readConfig({ DATA_DIR: place.dataDir })
  const now = () => new Date("2026-11-26T00:00:00.000Z")
  await applyUpdate(
    { config, releases: openReleases(home), disk, now, say: () => {} },
    { file, mayBeUnsigned: true, backupFolder, passphrase: "four words in a row" },
  )
}

test("makes no folder for the backup, whose disk may be missing", async () => {
  const backupFolder = join(place.dataDir, "mnt/backup")
  await expect(update({ backupFolder })).rejects.toThrow(`There is no folder ${backupFolder}.`)
  expect(existsSync(backupFolder)).toBe(false)
})

test("leaves the site the space without which it accepts no applications", async () => {
  const disk = async () => ({ free: 700e6, total: 20e9 })
  await expect(update({ disk, backupFolder: "/nowhere" })).rejects.toThrow(/^No room: /)
  expect(existsSync(join(home, "releases/0.3.0-linux-x64"))).toBe(false)
})
