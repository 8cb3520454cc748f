import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { beforeAll, describe, expect, test } from "vitest"

import {
  type CachedPage,
  encodePage,
  isCacheableAnswer,
  type RenderedPage,
  replyFromCache,
} from "./cached-page.ts"

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
const forms = [
  { encoding: "br", unpack: (body: Buffer) => plain(brotliDecompressSync(body)) },
  { encoding: "gzip", unpack: (body: Buffer) => plain(gunzipSync(body)) },
  { encoding: "identity", unpack: plain },
]

describe.each(forms)("asked for as $encoding", ({ encoding, unpack }) => {
  const ask = (more = {}) => replyFromCache({ "accept-encoding": encoding, ...more }, page)
  const etag = () => ask().headers["etag"]!

  test("it is the page, with its length, its policy and the headers of all answers", () => {
    const { status, headers, body } = ask()
    expect(status).toBe(200)
    expect(unpack(body!)).toBe(html)
    expect(headers).toEqual({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "the page's own",
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
      "content-length": String(body!.length),
      vary: "accept-encoding",
      etag: etag(),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    })
  })

  test("its tag is a strong one that no other form has", () => {
    expect(etag()).toMatch(/^"[\w-]{22}-\w+"$/)
    const others = forms.filter((form) => form.encoding !== encoding)
    for (const other of others) {
      expect(ask({ "accept-encoding": other.encoding }).headers["etag"]).not.toBe(etag())
    }
  })

  test("who has it gets 304 without a body or its length", () => {
    const spellings = [etag(), `W/${etag()}`, `"x", ${etag()}`, `"x",W/${etag()} `, "*"]
    for (const spelling of spellings) {
      const { status, headers, body } = ask({ "if-none-match": spelling })
      expect([status, body], spelling).toEqual([304, undefined])
      expect(headers["etag"]).toBe(etag())
      expect(headers["content-security-policy"]).toBe("the page's own")
      expect(Object.keys(headers)).not.toContain("content-length")
      expect(Object.keys(headers)).not.toContain("content-encoding")
    }
  })

  test.each(['"x"', "", "x", '"x-br"'])("who has %s gets the page", (header) => {
    expect(ask({ "if-none-match": header }).status).toBe(200)
  })
})

test("another text has another tag", async () => {
  const other = await encodePage({ ...rendered, body: Buffer.from("other") }, security)
  expect(other.variants.br.etag).not.toBe(page.variants.br.etag)
})

test("a page that says how long it may be kept is believed", async () => {
  const headers: RenderedPage["headers"] = [["cache-control", "max-age=60"]]
  const kept = await encodePage({ ...rendered, headers }, security)
  expect(replyFromCache({}, kept).headers["cache-control"]).toBe("max-age=60")
})

test("its size counts every form", () => {
  expect(page.bytes).toBeGreaterThan(rendered.body.length)
})

test.each([
  { status: 200, header: ["x-robots-tag", "noindex"], may: true },
  { status: 200, header: ["cache-control", "no-cache"], may: true },
  { status: 200, header: ["cache-control", "no-store"], may: false },
  { status: 200, header: ["cache-control", "private, max-age=5"], may: false },
  { status: 200, header: ["set-cookie", "a=b"], may: false },
  { status: 404, header: ["x-y", "z"], may: false },
  { status: 301, header: ["location", "/"], may: false },
  { status: 500, header: ["x-y", "z"], may: false },
  { status: 202, header: ["x-y", "z"], may: false },
] as const)("an answer $status with $header may be kept: $may", ({ status, header, may }) => {
  expect(isCacheableAnswer({ ...rendered, status, headers: [[...header]] })).toBe(may)
})
