import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { validForm } from "#tests/support/applications.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { databases } from "#tests/support/databases.ts"
import { expectedRecord } from "#tests/support/print-record.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

const pictures = await makeSamplePictures()
describe.each(databases)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  let url: string
  beforeAll(async () => {
    place = await open()
    site = await openApp({ DATABASE_URL: place.url, DATA_DIR: place.dataDir })
    url = await site.listen()
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  test("the record of a code has every field of the contract, Aadhaar masked", async () => {
    const form = validForm("BSc")
    const code = await apply(url, pictures, form)
    const { status, headers, answer } = await print(url, code)
    expect(status).toBe(200)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(answer).toEqual([expectedRecord(form, code)])
    expect(JSON.stringify(answer)).not.toContain(form["aadhar_no"])
  })

  test.each([
    { gender: "male", shown: 1 },
    { gender: "female", shown: 2 },
    { gender: "other", shown: 3 },
  ])("$gender is shown as $shown", async ({ gender, shown }) => {
    const code = await apply(url, pictures, validForm("BSc", { gender }))
    expect((await print(url, code)).answer).toMatchObject([{ gender: shown }])
  })

  test("a declaration that was answered yes says yes", async () => {
    const said = { is_casefiled: "yes", is_ufmeans: "yes", is_rustigated: "yes" }
    const code = await apply(url, pictures, validForm("BSc", said))
    expect((await print(url, code)).answer).toMatchObject([{ ...said, is_civilservant: "no" }])
  })

  test("optional fields left empty are empty texts", async () => {
    const empty = { sub_category: "", email: "", whatsapp_number: "", local_guardian_name: "" }
    const code = await apply(url, pictures, validForm("BSc", empty))
    expect((await print(url, code)).answer).toMatchObject([
      { subcategory: "", applicant_email: "", whatsapp_number: "", local_guardian: "" },
    ])
  })

  test("a code is known in lower case, in groups and with spaces", async () => {
    const code = await apply(url, pictures)
    const groups = code.match(/.{4}/g)!
    for (const typed of [code.toLowerCase(), groups.join("-"), ` ${groups.join(" ")} `]) {
      expect((await print(url, typed)).answer).toMatchObject([{ id: code }])
    }
  })

  const none: unknown[] = [
    "AAAAAAAAAAAA",
    "",
    "x",
    "' or 1=1 --",
    "%",
    "A".repeat(1000),
    null,
    5,
    true,
    [],
    ["AAAAAAAAAAAA"],
    {},
    { toString: 1 },
    "\u0000",
    "\ud800",
  ]
  test.each(none.map((code) => ({ code })))(
    "$code is no code: 404 and an empty list",
    async ({ code }) => {
      const { status, answer } = await print(url, code)
      expect([status, answer]).toEqual([404, []])
    },
  )
})

describe("a body that is no question", () => {
  let site: Awaited<ReturnType<typeof openApp>>
  beforeAll(async () => {
    site = await openApp()
  })
  afterAll(() => site.close())

  const post = (payload: string, type: string | undefined) =>
    site.app.inject({
      method: "POST",
      url: "/api/v2/admission/print",
      payload,
      headers: type ? { "content-type": type } : {},
    })
  const deep = (depth: number) => `${'{"admission_code":'.repeat(depth)}1${"}".repeat(depth)}`

  test.each([
    { what: "a string", body: '"AAAAAAAAAAAA"' },
    { what: "a list", body: "[1,2]" },
    { what: "null", body: "null" },
    { what: "a number", body: "5" },
    { what: "no field", body: "{}" },
    { what: "nesting", body: deep(100) },
    { what: "very deep nesting", body: deep(3000) },
  ])("$what is 404 and an empty list", async ({ body }) => {
    const { statusCode, json } = await post(body, "application/json")
    expect([statusCode, json()]).toEqual([404, []])
  })

  test.each([
    { what: "broken JSON", body: "{", type: "application/json", status: 400 },
    { what: "nothing", body: "", type: "application/json", status: 400 },
    {
      what: "a prototype",
      body: '{"__proto__":{"admission_code":"x"}}',
      type: "application/json",
      status: 400,
    },
    {
      what: "100 KB",
      body: JSON.stringify({ admission_code: "A".repeat(100_000) }),
      type: "application/json",
      status: 413,
    },
    { what: "XML", body: "<a/>", type: "application/xml", status: 415 },
    { what: "a type that is none", body: "{}", type: "nonsense", status: 415 },
  ])("$what is $status with an empty list", async ({ body, type, status }) => {
    const { statusCode, json } = await post(body, type)
    expect(statusCode).toBe(status)
    expect(json()).toEqual([])
  })

  test("plain text and a form are no question either", async () => {
    expect((await post("AAAAAAAAAAAA", "text/plain")).statusCode).toBe(404)
    expect((await post("", undefined)).statusCode).toBe(404)
    const form =
      '--B\r\nContent-Disposition: form-data; name="admission_code"\r\n\r\nA\r\n--B--\r\n'
    expect((await post(form, "multipart/form-data; boundary=B")).statusCode).toBe(404)
  })
})
