import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { beforeAll, describe, expect, test } from "vitest"

import { type CachedPage, encodePage, type RenderedPage, replyFromCache } from "./cached-page.ts"

const html = `<!DOCTYPE html><p>${"राजकीय महाविद्यालय ".repeat(200)}`
const rendered: RenderedPage = {
  status: 200,
  headers: [
    ["content-type", "text/html; charset=utf-8"],
    ["content-security-policy", "the page's own"],
  ],
  body: Buffer.from(html),
}
const security = { "content-security-policy": "everyone's", "x-content-type-options": "nosniff" }

let page: CachedPage
beforeAll(async () => {
  page = await encodePage(rendered, security)
})

const plain = (body: Buffer) => body.toString()
const encodings = [
  { encoding: "br", decode: (body: Buffer) => plain(brotliDecompressSync(body)) },
  { encoding: "gzip", decode: (body: Buffer) => plain(gunzipSync(body)) },
  { encoding: "identity", decode: plain },
]

describe.each(encodings)("a cached page requested as $encoding", ({ encoding, decode }) => {
  const reply = (more = {}) => replyFromCache({ "accept-encoding": encoding, ...more }, page)
  const etag = () => reply().headers["etag"]!

  test("has the page's body, length, own CSP and the security headers", () => {
    const { status, headers, body } = reply()
    expect(status).toBe(200)
    expect(decode(body!)).toBe(html)
    expect(headers).toEqual({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "the page's own",
      "x-content-type-options": "nosniff",
      "cache-control": "public, no-cache",
      "content-length": String(body!.length),
      vary: "accept-encoding",
      etag: etag(),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    })
  })

  test("has a strong ETag that differs between encodings", () => {
    expect(etag()).toMatch(/^"[\w-]{22}-\w+"$/)
    const others = encodings.filter((variant) => variant.encoding !== encoding)
    for (const other of others) {
      expect(reply({ "accept-encoding": other.encoding }).headers["etag"]).not.toBe(etag())
    }
  })

  test("answers 304 without body and Content-Length to a matching If-None-Match", () => {
    const spellings = [etag(), `W/${etag()}`, `"x", ${etag()}`, `"x",W/${etag()} `, "*"]
    for (const spelling of spellings) {
      const { status, headers, body } = reply({ "if-none-match": spelling })
      expect([status, body], spelling).toEqual([304, undefined])
      expect(headers["etag"]).toBe(etag())
      expect(headers["content-security-policy"]).toBe("the page's own")
      expect(Object.keys(headers)).not.toContain("content-length")
      expect(Object.keys(headers)).not.toContain("content-encoding")
    }
  })

  test.each(['"x"', "", "x", '"x-br"'])("answers the page to If-None-Match %s", (header) => {
    expect(reply({ "if-none-match": header }).status).toBe(200)
  })
})

test("another body has another ETag", async () => {
  const other = await encodePage({ ...rendered, body: Buffer.from("other") }, security)
  expect(other.variants.br.etag).not.toBe(page.variants.br.etag)
})

test("keeps a Cache-Control header set by the page", async () => {
  const headers: RenderedPage["headers"] = [["cache-control", "max-age=60"]]
  const withMaxAge = await encodePage({ ...rendered, headers }, security)
  expect(replyFromCache({}, withMaxAge).headers["cache-control"]).toBe("max-age=60")
})

test("a file that is compressed in itself is sent as it is", async () => {
  const body = Buffer.alloc(1000, "a")
  const file = await encodePage(
    { ...rendered, headers: [["content-type", "application/pdf"]], body },
    {},
  )
  const reply = replyFromCache({ "accept-encoding": "br" }, file)
  expect(reply.body).toEqual(body)
  expect(reply.headers).not.toHaveProperty("content-encoding")
})

test("its size counts every encoding", () => {
  expect(page.bytes).toBeGreaterThan(rendered.body.length)
})
