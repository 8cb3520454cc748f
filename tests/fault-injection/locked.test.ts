// Another program holds a database lock: a script, a backup tool, an open console.
import { setTimeout as sleep } from "node:timers/promises"

import { Client } from "pg"
import { beforeAll, expect, inject, test } from "vitest"

import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openPostgres } from "#tests/support/servers/databases.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { expectReadiness, holdLock, startServer } from "./harness.ts"
import { expectCleanLog, warningsIn } from "./server-log.ts"
import { applicant, expectAccepted, expectUnavailable, type Pictures, send } from "./submissions.ts"

const concurrentCount = 8
let pictures: Pictures
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const isAlive = async (url: string) => (await fetch(`${url}/healthz`)).ok

const files = ["mahavidyalaya.sqlite", "uploads.sqlite"]

/** During a short lock the application waits and is accepted. Retried, as a stalled machine may lengthen the lock. */
const expectShortLockWaits = async (server: RunningServer, file: string) => {
  let status: number | undefined
  for (let attempt = 0; status !== 200 && attempt < 3; attempt++) {
    const release = holdLock(server.dataDir, file)
    const statuses: number[] = []
    const sending = send(server.url, pictures, applicant()).then((reply) =>
      statuses.push(reply.status),
    )
    await sleep(1500)
    const acceptedEarly = statuses.filter((submission) => submission === 200)
    expect(acceptedEarly).toEqual([])
    release()
    await sending
    status = statuses[0]
  }
  expect(status).toBe(200)
}

test.concurrent.each(files)(
  "SQLite %s locked: waits briefly, then answers 503, keeps serving reads, and accepts retries after release",
  async (file) => {
    const server = await startServer()
    await expectShortLockWaits(server, file)
    const earlySubmission = applicant()
    await expectAccepted(server.url, pictures, earlySubmission)
    const release = holdLock(server.dataDir, file)
    const submissions = Array.from({ length: concurrentCount }, applicant)
    const answers: number[] = []
    const sending = submissions.map(async (submission) => {
      const reply = await send(server.url, pictures, submission)
      answers.push(reply.status)
      return reply
    })
    // Reads are answered while the writes wait.
    let readCount = 0
    while (answers.length === 0) {
      expect(await isAlive(server.url)).toBe(true)
      await expectAccepted(server.url, pictures, earlySubmission)
      readCount += 1
      await sleep(100)
    }
    // If the event loop were blocked, the first read would take as long as the writes.
    expect(readCount).toBeGreaterThan(1)
    for (const reply of await Promise.all(sending)) expectUnavailable(reply)
    const part = file === "uploads.sqlite" ? "files" : "database"
    await expectReadiness(server.url, [`${part}: timeout`])
    release()
    await expectReadiness(server.url, [])
    for (const submission of submissions) await expectAccepted(server.url, pictures, submission)
    const failed = warningsIn(server).filter(({ msg }) => msg === "request failed")
    expect(failed.map(({ fault }) => fault)).toEqual(submissions.map(() => "busy"))
    expectCleanLog(
      server,
      submissions.map(({ form }) => form),
    )
    await server.close()
  },
)

test
  .runIf(inject("postgres") !== null)
  .concurrent(
    "PostgreSQL table locked by an open console: answers 503, and accepts the retry after release",
    async () => {
      const database = await openPostgres()
      const server = await startServer({ DATABASE_URL: database.url })
      const client = new Client(database.url)
      await client.connect()
      await client.query("begin")
      await client.query("lock table applications in exclusive mode")
      await expectReadiness(server.url, ["database: timeout"])
      const submission = applicant()
      const sending = send(server.url, pictures, submission)
      expect(await isAlive(server.url)).toBe(true)
      expectUnavailable(await sending)
      await client.query("rollback")
      await client.end()
      await expectReadiness(server.url, [])
      await expectAccepted(server.url, pictures, submission)
      expect(warningsIn(server).map(({ fault }) => fault)).toContain("busy")
      expectCleanLog(server, [submission.form])
      await server.close()
      await database.close()
    },
  )
