// Bodies of 400 MB, and bodies without end, to every public address that takes a body.
import { execFile } from "node:child_process"
import { connect } from "node:net"
import { promisify } from "node:util"

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"

import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { report, startServer } from "./harness.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectAccepted, type Pictures } from "./submissions.ts"

const megabyte = 1024 * 1024
const hugeMb = 400
/** What the server may read of it: twice BODY_LIMIT_MB, so that an honest client gets the answer, and socket buffers. */
const readMb = 2 * 32 + 16
/** What the server may grow by meanwhile. */
const growthMb = 150

let server: RunningServer
let pictures: Pictures
let most = 0
beforeAll(async () => {
  server = await startServer()
  pictures = await makeSamplePictures()
  await expectAccepted(server.url, pictures, applicant())
})
afterAll(async () => {
  expectCleanLog(server)
  await server.close()
  report(`bodies of ${hugeMb} MB: the server read at most ${most} MB of one`)
})
// After each, an honest form is accepted.
afterEach(() => expectAccepted(server.url, pictures, applicant()))

const memoryMb = async () => {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(server.pid())])
  return Math.round(Number(stdout) / 1024)
}

interface Sent {
  /** Megabytes that the socket took before the server closed it. */
  sentMb: number
  answer: string
  growth: number
}

/** Sends the head, then the start of the body and zeros until 400 MB are sent or the connection is closed. */
const sendHuge = async (head: string[], start: string, isChunked: boolean): Promise<Sent> => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
  let answer = ""
  socket.setEncoding("latin1").on("data", (text: string) => (answer += text))
  socket.on("error", () => socket.destroy())
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()))
  const drained = () => new Promise<void>((resolve) => socket.once("drain", resolve))
  const before = await memoryMb()
  let highest = before
  const frame = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")])
      : bytes
  socket.write(`${head.join("\r\n")}\r\n\r\n`)
  socket.write(frame(Buffer.from(start)))
  const piece = frame(Buffer.alloc(megabyte))
  let sentMb = 0
  while (!socket.destroyed && sentMb < hugeMb) {
    if (!socket.write(piece)) await Promise.race([drained(), closed])
    if (!socket.destroyed) sentMb += 1
    if (sentMb % 8 === 0) highest = Math.max(highest, await memoryMb())
  }
  socket.destroy()
  await closed
  return { sentMb, answer, growth: highest - before }
}

const multipart = {
  type: "multipart/form-data; boundary=B",
  start: '--B\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
}
const field = {
  type: "multipart/form-data; boundary=B",
  start: '--B\r\nContent-Disposition: form-data; name="applicant_name"\r\n\r\n',
}
const json = { type: "application/json", start: '{"admission_code":"' }
const urlencoded = { type: "application/x-www-form-urlencoded", start: "applicant_name=" }

const addresses: { path: string; bodies: Record<string, { type: string; start: string }> }[] = [
  { path: "/api/v2/admission/save", bodies: { file: multipart, field, json } },
  { path: "/admission-form/bsc/part-1", bodies: { file: multipart, field, urlencoded } },
  { path: "/hi/admission-form/BSc", bodies: { file: multipart } },
  { path: "/contact-us/", bodies: { file: multipart, urlencoded } },
  { path: "/admission-status", bodies: { file: multipart, urlencoded } },
  { path: "/no-such-page", bodies: { file: multipart, json } },
  { path: "/notices", bodies: { file: multipart, urlencoded } },
  { path: "/api/v2/admission/print", bodies: { json, file: multipart } },
  { path: "/api/login", bodies: { json } },
  { path: "/api/student/password", bodies: { json } },
  { path: "/api/console/media", bodies: { file: multipart } },
  { path: "/api/console/auth/sign-in/email", bodies: { json } },
]
const cases = addresses.flatMap(({ path, bodies }) =>
  Object.entries(bodies).flatMap(([kind, body]) =>
    [true, false].map((isChunked) => ({
      path,
      kind,
      ...body,
      isChunked,
      how: isChunked ? "in chunks" : "with its length",
    })),
  ),
)

describe(`a body of ${hugeMb} MB is refused early`, () => {
  test.each(cases)("$path: $kind $how", async ({ path, type, start, isChunked }) => {
    const length = Buffer.byteLength(start) + hugeMb * megabyte
    const { sentMb, answer, growth } = await sendHuge(
      [
        `POST ${path} HTTP/1.1`,
        `Host: ${new URL(server.url).host}`,
        `Origin: ${server.url}`,
        `Content-Type: ${type}`,
        isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`,
      ],
      start,
      isChunked,
    )
    most = Math.max(most, sentMb)
    expect(sentMb).toBeLessThan(readMb)
    expect(growth).toBeLessThan(growthMb)
    // The connection may be reset before the answer is read.
    const [, status = "400"] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
    expect(Number(status)).toBeGreaterThanOrEqual(400)
    expect(Number(status)).toBeLessThan(500)
  })
})
