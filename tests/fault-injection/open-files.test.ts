// The process has no free file descriptors for connections and files.
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { Agent, type IncomingMessage, request } from "node:http"
import { connect, type Socket } from "node:net"
import { text as readText } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { toFormData } from "#tests/support/samples/applications.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { startServer } from "./harness.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectAccepted, expectUnavailable, type Pictures } from "./submissions.ts"

/** One keep-alive connection: further requests need no new socket. */
const openKeepAliveConnection = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  /** GET, or POST of a form. */
  const send = async (path: string, form?: FormData) => {
    const formRequest = form && new Request(url, { method: "POST", body: form })
    const body = formRequest && Buffer.from(await formRequest.arrayBuffer())
    const type = formRequest?.headers.get("content-type")
    const clientRequest = request(`${url}${path}`, {
      agent,
      method: body ? "POST" : "GET",
      headers: { ...(body && { "content-type": type!, "content-length": body.length }) },
    })
    clientRequest.end(body)
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage]
    const headers = new Headers(response.headers as Record<string, string>)
    return { status: response.statusCode!, headers, text: await readText(response) }
  }
  return { send, close: () => agent.destroy() }
}

const canLimit = ["/usr/bin/prlimit", "/bin/prlimit"].some(existsSync)
if (!canLimit)
  console.log("prlimit is not installed: a process without free file descriptors is not tested.")
/** A page, also read from files, if the site is built. */
const pages = existsSync("build/server/index.js") ? ["/"] : []
const crowd = 60

let server: RunningServer
let pictures: Pictures
beforeAll(async () => {
  server = await startServer()
  // A PNG needs sharp, which is loaded from files at its first use.
  const [image, signature] = await makePictures("png", "signature")
  pictures = { image, signature }
})
afterAll(() => server.close())

const limit = (numbersBelow: number) =>
  execFileSync("prlimit", ["--pid", String(server.pid()), `--nofile=${numbersBelow}:`])
/** Allows `more` further open files. The limit is on descriptor numbers, so it depends on the free ones. */
const allowMore = (more: number) => {
  const usedDescriptors = new Set(readdirSync(`/proc/${server.pid()}/fd`).map(Number))
  let below = 0
  for (let free = 0; free < more || usedDescriptors.has(below); below++)
    if (!usedDescriptors.has(below)) free += 1
  limit(below)
}
const resetLimit = () => limit(1024)

test.runIf(canLimit)(
  "no file can be opened: answers 503 and does not blame the photo",
  async () => {
    const submission = applicant()
    // An open connection needs no new descriptor.
    const connection = openKeepAliveConnection(server.url)
    expect((await connection.send("/healthz")).status).toBe(200)
    allowMore(0)
    const body = toFormData(submission.form, pictures, { submission_key: submission.key })
    const { text, ...saved } = await connection.send("/api/v2/admission/save", body)
    expectUnavailable({ ...saved, answer: JSON.parse(text) })
    for (const path of pages) expect([500, 503]).toContain((await connection.send(path)).status)
    resetLimit()
    connection.close()
    await expectAccepted(server.url, pictures, submission)
    for (const path of pages) expect((await fetch(server.url + path)).status).toBe(200)
    expectCleanLog(server, [submission.form])
  },
)

test.runIf(canLimit)(
  "no connection can be accepted: the process survives and accepts them afterwards",
  async () => {
    const pid = server.pid()
    const { port } = new URL(server.url)
    allowMore(crowd / 3)
    const sockets: Socket[] = Array.from({ length: crowd }, () =>
      connect(Number(port), "127.0.0.1").on("error", () => undefined),
    )
    await expect
      .poll(() => sockets.some(({ destroyed }) => destroyed), { timeout: 30_000 })
      .toBe(true)
    // Longer than the server's periodic tasks, which run each second.
    await sleep(2500)
    for (const socket of sockets) socket.destroy()
    const isBack = () =>
      fetch(`${server.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isBack, { timeout: 30_000 }).toBe(true)
    await expectAccepted(server.url, pictures, applicant())
    resetLimit()
    expect(server.pid()).toBe(pid)
    expectCleanLog(server)
  },
)
