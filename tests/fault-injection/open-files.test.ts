// The process may open no more files: neither for who connects nor for what it reads.
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { toFormData } from "#tests/support/applications.ts"
import { makePictures } from "#tests/support/sample-pictures.ts"
import type { RunningServer } from "#tests/support/server.ts"

import { applicant, expectTaken, expectTryAgain, type Pictures } from "./answers.ts"
import { openLine } from "./line.ts"
import { expectCleanLog } from "./log-of.ts"
import { startServer } from "./start.ts"

const canLimit = ["/usr/bin/prlimit", "/bin/prlimit"].some(existsSync)
if (!canLimit) console.log("prlimit is not installed: a process without free files is not tested.")
/** A page, which has to be read from files too, where the site is built. */
const pages = existsSync("build/server/index.js") ? ["/"] : []
const crowd = 60

let server: RunningServer
let pictures: Pictures
beforeAll(async () => {
  server = await startServer()
  // A PNG is read by the large library, which is loaded when it is first needed: from files.
  const [image, signature] = await makePictures("png", "signature")
  pictures = { image, signature }
})
afterAll(() => server.close())

const limit = (numbersBelow: number) =>
  execFileSync("prlimit", ["--pid", String(server.pid()), `--nofile=${numbersBelow}:`])
/** So many more files may be open than are now: what is limited is the number that an open file has. */
const allow = (more: number) => {
  const taken = new Set(readdirSync(`/proc/${server.pid()}/fd`).map(Number))
  let below = 0
  for (let free = 0; free < more || taken.has(below); below++) if (!taken.has(below)) free += 1
  limit(below)
}
const allowMany = () => limit(1024)

test.runIf(canLimit)(
  "nothing can be read: told to try again, and not that something is wrong with the photo",
  async () => {
    const one = applicant()
    // A connection that is open by now needs no file.
    const line = openLine(server.url)
    expect((await line.ask("/healthz")).status).toBe(200)
    allow(0)
    const body = toFormData(one.form, pictures, { submission_key: one.key })
    const { text, ...saved } = await line.ask("/api/v2/admission/save", body)
    expectTryAgain({ ...saved, answer: JSON.parse(text) })
    for (const path of pages) expect([500, 503]).toContain((await line.ask(path)).status)
    allowMany()
    line.close()
    await expectTaken(server.url, pictures, one)
    for (const path of pages) expect((await fetch(server.url + path)).status).toBe(200)
    expectCleanLog(server, [one.form])
  },
)

test.runIf(canLimit)(
  "nobody else can connect: the process lives on, and takes them afterwards",
  async () => {
    const pid = server.pid()
    const { port } = new URL(server.url)
    allow(crowd / 3)
    const sockets: Socket[] = Array.from({ length: crowd }, () =>
      connect(Number(port), "127.0.0.1").on("error", () => undefined),
    )
    await expect
      .poll(() => sockets.some(({ destroyed }) => destroyed), { timeout: 30_000 })
      .toBe(true)
    // Long enough for all that the server does each second by itself.
    await sleep(2500)
    for (const socket of sockets) socket.destroy()
    const isBack = () =>
      fetch(`${server.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isBack, { timeout: 30_000 }).toBe(true)
    await expectTaken(server.url, pictures, applicant())
    allowMany()
    expect(server.pid()).toBe(pid)
    expectCleanLog(server)
  },
)
