import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { save } from "#tests/support/contract-calls.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

type Site = Awaited<ReturnType<typeof openApp>>

describe("security headers", () => {
  let site: Site
  beforeAll(async () => {
    site = await openApp()
  })
  afterAll(() => site.close())

  test.each(["/healthz", "/readyz", "/api/v2/admission/print", "/uploads/x.jpg"])(
    "are on the answer of %s",
    async (url) => {
      const method = url.endsWith("print") ? "POST" : "GET"
      const { headers } = await site.app.inject({ method, url })
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "strict-transport-security": "max-age=31536000",
      })
      const policy = String(headers["content-security-policy"])
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]) {
        expect(policy).toContain(directive)
      }
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(headers).not.toHaveProperty("x-powered-by")
    },
  )
})

describe.each(databasesInFullRuns)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: Site
  beforeEach(async () => {
    place = await open()
    site = await openApp({ DATABASE_URL: place.url, DATA_DIR: place.dataDir })
  })
  afterEach(async () => {
    await site.close()
    await place.close()
  })

  test("while the database answers the server is ready; without it, alive but not ready", async () => {
    const asks = async (url: string) => {
      const { statusCode, json } = await site.app.inject(url)
      return [statusCode, json()]
    }
    expect(await asks("/healthz")).toEqual([200, { status: "ok" }])
    expect(await asks("/readyz")).toEqual([200, { status: "ready" }])
    await site.services.close()
    expect(await asks("/healthz")).toEqual([200, { status: "ok" }])
    const notReady = {
      status: "not ready",
      reasons: expect.arrayContaining([expect.stringMatching(/^database: /)]),
    }
    await expect.poll(() => asks("/readyz"), { timeout: 10_000 }).toEqual([503, expect.anything()])
    expect((await asks("/readyz"))[1]).toMatchObject(notReady)
  })

  test("without a database a save is 500 in the contract's shape, and reveals no internals", async () => {
    const url = await site.listen()
    await site.services.close()
    const body = toFormData(validForm("BSc"), await makeSamplePictures(), {
      submission_key: "a-key-that-is-looked-up",
    })
    const { status, answer } = await save(url, body)
    expect(status).toBe(500)
    expect(answer).toEqual({
      response: false,
      message: "An error occurred while submitting the form",
      errors: {},
    })
  })
})

describe("an unexpected error outside the contract's calls", () => {
  let site: Site
  afterEach(() => site.close())

  test("is 500 without its message", async () => {
    site = await openApp()
    site.services.privacy.isShownPicture = async () => Promise.reject(new Error("secret-7391"))
    const { statusCode, body } = await site.app.inject(`/uploads/${"0".repeat(32)}.jpg`)
    expect([statusCode, body]).toEqual([500, '{"error":"Internal Server Error"}'])
  })
})

describe("an overloaded server", () => {
  let site: Site
  afterEach(() => site.close())
  const sleepWithoutYielding = (ms: number) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

  test("refuses no request after a delay shorter than its limit", async () => {
    site = await openApp({ EVENT_LOOP_DELAY_MAX_MS: "60000" })
    for (let tries = 0; tries < 4; tries++) {
      // Long enough that no delay is sampled between two checks.
      sleepWithoutYielding(1100)
      await new Promise((resolve) => setTimeout(resolve, 1))
      expect((await site.app.inject("/readyz")).statusCode).toBe(200)
    }
  })

  test("answers 503 with Retry-After in the contract's shape", async () => {
    site = await openApp({ EVENT_LOOP_DELAY_MAX_MS: "100" })
    const ask = () =>
      site.app.inject({ method: "POST", url: "/api/v2/admission/save", payload: {} })
    let answer = await ask()
    for (let tries = 0; answer.statusCode !== 503 && tries < 10; tries++) {
      // Longer than the second between two checks of the delay.
      sleepWithoutYielding(1100)
      await new Promise((resolve) => setTimeout(resolve, 1))
      answer = await ask()
    }
    expect(answer.statusCode).toBe(503)
    expect(answer.headers["retry-after"]).toBe("5")
    expect(answer.headers["x-queue-place"]).toBe("1")
    expect(answer.json()).toEqual({
      response: false,
      message: "The server is busy: please wait a minute and send it again. Nothing is lost.",
      errors: {},
    })
  })
})
