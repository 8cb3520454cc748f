// Forms that pages take without JavaScript, before a page's action gets them.
import { afterEach, beforeEach, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"

import type { RequestContext } from "./request-context.ts"

let site: Awaited<ReturnType<typeof openApp>>
const received: RequestContext["received"][] = []

beforeEach(async () => {
  received.length = 0
  site = await openApp(
    { RATE_SAVE_PER_MINUTE: "2", FORM_FIELDS_MAX: "60" },
    {
      render: async (_request, context) => {
        const { received: form, submit } = context as RequestContext
        received.push(form)
        if (typeof form === "object") await submit(form)
        return new Response("rendered")
      },
    },
  )
})
afterEach(() => site.close())

const post = (url: string, type: string, payload: string) =>
  site.app.inject({ method: "POST", url, payload, headers: { "content-type": type } })
const postForm = (payload = "--B--\r\n") =>
  post("/hi/admission-form/bsc", "multipart/form-data; boundary=B", payload)

test("a form counts once, and one over the limit for saves is not read", async () => {
  for (let i = 0; i < 2; i++) expect((await postForm()).statusCode).toBe(200)
  const isMalformed = "no multipart body"
  const refused = await postForm(isMalformed)
  expect(refused.statusCode).toBe(200)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1)
  const form = { fields: {}, files: {}, isPlainForm: true }
  expect(received).toEqual([form, form, "too many"])
})

const partOf = (name: string, bytes: number) =>
  `--B\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.jpg"\r\n\r\n${"x".repeat(bytes)}\r\n`
const megabyte = 1024 * 1024

test.each([
  { image: 6, signature: 3, kept: { image: 6, signature: 3 } },
  { image: 6, signature: 5, kept: { image: 6, signature: "too large" } },
  { image: 11, signature: 1, kept: { image: "too large", signature: 1 } },
])(
  "a page takes pictures of cameras, up to 10 MB together: $image and $signature MB",
  async ({ image, signature, kept }) => {
    const parts = partOf("image", image * megabyte) + partOf("signature", signature * megabyte)
    expect((await postForm(`${parts}--B--\r\n`)).statusCode).toBe(200)
    const form = received.at(-1)
    if (typeof form !== "object") throw new Error("no form was received")
    const sizes = Object.entries(form.files).map(([name, file]) => [
      name,
      typeof file === "string" ? file : file.length / megabyte,
    ])
    expect(Object.fromEntries(sizes)).toEqual(kept)
  },
)

test("forms of pages and of the API count together", async () => {
  await postForm()
  const saved = await post("/api/v2/admission/save", "multipart/form-data; boundary=B", "--B--\r\n")
  expect(saved.statusCode).toBe(422)
  await postForm()
  expect(received.at(-1)).toBe("too many")
})

test.each([
  { fields: 60, status: 200 },
  { fields: 61, status: 413 },
  { fields: 100_000, status: 413 },
])("a urlencoded form of $fields fields: $status", async ({ fields, status }) => {
  const payload = Array<string>(fields).fill("a").join("&")
  const answer = await post("/contact", "application/x-www-form-urlencoded", payload)
  expect(answer.statusCode).toBe(status)
})
