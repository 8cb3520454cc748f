import { request } from "node:http"
import { Readable } from "node:stream"

import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

let site: Awaited<ReturnType<typeof openApp>>
let url: string
let record: Record<string, string | number>
beforeAll(async () => {
  site = await openApp()
  url = await site.listen()
  const code = await apply(url, await makeSamplePictures())
  record = (await print(url, code)).answer[0]!
})
afterAll(() => site.close())

/** Sends the path unchanged; `fetch` would normalise it first. */
const getRaw = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const outgoing = request({ hostname, port, path }, (response) => {
      let body = ""
      response.setEncoding("latin1").on("data", (chunk) => (body += chunk))
      response.on("end", () => resolve({ status: response.statusCode!, body }))
    })
    outgoing.on("error", reject).end()
  })

describe.each(["image_file", "signature_file"])("the %s of a print record", (field) => {
  test("is a JPEG with nosniff and no-store headers", async () => {
    const response = await fetch(`${url}/uploads/${record[field]}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "referrer-policy": "same-origin",
    })
    const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(format).toBe("jpeg")
  })

  test("answers HEAD with Content-Length and no body", async () => {
    const response = await fetch(`${url}/uploads/${record[field]}`, { method: "HEAD" })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000)
    expect(await response.text()).toBe("")
  })
})

test.each([
  `${"0".repeat(32)}.jpg`,
  `${"0".repeat(31)}.jpg`,
  `${"F".repeat(32)}.jpg`,
  "notes.txt",
  ".jpg",
])("answers 404 for the unknown file %s and does not echo the name", async (name) => {
  const { status, body } = await getRaw(`/uploads/${name}`)
  expect(status).toBe(404)
  expect(body).not.toContain(name)
})

test("a file whose content cannot be read is an error that no cache keeps", async () => {
  // A stream that fails before its first byte.
  const read = () =>
    new Readable({
      read() {
        this.destroy(new Error("the bucket does not answer"))
      },
    })
  const content = { bytes: 9, read }
  const spy = vi
    .spyOn(site.services.media, "findFile")
    .mockResolvedValue({ id: "a", type: "application/pdf", downloadAs: "a.pdf", content })
  const { status, headers } = await fetch(`${url}/media/a.pdf`)
  spy.mockRestore()
  expect([status, headers.get("cache-control")]).toEqual([500, "no-store"])
  for (const name of ["etag", "content-disposition"]) expect(headers.get(name), name).toBeNull()
})

test("does not serve a stored file whose name is not an upload name", async () => {
  await site.services.files.put("evil.html", Buffer.from("<script>"))
  expect((await getRaw("/uploads/evil.html")).status).toBe(404)
})

test.each([
  "/uploads/../app.key",
  "/uploads/..%2fapp.key",
  "/uploads/..%2Fapp.key",
  "/uploads/%2e%2e/app.key",
  "/uploads/%2e%2e%2fapp.key",
  "/uploads/..%5capp.key",
  "/uploads/..%252fapp.key",
  "/uploads/%00",
  "/uploads//etc/passwd",
  "/uploads/%2fetc%2fpasswd",
  "/uploads/../mahavidyalaya.sqlite",
  "/uploads/%",
  "/uploads",
  "/uploads/",
  "/uploads/../uploads.sqlite",
  "/uploads/..%2fuploads.sqlite",
])("path traversal %s reaches no file and no directory listing", async (path) => {
  const { status, body } = await getRaw(path)
  expect(status).not.toBe(200)
  for (const secret of ["SQLite format", "root:x:", String(record["image_file"])]) {
    expect(body).not.toContain(secret)
  }
})
