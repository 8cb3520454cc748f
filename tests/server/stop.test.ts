import { once } from "node:events"
import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

import { expect, test } from "vitest"

import { connect as connectDatabase } from "#server/platform/database/connect.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startServer } from "#tests/support/servers/server.ts"

/** Sends the first half of a save; the returned function sends the rest and reads the answer. */
const beginSlowSave = async (url: string, body: FormData) => {
  const request = new Request(url, { method: "POST", body })
  const bytes = Buffer.from(await request.arrayBuffer())
  const socket = connect(Number(new URL(url).port), "127.0.0.1")
  let answer = ""
  socket.setEncoding("utf8").on("data", (chunk) => (answer += chunk))
  await once(socket, "connect")
  const half = Math.floor(bytes.length / 2)
  const head = [
    "POST /api/v2/admission/save HTTP/1.1",
    "Host: 127.0.0.1",
    `Content-Type: ${request.headers.get("content-type")}`,
    `Content-Length: ${bytes.length}`,
  ]
  socket.write(`${head.join("\r\n")}\r\n\r\n`)
  socket.write(bytes.subarray(0, half))
  return async () => {
    socket.write(bytes.subarray(half))
    await once(socket, "close")
    return answer
  }
}

test("on SIGTERM, finishes the running save, accepts no other and exits with code 0", async () => {
  const server = await startServer({ LOG_LEVEL: "debug" })
  const pictures = await makeSamplePictures()
  const sendTheRest = await beginSlowSave(server.url, toFormData(validForm("BSc"), pictures))
  // Waits until the first half has reached the parser.
  while (!server.log().includes("starting multipart parsing")) await sleep(10)

  const stopped = server.stop("SIGTERM")
  const isOpen = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    )
  while (await isOpen()) await sleep(10)
  const answer = await sendTheRest()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  const [, code] = /"admission_code":"(\w+)"/.exec(answer)!
  expect(await stopped).toBe(0)

  const db = connectDatabase({ dataDir: server.dataDir, url: undefined })
  const stored = await db.selectFrom("applications").select("admission_code").execute()
  await db.destroy()
  expect(stored).toEqual([{ admission_code: code }])
  await server.close()
})

// start.test.ts stops an idle server by SIGTERM.
test("exits with code 0 on SIGINT when idle", async () => {
  const server = await startServer()
  expect(await server.stop("SIGINT")).toBe(0)
  await server.close()
})
