import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { packTar } from "modern-tar"
import { afterEach, beforeEach, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { openReleases } from "#server/platform/releases/installed-releases.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"

import { applyUpdate } from "./apply-update.ts"

let place: Awaited<ReturnType<typeof openSqlite>>
beforeEach(async () => {
  place = await openSqlite()
})
afterEach(() => place.close())

test("makes no folder for the backup, whose disk may be missing", async () => {
  const home = join(place.dataDir, "home")
  mkdirSync(join(home, "releases/0.2.0-linux-x64"), { recursive: true })
  writeFileSync(join(home, "current"), "0.2.0-linux-x64")
  const file = join(home, "mahavidyalaya-0.3.0-linux-x64.tar.gz")
  const header = { name: "mahavidyalaya/releases/0.3.0-linux-x64/package.json", size: 2 }
  writeFileSync(file, gzipSync(await packTar([{ header, body: "{}" }])))
  const backupFolder = join(place.dataDir, "mnt/backup")
  const update = applyUpdate(
    {
      config: readConfig({ DATA_DIR: place.dataDir }),
      releases: openReleases(home),
      now: () => new Date("2026-11-26T00:00:00.000Z"),
      say: () => {},
    },
    { file, mayBeUnsigned: true, backupFolder, passphrase: "four words in a row" },
  )
  await expect(update).rejects.toThrow(`There is no folder ${backupFolder}.`)
  expect(existsSync(backupFolder)).toBe(false)
})
