// Bytes that no HTTP library sends, written to a socket of a listening server.
import { once } from "node:events"
import { connect } from "node:net"
import { gzipSync } from "node:zlib"

import { afterAll, afterEach, beforeAll, expect, test } from "vitest"

import { faultsOf } from "#tests/support/fuzz/answers.ts"
import { type FuzzedSite, openFuzzedSite } from "#tests/support/fuzz/fuzzed-site.ts"

let site: FuzzedSite
let port: number
beforeAll(async () => {
  site = await openFuzzedSite({ REQUEST_TIMEOUT_SECONDS: "30" })
  port = Number(new URL(await site.listen()).port)
})
afterAll(() => site.close())
// After each test, the next valid request is answered.
afterEach(async () => {
  const { status } = await fetch(`http://127.0.0.1:${port}/readyz`)
  if (status !== 200) throw new Error(`The server is not ready: ${status}`)
})

/** Returns the received text, until the server closes the connection or has sent this many answers. */
const exchange = async (bytes: Buffer | string, answers = 1) => {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  let said = ""
  socket.setEncoding("latin1")
  socket.on("data", (chunk: string) => {
    said += chunk
    if (answersIn(said).length >= answers && isWhole(said)) socket.end()
  })
  // The server may reset the connection instead of answering.
  socket.on("error", () => socket.destroy())
  const closed = new Promise((resolve) => socket.on("close", resolve))
  socket.write(bytes)
  await closed
  return said
}

const answersIn = (said: string) =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, one]) => Number(one))

/** Whether the last answer is complete. */
const isWhole = (said: string) => {
  const last = said.slice(said.lastIndexOf("HTTP/1.1 "))
  const [head = "", ...body] = last.split("\r\n\r\n")
  if (/transfer-encoding: chunked/i.test(head)) return last.endsWith("0\r\n\r\n")
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return last.includes("\r\n\r\n") && body.join("\r\n\r\n").length >= length
}

const headersOf = (answer: string) =>
  Object.fromEntries(
    [...answer.split("\r\n\r\n", 1)[0]!.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!,
    ]),
  )

const head = (lines: string[], request = "POST /api/v2/admission/print HTTP/1.1") =>
  `${[request, "Host: college.example", ...lines].join("\r\n")}\r\n\r\n`
const json = "Content-Type: application/json"
const form = "Content-Type: multipart/form-data; boundary=B"

const malformed: Record<string, Buffer | string> = {
  "no HTTP": "hello\r\n\r\n",
  "the first bytes of TLS": Buffer.from("16030100a5010000a10303", "hex"),
  "another version": "GET / HTTP/3.7\r\nHost: a\r\n\r\n",
  "no host": "GET /healthz HTTP/1.1\r\n\r\n",
  "a space before a colon": head(["X-A : b"], "GET /healthz HTTP/1.1"),
  "a header that is folded": head(["X-A: b\r\n c: d"], "GET /healthz HTTP/1.1"),
  "a bare line feed": "GET /healthz HTTP/1.1\nHost: a\nX-A: b\rTransfer-Encoding: chunked\n\n",
  "a zero byte in a header": head(["X-A: b\0c"], "GET /healthz HTTP/1.1"),
  "a zero byte in a path": head([], "GET /healthz\0 HTTP/1.1"),
  "headers of 100 KB": head([`X-A: ${"b".repeat(100_000)}`], "GET /healthz HTTP/1.1"),
  "a path of 100 KB": head([], `GET /${"a".repeat(100_000)} HTTP/1.1`),
  "5,000 headers": head(
    Array.from({ length: 5000 }, (_, at) => `X-${at}: b`),
    "GET /healthz HTTP/1.1",
  ),
  "length and chunks at once": `${head(["Content-Length: 6", "Transfer-Encoding: chunked", json])}0\r\n\r\nX`,
  "two lengths": `${head(["Content-Length: 2", "Content-Length: 3", json])}{}}`,
  "a length with a sign": `${head(["Content-Length: +2", json])}{}`,
  "a length that is none": `${head(["Content-Length: 2a", json])}{}`,
  "chunks under another name": `${head(["Transfer-Encoding: xchunked", json])}2\r\n{}\r\n0\r\n\r\n`,
  "chunks twice": `${head(["Transfer-Encoding: chunked, chunked, identity", json])}0\r\n\r\n`,
  "a chunk's length that is none": `${head(["Transfer-Encoding: chunked", json])}zz\r\n{}\r\n0\r\n\r\n`,
  "a chunk longer than said": `${head(["Transfer-Encoding: chunked", json])}1\r\n{}\r\n0\r\n\r\n`,
  "a chunk of 2^64 bytes": `${head(["Transfer-Encoding: chunked", json])}FFFFFFFFFFFFFFFFF\r\n{}\r\n`,
}

test.each(Object.entries(malformed))(
  "%s is refused, and the connection is closed",
  async (_what, bytes) => {
    const said = await exchange(bytes)
    const [status = 400] = answersIn(said)
    expect([400, 405, 408, 413, 431, 505]).toContain(status)
    const body = said.split("\r\n\r\n")[1] ?? ""
    const faults = faultsOf({ status, headers: headersOf(said), body })
    // Without a valid request there is no request id. An empty answer needs no headers.
    const isEmpty = ["", "0"].includes(body)
    expect(isEmpty ? [] : faults.filter((fault) => fault !== "without x-request-id")).toEqual([])
  },
)

test("two pipelined requests get one answer each", async () => {
  const body = '{"admission_code":"AAAAAAAAAAAA"}'
  const one = `${head([json, `Content-Length: ${body.length}`])}${body}`
  const said = await exchange(one + head([], "GET /healthz HTTP/1.1"), 2)
  expect(answersIn(said)).toEqual([404, 200])
})

const structures: Record<string, string> = {
  "an array in 30,000 levels": `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  "an object in 9,000 levels": `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`,
  "one key 2,000 times": `{${Array.from({ length: 2000 }, () => '"admission_code":"A"').join(",")}}`,
  "a number of 60,000 digits": `{"admission_code":${"9".repeat(60_000)}}`,
  "a text of escapes": `{"userid":"${"\\u0000".repeat(9000)}"}`,
  "keys of a prototype": '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  "no end": '{"admission_code":"',
}

test.each(Object.entries(structures))("JSON of %s is refused", async (_what, body) => {
  for (const path of ["/api/v2/admission/print", "/api/login", "/api/student/password"]) {
    const length = `Content-Length: ${Buffer.byteLength(body)}`
    const said = await exchange(
      head([json, length, "Connection: close"], `POST ${path} HTTP/1.1`) + body,
    )
    const [status = 0] = answersIn(said)
    expect([400, 401, 404, 422], path).toContain(status)
  }
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
})

const wellFormed: Record<string, Buffer | string> = {
  "a body in chunks of one byte": `${head([json, "Transfer-Encoding: chunked", "Connection: close"])}${[...'{"admission_code":1}'].map((sign) => `1\r\n${sign}\r\n`).join("")}0\r\n\r\n`,
  "a body with trailers": `${head([json, "Transfer-Encoding: chunked", "Trailer: Host", "Connection: close"])}2\r\n{}\r\n0\r\nHost: evil.example\r\n\r\n`,
  "a chunk with an extension": `${head([json, "Transfer-Encoding: chunked", "Connection: close"])}2;a="b"\r\n{}\r\n0\r\n\r\n`,
  "an absolute address": head(["Connection: close"], "GET http://evil.example/healthz HTTP/1.1"),
  "a second host": head(["Host: evil.example", "Connection: close"], "GET /robots.txt HTTP/1.1"),
  "another protocol": head(["Connection: Upgrade", "Upgrade: websocket"], "GET /healthz HTTP/1.1"),
  "another host": head(
    ["X-Forwarded-Host: evil.example", "Connection: close"],
    "GET /robots.txt HTTP/1.1",
  ),
}

test.each(Object.entries(wellFormed))("%s is answered below 500", async (_what, bytes) => {
  const said = await exchange(bytes)
  const [status = 0] = answersIn(said)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  expect(said).not.toContain("evil.example")
})

const withBody = (type: string, body: Buffer | string, more: string[] = []) =>
  Buffer.concat([
    Buffer.from(
      head(
        [type, `Content-Length: ${Buffer.byteLength(body)}`, "Connection: close", ...more],
        "POST /api/v2/admission/save HTTP/1.1",
      ),
    ),
    Buffer.from(body),
  ])

const part = 'Content-Disposition: form-data; name="urn"'
const forms: Record<string, Buffer> = {
  "packed with gzip": withBody(form, gzipSync(`--B\r\n${part}\r\n\r\nx\r\n--B--\r\n`), [
    "Content-Encoding: gzip",
  ]),
  "a bomb of gzip": withBody(form, gzipSync(Buffer.alloc(20_000_000)), ["Content-Encoding: gzip"]),
  "in UTF-16": withBody(
    `${form}; charset=utf-16le`,
    Buffer.from(`--B\r\n${part}\r\n\r\nx\r\n--B--\r\n`, "utf16le"),
  ),
  "a boundary of 5,000 signs": withBody(
    `Content-Type: multipart/form-data; boundary=${"B".repeat(5000)}`,
    `--${"B".repeat(5000)}--`,
  ),
  "a boundary that stands in the text": withBody(
    form,
    `--B\r\n${part}\r\n\r\n--B\r\n--B--B\r\n--B--\r\n`,
  ),
  "parts without end": withBody(form, `--B\r\n${part}\r\n\r\n`.repeat(3000)),
  "a part with headers of 100 KB": withBody(
    form,
    `--B\r\n${part}\r\nX: ${"x".repeat(100_000)}\r\n\r\nx\r\n--B--\r\n`,
  ),
  "parts within parts": withBody(
    form,
    `--B\r\n${part}\r\nContent-Type: multipart/mixed; boundary=C\r\n\r\n--C\r\n\r\nx\r\n--C--\r\n--B--\r\n`,
  ),
}

test.each(Object.entries(forms))(
  "a form %s is refused in the contract's shape",
  async (_what, bytes) => {
    const said = await exchange(bytes)
    const [status = 0] = answersIn(said)
    expect([400, 413, 415, 422]).toContain(status)
    const body = said.split("\r\n\r\n").slice(1).join("\r\n\r\n")
    expect(faultsOf({ status, headers: headersOf(said), body })).toEqual([])
    expect(JSON.parse(body)).toMatchObject({ response: false, errors: expect.any(Object) })
  },
)
