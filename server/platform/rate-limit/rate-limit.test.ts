import { fastify } from "fastify"
import { afterEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { openApp } from "#tests/support/app.ts"
import { openPostgres } from "#tests/support/servers/databases.ts"

import { createRateLimits } from "./rate-limit.ts"

let site: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

const open = async (env: Record<string, string> = {}) => {
  site = await openApp({ RATE_SAVE_PER_MINUTE: "3", RATE_PRINT_PER_MINUTE: "2", ...env })
}

const emptyForm = { "content-type": "multipart/form-data; boundary=B" }
const save = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  site!.app.inject({
    method: "POST",
    url: "/api/v2/admission/save",
    payload: "--B--\r\n",
    headers: { ...emptyForm, ...headers },
    remoteAddress,
  })
const print = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  site!.app.inject({
    method: "POST",
    url: "/api/v2/admission/print",
    payload: { admission_code: "AAAAAAAAAAAA" },
    headers,
    remoteAddress,
  })
const statuses = async (count: number, call: (i: number) => Promise<{ statusCode: number }>) => {
  const codes: number[] = []
  for (let i = 0; i < count; i++) codes.push((await call(i)).statusCode)
  return codes
}

describe("one address", () => {
  test("may save up to the limit, then gets 429 with Retry-After in the contract's shape", async () => {
    await open()
    expect(await statuses(3, () => save())).toEqual([422, 422, 422])
    const { statusCode, headers, json } = await save()
    expect(statusCode).toBe(429)
    expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1)
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60)
    expect(json()).toEqual({
      response: false,
      message: "Too many requests from this connection: please wait a minute and send it again.",
      errors: {},
    })
    const inHindi = await save({ "accept-language": "hi" })
    expect(inHindi.json().message).toMatch(/^इस कनेक्शन से/)
  })

  test("may look up sheets up to the limit, then gets 429 and an empty list", async () => {
    await open()
    expect(await statuses(2, () => print())).toEqual([404, 404])
    const { statusCode, headers, json } = await print()
    expect([statusCode, json()]).toEqual([429, []])
    expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1)
  })

  test("has separate limits for saving and looking up", async () => {
    await open()
    expect(await statuses(4, () => save())).toEqual([422, 422, 422, 429])
    expect(await statuses(3, () => print())).toEqual([404, 404, 429])
  })

  test("may sign in as a student up to the limit; then nothing is compared", async () => {
    await open({ RATE_LOGIN_PER_MINUTE: "2" })
    const login = (url: string) => site!.app.inject({ method: "POST", url, payload: {} })
    expect((await login("/api/login")).statusCode).toBe(401)
    expect((await login("/api/student/password")).statusCode).toBe(401)
    for (const url of ["/api/login", "/api/student/password"]) {
      const { statusCode, headers, json } = await login(url)
      expect(statusCode).toBe(429)
      expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1)
      expect(json().message).not.toBe("")
    }
  })

  test("over the limit can still call /readyz", async () => {
    await open()
    await statuses(5, () => save())
    expect((await site!.app.inject("/readyz")).statusCode).toBe(200)
  })
})

test("two addresses have separate counts", async () => {
  await open()
  expect(await statuses(4, () => save({}, "10.1.1.1"))).toEqual([422, 422, 422, 429])
  expect(await statuses(4, () => save({}, "10.1.1.2"))).toEqual([422, 422, 422, 429])
})

test("the default limit of messages is five in ten minutes from one address", async () => {
  const app = fastify()
  const limits = await createRateLimits(app, readConfig({}), {
    shared: undefined,
    hash: (text) => text,
  })
  app.get("/", async (request, reply) => limits.tooManyMessages(request, reply))
  const send = (remoteAddress: string) => app.inject({ url: "/", remoteAddress })
  for (let i = 0; i < 5; i++) expect((await send("10.1.1.1")).json()).toBe(false)
  const refused = await send("10.1.1.1")
  expect(refused.json()).toBe(true)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60)
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600)
  expect((await send("10.1.1.2")).json()).toBe(false)
  await app.close()
})

describe("several processes on PostgreSQL", () => {
  test("share their counts, also after a restart", async () => {
    const place = await openPostgres()
    const env = { RATE_SAVE_PER_MINUTE: "3", DATABASE_URL: place.url }
    const saveAt = ({ app }: Awaited<ReturnType<typeof openApp>>, remoteAddress = "10.1.1.1") =>
      app.inject({
        method: "POST",
        url: "/api/v2/admission/save",
        payload: "--B--\r\n",
        headers: emptyForm,
        remoteAddress,
      })
    const key = Buffer.alloc(32, 7).toString("base64")
    const [one, other] = [
      await openApp({ ...env, APP_KEY: key }),
      await openApp({ ...env, APP_KEY: key }),
    ]
    const answers = await Promise.all(
      [one, other, one, other, one].map((process) => saveAt(process)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      422, 422, 422, 429, 429,
    ])
    expect((await saveAt(other, "10.1.1.2")).statusCode).toBe(422)
    await one.close()
    const anew = await openApp({ ...env, APP_KEY: key })
    expect((await saveAt(anew)).statusCode).toBe(429)
    await other.close()
    await anew.close()
    await place.close()
  })
})

describe("X-Forwarded-For", () => {
  const from = (address: string) => ({ "x-forwarded-for": address })

  test("is ignored without TRUST_PROXY", async () => {
    await open()
    expect(await statuses(4, (i) => save(from(`10.2.2.${i}`)))).toEqual([422, 422, 422, 429])
  })

  test("gives the client's address behind a trusted proxy", async () => {
    await open({ TRUST_PROXY: "loopback", PUBLIC_URL: "https://college.example" })
    expect(await statuses(4, () => save(from("10.2.2.1")))).toEqual([422, 422, 422, 429])
    expect(await statuses(4, () => save(from("10.2.2.2")))).toEqual([422, 422, 422, 429])
  })

  test("is ignored from an address that is no trusted proxy", async () => {
    await open({ TRUST_PROXY: "127.0.0.1", PUBLIC_URL: "https://college.example" })
    const fromElsewhere = (i: number) => save(from(`10.2.2.${i}`), "10.9.9.9")
    expect(await statuses(4, fromElsewhere)).toEqual([422, 422, 422, 429])
  })

  test("entries before that of the proxy are ignored", async () => {
    await open({ TRUST_PROXY: "loopback", PUBLIC_URL: "https://college.example" })
    const forged = (i: number) => save(from(`1.2.3.${i}, 10.2.2.1`))
    expect(await statuses(4, forged)).toEqual([422, 422, 422, 429])
  })
})
