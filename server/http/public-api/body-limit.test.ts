import { afterAll, beforeAll, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { apply, save } from "#tests/support/contract-calls.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

let site: Awaited<ReturnType<typeof openApp>>
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
let url: string
beforeAll(async () => {
  site = await openApp({ BODY_LIMIT_MB: "2" })
  url = await site.listen()
  pictures = await makeSamplePictures()
})
afterAll(() => site.close())

const withFileOf = (megabytes: number) => {
  const body = toFormData(validForm("BSc"), pictures)
  body.append("else", new File([Buffer.alloc(megabytes * 1024 * 1024)], "large.bin"))
  return body
}

/** The same body with chunked transfer encoding, without Content-Length. */
const inChunks = (body: FormData) => {
  const request = new Request(url, { method: "POST", body })
  const headers = { "content-type": request.headers.get("content-type")! }
  return [request.body!, { headers, duplex: "half" } as RequestInit] as const
}

const tooLarge = { response: false, message: expect.stringContaining("too large"), errors: {} }

test.each([3, 40])("answers 413 to a request of %i MB with Content-Length", async (megabytes) => {
  const { status, answer } = await save(url, withFileOf(megabytes))
  expect(status).toBe(413)
  expect(answer).toEqual(tooLarge)
  await apply(url, pictures)
})

test("answers 413 to a chunked request over the limit", async () => {
  const { status, answer } = await save(url, ...inChunks(withFileOf(2)))
  expect(status).toBe(413)
  expect(answer).toEqual(tooLarge)
  await apply(url, pictures)
})

test("refuses or aborts a chunked request far over the limit, and serves the next", async () => {
  const status = await save(url, ...inChunks(withFileOf(40))).then(
    (refused) => refused.status,
    () => "cut off",
  )
  expect([413, "cut off"]).toContain(status)
  await apply(url, pictures)
})

test("serves a request below the limit, with and without Content-Length", async () => {
  expect((await save(url, withFileOf(1))).status).toBe(200)
  expect((await save(url, ...inChunks(withFileOf(1)))).status).toBe(200)
})
