// Below the reserve of the disk, uploads are refused and everything else goes on.
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"

import { replies } from "#domain/applications/messages/replies.ts"
import { openApp, picturesIn } from "#tests/support/app.ts"
import { openConsole } from "#tests/support/console.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { received } from "#tests/support/submission-harness.ts"

const megabyte = 1024 * 1024
const officer = { name: "the officer", role: "officer" } as const

let site: Awaited<ReturnType<typeof openApp>>
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
let url: string
let free: number
beforeAll(async () => {
  pictures = await makeSamplePictures()
})
beforeEach(async () => {
  free = 499 * megabyte
  site = await openApp({}, { disk: async () => ({ free, total: 100_000 * megabyte }) })
  url = await site.listen()
})
afterEach(() => site.close())

test.each(["en", "hi"] as const)(
  "an application gets 503 with Retry-After and a clear text (%s), and nothing is stored",
  async (language) => {
    const body = toFormData(validForm("BSc"), pictures)
    const refusal = await save(url, body, { headers: { "accept-language": language } })
    expect(refusal.status).toBe(503)
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0)
    const message = replies.disk_full[language]
    expect(refusal.answer).toEqual({ response: false, message, errors: {} })
    expect(await picturesIn(site.dataDir)).toEqual([])
  },
)

test("applications are accepted again once there is space, and retries of stored ones always", async () => {
  const form = validForm("BSc", {
    aadhar_no: freshAadhaar(),
    submission_key: "key-of-a-form-and-a-retry",
  })
  free = 500 * megabyte
  const code = await apply(url, pictures, form)
  free = 0
  expect(await apply(url, pictures, form)).toBe(code)
  expect((await print(url, code)).status).toBe(200)
})

test("paper forms without pictures and messages are stored; pictures are not", async () => {
  const { staffApplications, sendMessage } = site.services
  const form = () => validForm("BSc", { aadhar_no: freshAadhaar() })
  const paper = await staffApplications.enterPaper(received(form(), {}), officer)
  expect(paper.accepted).toBe(true)
  const withPictures = staffApplications.enterPaper(received(form(), pictures), officer)
  await expect(withPictures).rejects.toMatchObject({ code: "ENOSPC" })
  const message = { name: "Asha", email: "asha@college.example", subject: "Fee", message: "When?" }
  expect(await sendMessage({ ...message, website: "" }, async () => false)).toBe("stored")
})

test("an upload of the console is refused with a text of its own; staff sign in and edit", async () => {
  const staff = await openConsole({}, { disk: async () => ({ free, total: 1000 * megabyte }) })
  free = 49 * megabyte
  const cookie = await staff.cookieFor("editor")
  const body = new FormData()
  body.append("alt_en", "A student")
  body.append("alt_hi", "एक विद्यार्थी")
  body.append("file", new File([pictures.image.bytes], "a.jpg"))
  const request = new Response(body)
  const sent = await staff.call("POST", "/media", {
    cookie,
    headers: { "content-type": request.headers.get("content-type")! },
    body: Buffer.from(await request.arrayBuffer()),
  })
  expect([sent.statusCode, sent.json()]).toEqual([
    422,
    { message: "refused", errors: { file: ["no_room"] } },
  ])
  expect((await staff.call("GET", "/media", { cookie })).statusCode).toBe(200)
  await staff.close()
})

test("the site is not ready meanwhile", async () => {
  const { status } = await fetch(`${url}/readyz`)
  expect(status).toBe(503)
  expect((await site.services.checkReady()).reasons).toEqual(["disk: nearly full"])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await site.services.operations.read()).disk).toMatchObject({ refusesUploads: true })
})
