import { afterAll, beforeAll, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import {
  type Form,
  freshAadhaar,
  toFormData,
  validForm,
} from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

let site: Awaited<ReturnType<typeof openApp>>
let images: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  images = await makeSamplePictures()
  site = await openApp({ PUBLIC_URL: "https://college.example" })
})
afterAll(() => site.close())

/** Sends an application; returns its code and the cookies of the answer. */
const save = async (form: Form, cookie = "") => {
  const { headers, body } = new Request("http://college.example", {
    method: "POST",
    body: toFormData(form, images),
  })
  const reply = await site.app.inject({
    method: "POST",
    url: "/api/v2/admission/save",
    headers: { "content-type": headers.get("content-type")!, host: "college.example", cookie },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
  const cookies = [reply.headers["set-cookie"] ?? []].flat()
  return { code: String(reply.json().admission_code), cookies }
}
const valueOf = (cookie = "") => /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? ""

test("the browser that sent an application is a known device of it, and of a sister's before", async () => {
  const numbers = [freshAadhaar(), freshAadhaar()]
  const [first, second] = [
    validForm("BSc", { aadhar_no: numbers[0]! }),
    validForm("BSc", { aadhar_no: numbers[1]! }),
  ]
  const one = await save(first)
  const two = await save(second, one.cookies[0]!.split(";")[0])
  const client = { address: "192.0.2.1", deviceCookie: valueOf(two.cookies[0]) }
  const stranger = { ...client, deviceCookie: "" }
  const prove = site.services.proveIdentity
  for (const [at, { code }] of [one, two].entries()) {
    for (let i = 0; i < 3; i++) await prove(code, freshAadhaar(), stranger)
    expect(await prove(code, numbers[at], stranger)).toMatchObject({ outcome: "too many" })
    expect(await prove(code, numbers[at], client)).toMatchObject({ outcome: "proven" })
  }
})

test("only the calls that need it get the cookie, so pages of such a browser are cached", async () => {
  const { cookies } = await save(validForm("BSc"))
  expect(new Set(cookies.map(valueOf)).size).toBe(1)
  expect(cookies.map((cookie) => /Path=([^;]*)/.exec(cookie)?.[1])).toEqual([
    "/api/v2/admission",
    "/admission-status",
    "/admission-status.data",
    "/hi/admission-status",
    "/hi/admission-status.data",
  ])
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Secure-applicant_device=.*HttpOnly; SameSite=Strict; Secure$/)
})
