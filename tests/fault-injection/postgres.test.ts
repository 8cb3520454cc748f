// PostgreSQL is stopped, started again, its connections are cut, or it says nothing any more.
import { existsSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

import { beforeAll, expect, inject, test } from "vitest"

import { startCluster } from "#tests/support/cluster.ts"
import { openPostgres } from "#tests/support/databases.ts"
import { openFolder } from "#tests/support/folder.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import {
  applicant,
  expectPageLater,
  expectTaken,
  expectTryAgain,
  type Pictures,
  send,
} from "./answers.ts"
import { expectCleanLog, troublesIn } from "./log-of.ts"
import { rowsIn } from "./records.ts"
import { rounds, tell } from "./rounds.ts"
import { startServer } from "./start.ts"
import { startWire } from "./wire.ts"

/** A page that was shown before, where the site is built. */
const pages = existsSync("build/server/index.js") ? ["/"] : []
/** Pages that are made for each visitor, and so can't be had meanwhile. */
const newPages = pages.length > 0 ? ["/contact-us?now", "/hi/contact-us?now"] : []
const isInstalled = inject("postgres") !== null
// PGlite, which stands in elsewhere, has one session for all: what is cut there is cut for everybody.
if (!isInstalled) console.log("PostgreSQL is not installed: its faults are not tested.")

let pictures: Pictures
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const onWire = async () => {
  const place = await openPostgres()
  const wire = await startWire(place.url!)
  const server = await startServer({ DATABASE_URL: wire.url })
  const close = async () => {
    await server.close()
    await wire.close()
    await place.close()
  }
  return { place, wire, server, close }
}

test
  .runIf(isInstalled)
  .concurrent("stopped: told to try again, and taken once it is started again", async () => {
    const folder = await openFolder()
    const cluster = (await startCluster(folder.path))!
    const server = await startServer({ DATABASE_URL: `${cluster.url}/postgres` })
    const early = applicant()
    const code = await expectTaken(server.url, pictures, early)
    for (const path of pages) expect((await fetch(server.url + path)).status).toBe(200)
    for (let round = 0; round < rounds({ full: 3, short: 1 }); round++) {
      await cluster.stop()
      const late = applicant()
      expectTryAgain(await send(server.url, pictures, late))
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
      for (const path of pages) expect((await fetch(server.url + path)).status).toBe(200)
      for (const path of newPages) await expectPageLater(server.url + path)
      await cluster.start()
      await expectTaken(server.url, pictures, late)
      for (const path of newPages) expect((await fetch(server.url + path)).status).toBe(200)
      expect(await expectTaken(server.url, pictures, early)).toBe(code)
      expectCleanLog(server, [early.form, late.form])
    }
    expect(troublesIn(server).map(({ fault }) => fault)).toContain("no connection")
    await server.close()
    await cluster.stop()
    await folder.remove()
  })

const cuts = rounds({ full: 60, short: 8 })
test
  .runIf(isInstalled)
  .concurrent(
    `cut ${cuts} times while a crowd applies: each is stored once, and the process lives on`,
    async () => {
      const { place, wire, server, close } = await onWire()
      const pid = server.pid()
      const codes = new Map<string, string>()
      const statuses: number[] = []
      const crowdMay = { goOn: true }
      const sendUntilTaken = async () => {
        const one = applicant()
        while (!codes.has(one.key)) {
          const reply = await send(server.url, pictures, one)
          statuses.push(reply.status)
          if (reply.status === 200) codes.set(one.key, reply.answer.admission_code!)
          else expectTryAgain(reply)
        }
        return one
      }
      const crowd = Array.from({ length: 4 }, async () => {
        while (crowdMay.goOn) await sendUntilTaken()
      })
      for (let cut = 0; cut < cuts; cut++) {
        await sleep(150 * Math.random())
        wire.cut()
      }
      crowdMay.goOn = false
      await Promise.all(crowd)
      await sendUntilTaken()
      expect(server.pid()).toBe(pid)
      const rows = await rowsIn(place)
      expect(rows.map((row) => row.submission_key).toSorted()).toEqual([...codes.keys()].toSorted())
      expect(rows.map((row) => row.admission_code).toSorted()).toEqual(
        [...codes.values()].toSorted(),
      )
      expectCleanLog(server)
      await close()
      const again = statuses.filter((status) => status === 503).length
      tell(`${cuts} cuts: ${codes.size} applications stored once each, ${again} told to try again`)
    },
  )

test
  .runIf(isInstalled)
  .concurrent(
    "silent: told to try again instead of waiting forever, and taken when it speaks again",
    async () => {
      const { wire, server, close } = await onWire()
      const early = applicant()
      const code = await expectTaken(server.url, pictures, early)
      wire.hold()
      const late = applicant()
      const sending = send(server.url, pictures, late)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expectTryAgain(await sending)
      wire.letGo()
      await expectTaken(server.url, pictures, late)
      expect(await expectTaken(server.url, pictures, early)).toBe(code)
      expect(troublesIn(server).map(({ fault }) => fault)).toContain("no connection")
      expectCleanLog(server, [early.form, late.form])
      await close()
    },
  )
