import { mkdir, readdir } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll, expect, inject, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { openApp, readPicturesIn } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { openEmptyPostgres } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { makeBackup } from "./make-backup.ts"
import { restoreBackup } from "./restore-backup.ts"

const passphrase = "four words in a row"
const deps = { now: () => new Date(), disk: readDiskSpace, say: () => {}, warn: () => {} }

let folder: Awaited<ReturnType<typeof openFolder>>
beforeAll(async () => {
  folder = await openFolder()
})
afterAll(() => folder.remove())

/** A backup of a site with three applications. */
const backUpSite = async (name: string, env: Record<string, string> = {}) => {
  const site = await openApp(env)
  const pictures = await makeSamplePictures()
  const url = await site.listen()
  for (let i = 0; i < 3; i++) await apply(url, pictures)
  const file = join(folder.path, `${name}.age`)
  await makeBackup({ ...deps, config: site.config, workFactor: 8 })({ file }, passphrase)
  await site.close()
  return file
}

const restore = (file: string, into: string, env: Record<string, string | undefined> = {}) =>
  restoreBackup({ ...deps, config: readConfig({ DATA_DIR: into, ...env }) })(file, passphrase)

test("restores pictures of a bucket to another bucket or to disk", async () => {
  const [bucket, other] = [await startBucket(), await startBucket()]
  const file = await backUpSite("bucket", bucket.env)
  const contentOf = ({ files }: typeof bucket) =>
    [...files()].map(([name, { content }]) => [name, content] as const).toSorted()

  await restore(file, join(folder.path, "with-bucket"), other.env)
  expect(contentOf(other)).toEqual(contentOf(bucket))
  expect(bucket.files().size).toBe(6)

  const notUsed = join(folder.path, "none")
  await expect(restore(file, notUsed, other.env)).rejects.toThrow(/^S3_PREFIX: .*not empty/)
  expect(await readdir(folder.path)).not.toContain("none")

  const onDisk = join(folder.path, "on-disk")
  await restore(file, onDisk)
  expect([...(await readPicturesIn(onDisk))].toSorted()).toEqual(contentOf(bucket))
  await bucket.close()
  await other.close()
})

test("refuses the folder that a killed restore left", async () => {
  const file = await backUpSite("killed")
  const interrupted = join(folder.path, "half")
  await mkdir(join(interrupted, ".restoring"), { recursive: true })
  await expect(restore(file, interrupted)).rejects.toThrow(/not empty/)
  expect(await readdir(interrupted)).toEqual([".restoring"])
})

// pg_dump can't connect to PGlite.
test.runIf(inject("postgres") !== null)(
  "restores only into an empty database of the same kind (where PostgreSQL is installed)",
  async () => {
    const [source, target] = [await openEmptyPostgres(), await openEmptyPostgres()]
    const url = (place: typeof source) => ({ DATABASE_URL: place.url! })
    const into = join(folder.path, "kinds")

    const ofSqlite = await backUpSite("of-sqlite")
    await expect(restore(ofSqlite, into, url(target))).rejects.toThrow(/backup is of SQLite/)
    const ofPostgres = await backUpSite("of-postgres", url(source))
    await expect(restore(ofPostgres, into)).rejects.toThrow(/backup is of PostgreSQL/)
    await expect(restore(ofPostgres, into, url(source))).rejects.toThrow(/not empty/)
    expect(await readdir(folder.path)).not.toContain("kinds")

    const { counts } = await restore(ofPostgres, into, url(target))
    expect(counts["applications"]).toBe(3)
    expect((await readPicturesIn(into)).size).toBe(6)
    await source.close()
    await target.close()
  },
)
