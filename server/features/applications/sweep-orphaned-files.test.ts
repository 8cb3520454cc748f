import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"

import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { picturesIn } from "#tests/support/app.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { isOwnFileName, sweepOrphanedFiles, whySweepStops } from "./sweep-orphaned-files.ts"

let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
let service: Awaited<ReturnType<typeof openSubmissionHarness>>
beforeAll(async () => {
  pictures = await makeSamplePictures()
})
beforeEach(async () => {
  service = await openSubmissionHarness(openSqlite)
})
afterEach(() => service.close())

const minute = 60_000
/** A backup was made half an hour ago, unless `lastBackup` says otherwise. */
const sweep = (options: { lastBackup?: string | undefined; isConfirmed?: boolean } = {}) =>
  sweepOrphanedFiles({
    ...service.deps,
    listKnownFiles: service.deps.applications.listKnownFiles,
    isConfirmed: options.isConfirmed ?? false,
    lastBackup: async () =>
      "lastBackup" in options
        ? options.lastBackup
        : new Date(noon.getTime() - 30 * minute).toISOString(),
  })
const madeNames = (count: number) =>
  Array.from({ length: count }, (_, i) => `${String(i).padStart(32, "0")}.jpg`)
/** Stores files of these names with a time this many minutes ago. */
const leave = async (names: string[], { minutesAgo }: { minutesAgo: number }) => {
  const then = new Date(noon.getTime() - minutesAgo * minute)
  const files = openLocalFiles(service.dataDir, () => then)
  await Promise.all(names.map((name) => files.put(name, Buffer.from("left by a crash"))))
  await files.close()
}

test("without uploads there is nothing to remove", async () => {
  expect(await sweep()).toEqual({ removed: 0 })
})

test("an old file that no record names is removed", async () => {
  await leave([`${"0".repeat(32)}.jpg`], { minutesAgo: 61 })
  expect(await sweep()).toEqual({ removed: 1 })
  expect(await picturesIn(service.dataDir)).toEqual([])
})

test("a new file is kept: its application may be about to be stored", async () => {
  await leave([`${"0".repeat(32)}.jpg`], { minutesAgo: 59 })
  expect(await sweep()).toEqual({ removed: 0 })
  expect(await picturesIn(service.dataDir)).toHaveLength(1)
})

test("requests are answered between two pages of files", async () => {
  await leave(madeNames(1001), { minutesAgo: 59 })
  const pages: number[] = []
  const files = {
    ...service.deps.files,
    async *list() {
      for await (const page of service.deps.files.list()) {
        pages.push(page.length)
        yield page
      }
    },
  }
  const others: number[] = []
  const sweeping = sweepOrphanedFiles({
    ...service.deps,
    files,
    listKnownFiles: async () => new Set(),
    lastBackup: async () => undefined,
  })
  setImmediate(() => others.push(pages.length))
  await sweeping
  expect(pages).toEqual([500, 500, 1])
  expect(others[0]).toBeLessThan(3)
})

test("the pictures of an application are kept, however old", async () => {
  await service.submit(received(validForm("BSc"), pictures))
  const known = await picturesIn(service.dataDir)
  await leave(known, { minutesAgo: 60 * 24 * 365 })
  expect(await sweep()).toEqual({ removed: 0 })
  expect(await picturesIn(service.dataDir)).toEqual(known)
})

test("a file with a name that this program does not make is kept", async () => {
  const others = ["minutes-of-1987.jpg", `${"0".repeat(32)}.txt`, `copy-of-${"0".repeat(32)}.jpg`]
  await leave(others, { minutesAgo: 61 })
  expect(await sweep({ isConfirmed: true })).toEqual({ removed: 0 })
  expect((await picturesIn(service.dataDir)).toSorted()).toEqual(others.toSorted())
})

test("more than 5 % of the files are only removed when the operator confirms it", async () => {
  await service.submit(received(validForm("BSc"), pictures))
  const known = await picturesIn(service.dataDir)
  await leave([...known, ...madeNames(1000)], { minutesAgo: 120 })
  expect(await sweep()).toEqual({
    removed: 0,
    stopped: { reason: "too many", orphans: 1000, files: 1002 },
  })
  expect(await picturesIn(service.dataDir)).toHaveLength(1002)
  expect(await sweep({ isConfirmed: true })).toEqual({ removed: 1000 })
  expect((await picturesIn(service.dataDir)).toSorted()).toEqual(known.toSorted())
})

test("a file that is newer than the newest backup stops the sweep", async () => {
  await leave(madeNames(2), { minutesAgo: 90 })
  const lastBackup = new Date(noon.getTime() - 100 * minute).toISOString()
  const stopped = { reason: "in no backup", orphans: 2, files: 2 }
  expect(await sweep({ lastBackup })).toEqual({ removed: 0, stopped })
  expect(await sweep({ lastBackup: undefined })).toEqual({ removed: 0, stopped })
  expect(await picturesIn(service.dataDir)).toHaveLength(2)
  expect(await sweep()).toEqual({ removed: 2 })
})

test.each([
  { orphans: 1, files: 10, stops: false },
  { orphans: 20, files: 20, stops: false },
  { orphans: 21, files: 21, stops: true },
  { orphans: 50, files: 1000, stops: false },
  { orphans: 51, files: 1000, stops: true },
])("$orphans orphans of $files files: the sweep stops: $stops", ({ orphans, files, stops }) => {
  const found = madeNames(orphans).map((name) => ({ name, putAt: new Date(0) }))
  const stop = whySweepStops(found, files, noon.toISOString())
  expect(stop).toEqual(stops ? { reason: "too many", orphans, files } : undefined)
})

test("the staff's uploads have names of this program, too", () => {
  const id = "0".repeat(32)
  const made = [`${id}.jpg`, `${id}.pdf`, `${id}-320.avif`, `${id}-1280.webp`, `${id}-1280.jpg`]
  expect(made.filter((name) => !isOwnFileName(name))).toEqual([])
})
