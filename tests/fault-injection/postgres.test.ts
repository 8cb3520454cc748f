// PostgreSQL is stopped and started, loses its connections, or hangs.
import { existsSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

import { beforeAll, expect, inject, test } from "vitest"

import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openPostgres } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { startCluster } from "#tests/support/servers/postgres-cluster.ts"

import { expectReadiness, report, rounds, startServer } from "./harness.ts"
import { rowsIn } from "./records.ts"
import { expectCleanLog, warningsIn } from "./server-log.ts"
import {
  applicant,
  expectPageUnavailable,
  expectAccepted,
  expectUnavailable,
  type Pictures,
  send,
} from "./submissions.ts"
import { startTcpProxy } from "./tcp-proxy.ts"

/** A cached page, if the site is built. */
const pages = existsSync("build/server/index.js") ? ["/"] : []
/** Uncacheable pages, which are unavailable during the fault. */
const newPages = pages.length > 0 ? ["/contact-us?now", "/hi/contact-us?now"] : []
const isInstalled = inject("postgres") !== null
// PGlite, used without PostgreSQL, has a single session for all connections.
if (!isInstalled) console.log("PostgreSQL is not installed: its faults are not tested.")

let pictures: Pictures
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const openThroughProxy = async () => {
  const place = await openPostgres()
  const proxy = await startTcpProxy(place.url!)
  const server = await startServer({ DATABASE_URL: proxy.url })
  const close = async () => {
    await server.close()
    await proxy.close()
    await place.close()
  }
  return { place, proxy, server, close }
}

test
  .runIf(isInstalled)
  .concurrent("stopped: answers 503, and accepts the retry after the restart", async () => {
    const folder = await openFolder()
    const cluster = (await startCluster(folder.path))!
    const server = await startServer({ DATABASE_URL: `${cluster.url}/postgres` })
    const earlySubmission = applicant()
    const code = await expectAccepted(server.url, pictures, earlySubmission)
    for (const path of pages) expect((await fetch(server.url + path)).status).toBe(200)
    for (let round = 0; round < rounds({ full: 3, short: 1 }); round++) {
      await cluster.stop()
      const lateSubmission = applicant()
      expectUnavailable(await send(server.url, pictures, lateSubmission))
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      await expectReadiness(server.url, expect.arrayContaining(["database: no connection"]))
      for (const path of pages) expect((await fetch(server.url + path)).status).toBe(200)
      for (const path of newPages) await expectPageUnavailable(server.url + path)
      await cluster.start()
      await expectReadiness(server.url, [])
      await expectAccepted(server.url, pictures, lateSubmission)
      for (const path of newPages) expect((await fetch(server.url + path)).status).toBe(200)
      expect(await expectAccepted(server.url, pictures, earlySubmission)).toBe(code)
      expectCleanLog(server, [earlySubmission.form, lateSubmission.form])
    }
    expect(warningsIn(server).map(({ fault }) => fault)).toContain("no connection")
    await server.close()
    await cluster.stop()
    await folder.remove()
  })

const cuts = rounds({ full: 60, short: 8 })
test
  .runIf(isInstalled)
  .concurrent(
    `connections cut ${cuts} times under load: stores each application once, and the process survives`,
    async () => {
      const { place, proxy, server, close } = await openThroughProxy()
      const pid = server.pid()
      const codes = new Map<string, string>()
      const statuses: number[] = []
      const sending = { goOn: true }
      const sendUntilTaken = async () => {
        const submission = applicant()
        while (!codes.has(submission.key)) {
          const reply = await send(server.url, pictures, submission)
          statuses.push(reply.status)
          if (reply.status === 200) codes.set(submission.key, reply.answer.admission_code!)
          else expectUnavailable(reply)
        }
        return submission
      }
      const senders = Array.from({ length: 4 }, async () => {
        while (sending.goOn) await sendUntilTaken()
      })
      for (let cut = 0; cut < cuts; cut++) {
        await sleep(150 * Math.random())
        proxy.cut()
      }
      sending.goOn = false
      await Promise.all(senders)
      await sendUntilTaken()
      expect(server.pid()).toBe(pid)
      const rows = await rowsIn(place)
      expect(rows.map((row) => row.submission_key).toSorted()).toEqual([...codes.keys()].toSorted())
      expect(rows.map((row) => row.admission_code).toSorted()).toEqual(
        [...codes.values()].toSorted(),
      )
      expectCleanLog(server)
      await close()
      const unavailable = statuses.filter((status) => status === 503).length
      report(
        `${cuts} cuts: ${codes.size} applications stored once each, ${unavailable} answered 503`,
      )
    },
  )

test
  .runIf(isInstalled)
  .concurrent(
    "hanging: answers 503 after a timeout, and accepts the retry after recovery",
    async () => {
      const { proxy, server, close } = await openThroughProxy()
      const earlySubmission = applicant()
      const code = await expectAccepted(server.url, pictures, earlySubmission)
      proxy.pause()
      const lateSubmission = applicant()
      const sending = send(server.url, pictures, lateSubmission)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expectUnavailable(await sending)
      await expectReadiness(server.url, expect.arrayContaining(["database: timeout"]))
      proxy.resume()
      await expectReadiness(server.url, [])
      await expectAccepted(server.url, pictures, lateSubmission)
      expect(await expectAccepted(server.url, pictures, earlySubmission)).toBe(code)
      expect(warningsIn(server).map(({ fault }) => fault)).toContain("no connection")
      expectCleanLog(server, [earlySubmission.form, lateSubmission.form])
      await close()
    },
  )
