// Clients that send slowly or disconnect in the middle do not delay others.
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { toFormData } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { report, rounds, startServer } from "./harness.ts"
import { rowsIn } from "./records.ts"
import { expectCleanLog, warningsIn } from "./server-log.ts"
import { applicant, expectAccepted, type Pictures } from "./submissions.ts"

const slowCount = rounds({ full: 150, short: 30 })
const leavingCount = rounds({ full: 200, short: 30 })

let server: RunningServer
let pictures: Pictures
/** A complete save request, as bytes. */
let head: string
let body: Buffer
beforeAll(async () => {
  pictures = await makeSamplePictures()
  server = await startServer({ REQUEST_TIMEOUT_SECONDS: "10" })
  const request = new Request(server.url, {
    method: "POST",
    body: toFormData(applicant().form, pictures),
  })
  body = Buffer.from(await request.arrayBuffer())
  head = [
    "POST /api/v2/admission/save HTTP/1.1",
    "Host: college.example",
    `Content-Type: ${request.headers.get("content-type")}`,
    `Content-Length: ${body.length}`,
    "",
    "",
  ].join("\r\n")
})
afterAll(() => server.close())

const openSocket = async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
  socket.on("error", () => undefined)
  await once(socket, "connect")
  return socket
}

/** Sends ten bytes a second, and returns the status line when the connection closes. */
const sendSlowly = (socket: Socket, bytes: Buffer) => {
  let sent = 0
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  const timer = setInterval(() => socket.write(bytes.subarray(sent, ++sent)), 100)
  return new Promise<string>((resolve) => {
    socket.on("close", () => {
      clearInterval(timer)
      resolve(answer.split("\r\n", 1)[0]!)
    })
  })
}

test(`disconnects ${slowCount} slow clients after the request timeout and accepts applications meanwhile`, async () => {
  const sockets = await Promise.all(Array.from({ length: slowCount }, openSocket))
  const statusLines = sockets.map((socket, i) => {
    if (i % 2) return sendSlowly(socket, Buffer.from(head))
    socket.write(head)
    return sendSlowly(socket, body)
  })
  const open = new Set(sockets)
  for (const socket of sockets) socket.on("close", () => open.delete(socket))
  let accepted = 0
  while (open.size > 0) {
    await expectAccepted(server.url, pictures, applicant())
    accepted += 1
    await sleep(500)
  }
  for (const statusLine of await Promise.all(statusLines))
    expect(["HTTP/1.1 408 Request Timeout", ""]).toContain(statusLine)
  expect(accepted).toBeGreaterThan(1)
  await expectAccepted(server.url, pictures, applicant())
  expectCleanLog(server)
  report(`${slowCount} slow clients disconnected, ${accepted} applications accepted meanwhile`)
})

test(`${leavingCount} clients that disconnect in the middle leave no data and no error in the log`, async () => {
  const before = (await rowsIn({ dataDir: server.dataDir })).length
  const warningCount = warningsIn(server).length
  for (let i = 0; i < leavingCount; i++) {
    const socket = await openSocket()
    socket.write(head)
    socket.write(body.subarray(0, Math.floor(body.length * Math.random())))
    await sleep(5)
    if (i % 2) socket.resetAndDestroy()
    else socket.destroy()
  }
  const submission = applicant()
  await expectAccepted(server.url, pictures, submission)
  expect(await rowsIn({ dataDir: server.dataDir })).toHaveLength(before + 1)
  expect(await picturesIn(server.dataDir)).toHaveLength(2 * (before + 1))
  expect(
    warningsIn(server)
      .slice(warningCount)
      .filter(({ level }) => level >= 50),
  ).toEqual([])
  expectCleanLog(server, [submission.form])
  // SIGTERM does not wait for them.
  expect(await server.stop()).toBe(0)
  await server.restart()
  report(`${leavingCount} partial uploads left no data`)
})
