import { once } from "node:events"
import { connect } from "node:net"

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"

import { replies } from "#domain/applications/messages/replies.ts"
import { openApp, picturesIn } from "#tests/support/app.ts"
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
// After each hostile request, a valid form must still be accepted.
afterEach(() => apply(url, pictures))

const contractShape = {
  response: false,
  message: expect.toBeOneOf(Object.values(replies).map(({ en }) => en)),
  errors: expect.any(Object),
}
const bodyWith = (add: (body: FormData) => void) => {
  const body = toFormData(validForm("BSc"), pictures)
  add(body)
  return body
}

describe("unexpected field names", () => {
  const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then"]

  test.each(names.flatMap((name) => [name, `${name}[]`, `${name}[x]`]))(
    "ignores or refuses %s and pollutes no prototype",
    async (name) => {
      const { status, answer } = await save(
        url,
        bodyWith((body) => body.append(name, "polluted")),
      )
      expect([
        [200, true],
        [400, false],
      ]).toContainEqual([status, answer.response])
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
      expect(Object.getPrototypeOf({})).toBe(Object.prototype)
    },
  )

  test.each(names)("ignores or refuses a file named %s", async (name) => {
    const file = new File(["x"], name, { type: "image/jpeg" })
    const { status } = await save(
      url,
      bodyWith((body) => body.append(name, file)),
    )
    expect([200, 400]).toContain(status)
  })

  test("ignores an empty name, a very long name and a Hindi name", async () => {
    const otherNames = ["", "[]", "x".repeat(5000), "आवेदक"]
    const body = bodyWith((form) => otherNames.forEach((name) => form.append(name, "x")))
    expect((await save(url, body)).status).toBe(200)
  })

  test("ignores a path given as file name", async () => {
    const body = toFormData(validForm("BSc"), { signature: pictures.signature })
    body.append("image", new File([pictures.image.bytes], "../../../../tmp/evil.jpg"))
    expect((await save(url, body)).status).toBe(200)
    for (const name of await picturesIn(site.dataDir)) expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/)
  })
})

test.each(['{"toString":1}', '["x"]', "null", "{", "7"])(
  "refuses a field with content type JSON: %s",
  async (json) => {
    const body =
      '--B\r\nContent-Disposition: form-data; name="urn"\r\nContent-Type: application/json\r\n\r\n' +
      `${json}\r\n--B--\r\n`
    const headers = { "content-type": "multipart/form-data; boundary=B" }
    const { status, answer } = await save(url, body, { headers })
    expect([400, 406, 422]).toContain(status)
    expect(answer).toEqual(contractShape)
  },
)

describe("oversized forms", () => {
  test.each([
    {
      what: "1,000 fields",
      add: (body: FormData) => times(1000, (i) => body.append(`f${i}`, "x")),
    },
    {
      what: "1,000 values of one list",
      add: (body: FormData) => times(1000, () => body.append("weightage[]", "ncc_b")),
    },
    {
      what: "ten files",
      add: (body: FormData) => times(10, (i) => body.append(`f${i}`, new File(["x"], "a.jpg"))),
    },
  ])("answers 413 in the contract's shape for $what", async ({ add }) => {
    const { status, answer } = await save(url, bodyWith(add))
    expect(status).toBe(413)
    expect(answer).toEqual(contractShape)
  })

  test("refuses a text of 100 KB", async () => {
    const form = validForm("BSc", { c_address: "क".repeat(100_000) })
    const { status, answer } = await save(url, toFormData(form, pictures))
    expect([status, answer.errors]).toEqual([422, { c_address: ["Use fewer characters"] }])
  })

  test("refuses a text field sent twice", async () => {
    const { status, answer } = await save(
      url,
      bodyWith((body) => body.append("urn", "SU25-1")),
    )
    expect([status, Object.keys(answer.errors!)]).toEqual([422, ["urn"]])
  })

  test("accepts a picture sent twice", async () => {
    const secondPicture = new File([pictures.signature.bytes], "a.jpg")
    expect(
      (
        await save(
          url,
          bodyWith((body) => body.append("signature", secondPicture)),
        )
      ).status,
    ).toBe(200)
  })
})

describe("malformed forms", () => {
  const boundary = { "content-type": "multipart/form-data; boundary=B" }

  test("lists an error for every required field of an empty form", async () => {
    const { status, answer } = await save(url, new FormData())
    expect(status).toBe(422)
    expect(Object.keys(answer.errors!)).toEqual(
      expect.arrayContaining(["course", "urn", "aadhar_no", "image", "signature"]),
    )
  })

  test.each([
    { what: "no body", body: "", headers: boundary },
    {
      what: "a body without the closing boundary",
      body: '--B\r\nContent-Disposition: form-data; name="urn"\r\n\r\nx',
      headers: boundary,
    },
    { what: "another boundary", body: "--C\r\n\r\nx\r\n--C--\r\n", headers: boundary },
    { what: "no boundary", body: "--B--", headers: { "content-type": "multipart/form-data" } },
    { what: "a part without a name", body: "--B\r\n\r\nx\r\n--B--\r\n", headers: boundary },
    { what: "random bytes", body: "\0\xff\0\r\n--B\r\n\r\n\r\n--B", headers: boundary },
  ])("refuses $what in the contract's shape", async ({ body, headers }) => {
    const { status, answer } = await save(url, body, { headers })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(answer).toEqual(contractShape)
  })

  test.each([
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "image/jpeg",
    "multipart/mixed; boundary=B",
    "nonsense",
  ])("answers 415 for %s", async (type) => {
    const { status, answer } = await save(url, "{}", { headers: { "content-type": type } })
    expect(status).toBe(415)
    expect(answer).toEqual(contractShape)
  })
})

const times = (count: number, act: (i: number) => void) => {
  for (let i = 0; i < count; i++) act(i)
}

test.each([0.1, 0.5, 0.99])(
  "stores nothing when the connection ends after share %d of the body",
  async (share) => {
    const before = await picturesIn(site.dataDir)
    const request = new Request(url, {
      method: "POST",
      body: toFormData(validForm("BSc"), pictures),
    })
    const whole = Buffer.from(await request.arrayBuffer())
    const socket = connect(Number(new URL(url).port), "127.0.0.1")
    await once(socket, "connect")
    const head = [
      "POST /api/v2/admission/save HTTP/1.1",
      "Host: 127.0.0.1",
      `Content-Type: ${request.headers.get("content-type")}`,
      `Content-Length: ${whole.length}`,
    ]
    socket.write(`${head.join("\r\n")}\r\n\r\n`)
    socket.write(whole.subarray(0, Math.floor(whole.length * share)))
    socket.end()
    socket.resume()
    await once(socket, "close")
    expect(await picturesIn(site.dataDir)).toEqual(before)
  },
)
