// The process dies when the pictures are stored and the record is not.
import { expect, test } from "vitest"

import { makePicturesOld, noteBackup, picturesIn } from "#tests/support/app.ts"
import { startBucket } from "#tests/support/bucket.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import type { RunningServer } from "#tests/support/server.ts"

import { applicant, expectTaken, send } from "./answers.ts"
import { holdLock } from "./lock.ts"
import { expectCleanLog } from "./log-of.ts"
import { expectSound, rowsIn } from "./records.ts"
import { startServer } from "./start.ts"

type Files = { list: () => Promise<string[]>; makeOld: () => void }

const expectSafe = async (server: RunningServer, files: Files) => {
  const pictures = await makeSamplePictures()
  // Somebody else writes, so that the record has to wait: a moment that can be met.
  const release = holdLock(server.dataDir, "mahavidyalaya.sqlite")
  const one = applicant()
  const sending = send(server.url, pictures, one).catch(() => "no answer")
  await expect.poll(files.list, { timeout: 30_000 }).toHaveLength(2)
  await server.stop("SIGKILL")
  expect(await sending).toBe("no answer")
  release()
  const left = await files.list()
  await server.restart()
  expect(await rowsIn({ dataDir: server.dataDir })).toEqual([])

  const code = await expectTaken(server.url, pictures, one)
  expect(await expectTaken(server.url, pictures, one)).toBe(code)
  const [row, ...more] = await rowsIn({ dataDir: server.dataDir })
  expect(more).toEqual([])
  const own = [row!.image_file, row!.signature_file].toSorted()
  expect((await files.list()).toSorted()).toEqual([...left, ...own].toSorted())

  await server.stop()
  files.makeOld()
  await noteBackup({ dataDir: server.dataDir, url: undefined })
  await server.restart()
  await expect.poll(async () => (await files.list()).toSorted(), { timeout: 30_000 }).toEqual(own)
  await expectTaken(server.url, pictures, one)
  expect(server.log()).toContain("removed pictures that belong to no application")
  expectCleanLog(server, [one.form])
}

test("files on the disk: nothing is half, it is taken when sent again, and the sweep removes the rest", async () => {
  const server = await startServer()
  await expectSafe(server, {
    list: () => picturesIn(server.dataDir),
    makeOld: () => makePicturesOld(server.dataDir),
  })
  expect(await server.stop()).toBe(0)
  await expectSound(server.dataDir)
  await server.close()
})

test("files in a bucket: the same", async () => {
  const bucket = await startBucket()
  const server = await startServer(bucket.env)
  await expectSafe(server, {
    list: async () => [...bucket.files().keys()],
    makeOld: () => {
      for (const kept of bucket.files().values()) kept.at = new Date(Date.now() - 7_200_000)
    },
  })
  expect(bucket.files().size).toBe(2)
  await server.close()
  await bucket.close()
})
