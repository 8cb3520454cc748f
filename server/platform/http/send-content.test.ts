import { fastify } from "fastify"
import { afterAll, describe, expect, test } from "vitest"

import { contentOf } from "#server/platform/files/file-content.ts"

import { readRange, sendContent } from "./send-content.ts"

test.each([
  { header: undefined, range: undefined },
  { header: "bytes=0-3", range: { from: 0, to: 3 } },
  { header: "bytes=4-", range: { from: 4, to: 9 } },
  { header: "bytes=4-99", range: { from: 4, to: 9 } },
  { header: "bytes=-3", range: { from: 7, to: 9 } },
  { header: "bytes=-99", range: { from: 0, to: 9 } },
  { header: "bytes=10-", range: "unsatisfiable" },
  { header: "bytes=-0", range: "unsatisfiable" },
  { header: "bytes=5-2", range: undefined },
  { header: "bytes=-", range: undefined },
  { header: "bytes=0-1,4-5", range: undefined },
  { header: "lines=0-1", range: undefined },
])("of ten bytes, '$header' is $range", ({ header, range }) =>
  expect(readRange(header, 10)).toEqual(range),
)

describe("a sent content", () => {
  const app = fastify()
  app.get("/file", (request, reply) =>
    sendContent(request, reply, contentOf(Buffer.from("0123456789")), "tag"),
  )
  afterAll(() => app.close())
  const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    app.inject({ method, url: "/file", headers })

  test.each([
    { headers: {}, status: 200, body: "0123456789" },
    { headers: { range: "bytes=2-4" }, status: 206, body: "234" },
    { headers: { range: "bytes=2-4", "if-range": '"tag"' }, status: 206, body: "234" },
    { headers: { range: "bytes=2-4", "if-range": '"old"' }, status: 200, body: "0123456789" },
    { headers: { range: "bytes=99-" }, status: 416, body: "" },
    { headers: { "if-none-match": '"tag"' }, status: 304, body: "" },
  ])("for $headers: $status", async ({ headers, status, body }) => {
    const reply = await get(headers as Record<string, string>)
    expect(reply.statusCode).toBe(status)
    expect(reply.body).toBe(body)
    expect(reply.headers.etag).toBe('"tag"')
  })

  test("is not read for its headers alone", async () => {
    const reads: unknown[] = []
    const counting = fastify()
    counting.get("/file", (request, reply) => {
      const whole = contentOf(Buffer.from("0123456789"))
      const content = {
        ...whole,
        read: (range?: { from: number; to: number }) => {
          reads.push(range)
          return whole.read(range)
        },
      }
      return sendContent(request, reply, content, "tag")
    })
    const { headers, body } = await counting.inject({ method: "HEAD", url: "/file" })
    expect([headers["content-length"], body, reads]).toEqual(["10", "", []])
    expect((await counting.inject("/file")).body).toBe("0123456789")
    expect(reads).toHaveLength(1)
    await counting.close()
  })

  test("says its size, also without its body", async () => {
    for (const method of ["GET", "HEAD"] as const) {
      const { headers } = await get({}, method)
      expect(headers).toMatchObject({ "content-length": "10", "accept-ranges": "bytes" })
    }
    const { headers } = await get({ range: "bytes=-4" })
    expect(headers).toMatchObject({ "content-length": "4", "content-range": "bytes 6-9/10" })
  })
})
