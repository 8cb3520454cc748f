import { connect } from "node:net"
import { text } from "node:stream/consumers"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { isHost } from "#server/http/shared/origin.ts"
import { openApp } from "#tests/support/app.ts"

test.each([
  "college.example",
  "college.example:3000",
  "my_college",
  "127.0.0.1:80",
  "[::1]:3000",
  "XN--11B5BS1DI.example",
])("%s is a host", (host) => expect(isHost(host)).toBe(true))

test.each([
  "a@b",
  "<x>",
  "a b",
  "a/b",
  "a?b",
  "a#b",
  "a%00b",
  "a:99999",
  "a:b",
  "999.1.1.1",
  "[::1",
  "कॉलेज",
])("%s is no host", (host) => expect(isHost(host)).toBe(false))

describe("a request whose address is invalid", () => {
  let site: Awaited<ReturnType<typeof openApp>>
  let port: number
  beforeAll(async () => {
    site = await openApp()
    port = Number(new URL(await site.app.listen({ host: "127.0.0.1", port: 0 })).port)
  })
  afterAll(() => site.close())

  const ask = (lines: string[]) => {
    const socket = connect(port, "127.0.0.1")
    socket.end(`${[...lines, "connection: close"].join("\r\n")}\r\n\r\n`)
    return text(socket)
  }

  test.each([
    { of: "another kind of host", lines: ["GET /notices HTTP/1.1", "host: a@b"] },
    { of: "two hosts", lines: ["GET /notices HTTP/1.1", "host: a.example", "host: b.example"] },
    { of: "a whole address", lines: ["GET http://a.example/notices HTTP/1.1", "host: a.example"] },
    { of: "no path", lines: ["GET * HTTP/1.1", "host: a.example"] },
    { of: "a page without a host", lines: ["GET /notices HTTP/1.0"] },
  ])("is refused with the security headers: $of", async ({ lines }) => {
    const answer = await ask(lines)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain("x-content-type-options: nosniff")
    expect(answer).toContain('{"error":"Bad Request"}')
  })

  test("a route that needs no host answers without one", async () => {
    expect(await ask(["GET /healthz HTTP/1.0"])).toContain('{"status":"ok"}')
  })
})
