// Those who send a byte now and then, and those who leave in the middle: nobody else waits for them.
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { toFormData } from "#tests/support/applications.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import type { RunningServer } from "#tests/support/server.ts"

import { applicant, expectTaken, type Pictures } from "./answers.ts"
import { expectCleanLog, troublesIn } from "./log-of.ts"
import { rowsIn } from "./records.ts"
import { rounds, tell } from "./rounds.ts"
import { startServer } from "./start.ts"

const slow = rounds({ full: 150, short: 30 })
const leaving = rounds({ full: 200, short: 30 })

let server: RunningServer
let pictures: Pictures
/** A whole save, as bytes on the wire. */
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

const visit = async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
  socket.on("error", () => undefined)
  await once(socket, "connect")
  return socket
}

/** Sends a byte ten times a second, and gives the first line of the answer when all is over. */
const dripping = (socket: Socket, bytes: Buffer) => {
  let sent = 0
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  const drip = setInterval(() => socket.write(bytes.subarray(sent, ++sent)), 100)
  return new Promise<string>((resolve) => {
    socket.on("close", () => {
      clearInterval(drip)
      resolve(answer.split("\r\n", 1)[0]!)
    })
  })
}

test(`${slow} who send slowly are let go in their time, and applications are taken meanwhile`, async () => {
  const sockets = await Promise.all(Array.from({ length: slow }, visit))
  const ends = sockets.map((socket, i) => {
    if (i % 2) return dripping(socket, Buffer.from(head))
    socket.write(head)
    return dripping(socket, body)
  })
  const under = new Set(sockets)
  for (const socket of sockets) socket.on("close", () => under.delete(socket))
  let taken = 0
  while (under.size > 0) {
    await expectTaken(server.url, pictures, applicant())
    taken += 1
    await sleep(500)
  }
  for (const line of await Promise.all(ends))
    expect(["HTTP/1.1 408 Request Timeout", ""]).toContain(line)
  expect(taken).toBeGreaterThan(1)
  await expectTaken(server.url, pictures, applicant())
  expectCleanLog(server)
  tell(`${slow} slow clients let go, ${taken} applications taken meanwhile`)
})

test(`${leaving} who leave in the middle leave nothing behind, and no error of ours`, async () => {
  const before = (await rowsIn({ dataDir: server.dataDir })).length
  const troubles = troublesIn(server).length
  for (let i = 0; i < leaving; i++) {
    const socket = await visit()
    socket.write(head)
    socket.write(body.subarray(0, Math.floor(body.length * Math.random())))
    await sleep(5)
    if (i % 2) socket.resetAndDestroy()
    else socket.destroy()
  }
  const one = applicant()
  await expectTaken(server.url, pictures, one)
  expect(await rowsIn({ dataDir: server.dataDir })).toHaveLength(before + 1)
  expect(await picturesIn(server.dataDir)).toHaveLength(2 * (before + 1))
  expect(
    troublesIn(server)
      .slice(troubles)
      .filter(({ level }) => level >= 50),
  ).toEqual([])
  expectCleanLog(server, [one.form])
  // Told to stop, it waits for none of them.
  expect(await server.stop()).toBe(0)
  await server.restart()
  tell(`${leaving} half uploads left nothing behind`)
})
