import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { makeBackup, restoreBackup } from "#server/features/backup/backup.ts"
import { runDiagnostics } from "#server/features/diagnostics/diagnostics.ts"
import { ConfigError, readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"
import { ensureInstallationId } from "#server/platform/database/installation.ts"
import { ownerFile } from "#server/platform/files/bucket.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { noteBackup, openApp } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

const ownerKey = `mahavidyalaya/${ownerFile}`
const passphrase = "four words in a row"
const deps = { now: () => new Date(), disk: readDiskSpace, say: () => {}, warn: () => {} }

let bucket: Awaited<ReturnType<typeof startBucket>>
let folder: Awaited<ReturnType<typeof openFolder>>
let site: Awaited<ReturnType<typeof openApp>>
beforeEach(async () => {
  bucket = await startBucket()
  folder = await openFolder()
  site = await openApp(bucket.env)
})
afterEach(async () => {
  await site.close()
  await folder.remove()
  await bucket.close()
})

const idOf = (dataDir: string) => {
  const db = connect({ dataDir, url: undefined })
  return ensureInstallationId(db).finally(() => db.destroy())
}
const makeFilesOld = () => {
  for (const kept of bucket.objects.values()) kept.at = new Date(Date.now() - 7_200_000)
}
/** The error of a start with these settings. */
const refusalOf = (env: Record<string, string>) =>
  openApp({ DATA_DIR: join(folder.path, "other"), ...bucket.env, ...env }).then(
    async (other) => {
      await other.close()
      return "not refused"
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ConfigError)
      return (error as Error).message
    },
  )

test("the first start claims the prefix, and the installation may start again", async () => {
  expect(bucket.objects.get(ownerKey)?.content.toString()).toBe(await idOf(site.dataDir))
  const again = await openApp({ ...bucket.env, DATA_DIR: site.dataDir })
  await again.services.close()
  expect([...bucket.objects.keys()]).toEqual([ownerKey])
})

test("another installation is refused, and nothing is changed", async () => {
  await site.services.files.put(`${"a".repeat(32)}.jpg`, Buffer.from("a picture"))
  const before = new Map(bucket.objects)
  expect(await refusalOf({})).toMatch(/^S3_PREFIX: .*another installation; set another S3_PREFIX/)
  expect(bucket.objects).toEqual(before)
})

test("a prefix with files but without an identity object is refused", async () => {
  const other = "other/minutes.jpg"
  bucket.objects.set(other, { content: Buffer.from("x"), at: new Date() })
  const id = await idOf(site.dataDir)
  const refusal = await refusalOf({ S3_PREFIX: "other", DATA_DIR: site.dataDir })
  expect(refusal).toMatch(/^S3_PREFIX: files lie there, but no object installation-id; /)
  expect(refusal).toContain(id)
  expect([...bucket.objects.keys()]).toEqual([ownerKey, other])
})

test("a bucket that does not answer is reported as a configuration error", async () => {
  await expect(openApp({ ...bucket.env, S3_SECRET_ACCESS_KEY: "x" })).rejects.toMatchObject({
    code: "ERR_BUCKET",
  })
})

test("two installations share a bucket, and neither sweep removes files of the other", async () => {
  const other = await openApp({ ...bucket.env, S3_PREFIX: "mahavidyalaya/other" })
  const names = ["a", "b"].map((letter) => `${letter.repeat(32)}.jpg`)
  await site.services.files.put(names[0]!, Buffer.from("x"))
  await other.services.files.put(names[1]!, Buffer.from("x"))
  makeFilesOld()
  await noteBackup({ dataDir: site.dataDir, url: undefined })
  expect(await site.services.sweepOrphanedFiles()).toEqual({ removed: 1 })
  expect([...bucket.objects.keys()].toSorted()).toEqual([
    ownerKey,
    `mahavidyalaya/other/${names[1]}`,
    `mahavidyalaya/other/${ownerFile}`,
  ])
  await other.close()
})

describe("a copy that was restored from a backup", () => {
  test("is refused by the bucket of the original", async () => {
    await apply(await site.listen(), await makeSamplePictures())
    const file = join(folder.path, "college.age")
    await makeBackup({ ...deps, config: site.config, workFactor: 8 })({ file }, passphrase)
    const DATA_DIR = join(folder.path, "staging")
    await restoreBackup({ ...deps, config: readConfig({ DATA_DIR }) })(file, passphrase)
    expect(await refusalOf({ DATA_DIR })).toMatch(/^S3_PREFIX: .*another installation/)
    expect(bucket.files().size).toBe(2)
  })

  test("owns the prefix that it was restored to, and takes no other one", async () => {
    const file = join(folder.path, "college.age")
    await makeBackup({ ...deps, config: site.config, workFactor: 8 })({ file }, passphrase)
    const env = { ...bucket.env, DATA_DIR: join(folder.path, "trial") }
    const restore = (S3_PREFIX: string) =>
      restoreBackup({ ...deps, config: readConfig({ ...env, S3_PREFIX }) })(file, passphrase)
    // The prefix is claimed before the first file is stored.
    await expect(restore("mahavidyalaya")).rejects.toThrow(/^S3_PREFIX: .*not empty/)
    await restore("trial")
    const trial = await openApp({ ...env, S3_PREFIX: "trial" })
    await trial.services.close()
    expect(bucket.objects.get(`trial/${ownerFile}`)?.content.toString()).toBe(
      await idOf(env.DATA_DIR),
    )
  })
})

describe("under another prefix than the server's", () => {
  const config = () =>
    readConfig({ ...bucket.env, DATA_DIR: site.dataDir, S3_PREFIX: "mistyped", NODE_ENV: "test" })

  test("no backup is made, since it would hold no pictures", async () => {
    const making = makeBackup({ ...deps, config: config(), workFactor: 8 })(
      { file: join(folder.path, "college.age") },
      passphrase,
    )
    await expect(making).rejects.toThrow(OperatorError)
    await expect(making).rejects.toThrow(/^S3_PREFIX: .*nothing was backed up/)
  })

  test("the doctor says so", async () => {
    const findings = await runDiagnostics({ config: config(), ...deps })
    expect(findings.find(({ check }) => check === "Files")).toMatchObject({
      level: "wrong",
      text: expect.stringMatching(/^S3_PREFIX: .*another installation/),
    })
  })
})
