// The process is killed after the pictures are stored and before the record is.
import { expect, test } from "vitest"

import { makePicturesOld, noteBackup, picturesIn } from "#tests/support/app.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { holdLock, startServer } from "./harness.ts"
import { expectIntact, rowsIn } from "./records.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectAccepted, send } from "./submissions.ts"

type Files = { list: () => Promise<string[]>; makeOld: () => void }

const expectSafe = async (server: RunningServer, files: Files) => {
  const pictures = await makeSamplePictures()
  // Another writer holds the lock, so the record waits and the kill hits between both.
  const release = holdLock(server.dataDir, "mahavidyalaya.sqlite")
  const submission = applicant()
  const sending = send(server.url, pictures, submission).catch(() => "no answer")
  await expect.poll(files.list, { timeout: 30_000 }).toHaveLength(2)
  await server.stop("SIGKILL")
  expect(await sending).toBe("no answer")
  release()
  const left = await files.list()
  await server.restart()
  expect(await rowsIn({ dataDir: server.dataDir })).toEqual([])

  const code = await expectAccepted(server.url, pictures, submission)
  expect(await expectAccepted(server.url, pictures, submission)).toBe(code)
  const [row, ...more] = await rowsIn({ dataDir: server.dataDir })
  expect(more).toEqual([])
  const own = [row!.image_file, row!.signature_file].toSorted()
  expect((await files.list()).toSorted()).toEqual([...left, ...own].toSorted())

  await server.stop()
  files.makeOld()
  await noteBackup({ dataDir: server.dataDir, url: undefined })
  await server.restart()
  await expect.poll(async () => (await files.list()).toSorted(), { timeout: 30_000 }).toEqual(own)
  await expectAccepted(server.url, pictures, submission)
  expect(server.log()).toContain("removed pictures that belong to no application")
  expectCleanLog(server, [submission.form])
}

test("files on disk: stores no partial application, accepts the retry, and the sweep removes orphans", async () => {
  const server = await startServer()
  await expectSafe(server, {
    list: () => picturesIn(server.dataDir),
    makeOld: () => makePicturesOld(server.dataDir),
  })
  expect(await server.stop()).toBe(0)
  await expectIntact(server.dataDir)
  await server.close()
})

test("files in a bucket: stores no partial application, accepts the retry, and the sweep removes orphans", async () => {
  const bucket = await startBucket()
  const server = await startServer(bucket.env)
  await expectSafe(server, {
    list: async () => [...bucket.files().keys()],
    makeOld: () => {
      for (const object of bucket.files().values()) object.at = new Date(Date.now() - 7_200_000)
    },
  })
  expect(bucket.files().size).toBe(2)
  await server.close()
  await bucket.close()
})
