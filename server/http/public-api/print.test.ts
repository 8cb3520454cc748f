import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { expectedRecord } from "#tests/support/samples/print-record.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

const pictures = await makeSamplePictures()
describe.each(databasesInFullRuns)("on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  let url: string
  beforeAll(async () => {
    database = await open()
    site = await openApp({ DATABASE_URL: database.url, DATA_DIR: database.dataDir })
    url = await site.listen()
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  test("a code's record has every field of the contract, with the Aadhaar number masked", async () => {
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
  ])("returns gender $gender as $shown", async ({ gender, shown }) => {
    const code = await apply(url, pictures, validForm("BSc", { gender }))
    expect((await print(url, code)).answer).toMatchObject([{ gender: shown }])
  })

  test("returns yes for declarations answered yes", async () => {
    const declarations = { is_casefiled: "yes", is_ufmeans: "yes", is_rustigated: "yes" }
    const code = await apply(url, pictures, validForm("BSc", declarations))
    expect((await print(url, code)).answer).toMatchObject([
      { ...declarations, is_civilservant: "no" },
    ])
  })

  test("returns empty strings for empty optional fields", async () => {
    const empty = { sub_category: "", email: "", whatsapp_number: "", local_guardian_name: "" }
    const code = await apply(url, pictures, validForm("BSc", empty))
    expect((await print(url, code)).answer).toMatchObject([
      { subcategory: "", applicant_email: "", whatsapp_number: "", local_guardian: "" },
    ])
  })

  test("accepts a code in lower case, in groups and with spaces", async () => {
    const code = await apply(url, pictures)
    const groups = code.match(/.{4}/g)!
    for (const input of [code.toLowerCase(), groups.join("-"), ` ${groups.join(" ")} `]) {
      expect((await print(url, input)).answer).toMatchObject([{ id: code }])
    }
  })

  const invalidCodes: unknown[] = [
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
  test.each(invalidCodes.map((code) => ({ code })))(
    "answers 404 and an empty list for the invalid code $code",
    async ({ code }) => {
      const { status, answer } = await print(url, code)
      expect([status, answer]).toEqual([404, []])
    },
  )
})

describe("an invalid request body", () => {
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
  const nested = (depth: number) => `${'{"admission_code":'.repeat(depth)}1${"}".repeat(depth)}`

  test.each([
    { what: "a string", body: '"AAAAAAAAAAAA"' },
    { what: "a list", body: "[1,2]" },
    { what: "null", body: "null" },
    { what: "a number", body: "5" },
    { what: "an object without the field", body: "{}" },
    { what: "nested objects", body: nested(100) },
    { what: "very deeply nested objects", body: nested(3000) },
  ])("answers 404 and an empty list for $what", async ({ body }) => {
    const { statusCode, json } = await post(body, "application/json")
    expect([statusCode, json()]).toEqual([404, []])
  })

  test.each([
    { what: "broken JSON", body: "{", type: "application/json", status: 400 },
    { what: "an empty body", body: "", type: "application/json", status: 400 },
    {
      what: "a __proto__ key",
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
    { what: "an invalid content type", body: "{}", type: "nonsense", status: 415 },
  ])("answers $status and an empty list for $what", async ({ body, type, status }) => {
    const { statusCode, json } = await post(body, type)
    expect(statusCode).toBe(status)
    expect(json()).toEqual([])
  })

  test("answers 404 for plain text, no body and a multipart form", async () => {
    expect((await post("AAAAAAAAAAAA", "text/plain")).statusCode).toBe(404)
    expect((await post("", undefined)).statusCode).toBe(404)
    const form =
      '--B\r\nContent-Disposition: form-data; name="admission_code"\r\n\r\nA\r\n--B--\r\n'
    expect((await post(form, "multipart/form-data; boundary=B")).statusCode).toBe(404)
  })
})
