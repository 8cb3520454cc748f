// Somebody else holds a lock: an operator's own program, a backup tool, a console left open.
import { setTimeout as sleep } from "node:timers/promises"

import { Client } from "pg"
import { beforeAll, expect, inject, test } from "vitest"

import { openPostgres } from "#tests/support/databases.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import type { RunningServer } from "#tests/support/server.ts"

import { applicant, expectTaken, expectTryAgain, type Pictures, send } from "./answers.ts"
import { holdLock } from "./lock.ts"
import { expectCleanLog, troublesIn } from "./log-of.ts"
import { startServer } from "./start.ts"

const crowd = 8
let pictures: Pictures
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const isAlive = async (url: string) => (await fetch(`${url}/healthz`)).ok

const files = ["mahavidyalaya.sqlite", "uploads.sqlite"]

/** For a moment: the application waits, and is taken. A machine that stalls may make it too long a moment. */
const waits = async (server: RunningServer, file: string) => {
  let status: number | undefined
  for (let tries = 0; status !== 200 && tries < 3; tries++) {
    const release = holdLock(server.dataDir, file)
    const answered: number[] = []
    const sending = send(server.url, pictures, applicant()).then((reply) =>
      answered.push(reply.status),
    )
    await sleep(1500)
    const atOnce = answered.filter((one) => one === 200)
    expect(atOnce).toEqual([])
    release()
    await sending
    status = answered[0]
  }
  expect(status).toBe(200)
}

test.concurrent.each(files)(
  "SQLite: %s is locked. A moment is waited for; later a crowd is told to try again, others are served, then it goes on",
  async (file) => {
    const server = await startServer()
    await waits(server, file)
    const early = applicant()
    await expectTaken(server.url, pictures, early)
    const release = holdLock(server.dataDir, file)
    const ones = Array.from({ length: crowd }, applicant)
    const answers: number[] = []
    const sending = ones.map(async (one) => {
      const reply = await send(server.url, pictures, one)
      answers.push(reply.status)
      return reply
    })
    // As long as they wait, who only reads gets answers.
    let served = 0
    while (answers.length === 0) {
      expect(await isAlive(server.url)).toBe(true)
      await expectTaken(server.url, pictures, early)
      served += 1
      await sleep(100)
    }
    // Where the process stood still, the first look would have lasted as long as they waited.
    expect(served).toBeGreaterThan(1)
    for (const reply of await Promise.all(sending)) expectTryAgain(reply)
    release()
    for (const one of ones) await expectTaken(server.url, pictures, one)
    const failed = troublesIn(server).filter(({ msg }) => msg === "request failed")
    expect(failed.map(({ fault }) => fault)).toEqual(ones.map(() => "busy"))
    expectCleanLog(
      server,
      ones.map(({ form }) => form),
    )
    await server.close()
  },
)

test
  .runIf(inject("postgres") !== null)
  .concurrent(
    "PostgreSQL: a table is locked by a console left open: try again, and afterwards it is taken",
    async () => {
      const place = await openPostgres()
      const server = await startServer({ DATABASE_URL: place.url })
      const console = new Client(place.url)
      await console.connect()
      await console.query("begin")
      await console.query("lock table applications in exclusive mode")
      const one = applicant()
      const sending = send(server.url, pictures, one)
      expect(await isAlive(server.url)).toBe(true)
      expectTryAgain(await sending)
      await console.query("rollback")
      await console.end()
      await expectTaken(server.url, pictures, one)
      expect(troublesIn(server).map(({ fault }) => fault)).toContain("busy")
      expectCleanLog(server, [one.form])
      await server.close()
      await place.close()
    },
  )
