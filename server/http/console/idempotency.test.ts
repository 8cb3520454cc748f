import { randomBytes } from "node:crypto"

import { fastify, type FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"

import { callsWithoutKey, idempotencyHeader, replayHeader } from "#domain/staff/idempotency.ts"
import type { Services } from "#server/features/services.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { createIdempotencyKeys } from "#server/platform/idempotency/idempotency-keys.ts"
import { openConsole } from "#tests/support/console.ts"
import { openConnection, openSqlite } from "#tests/support/servers/databases.ts"

import { isChange, runChangesOnce } from "./idempotency.ts"

const newKey = () => randomBytes(16).toString("hex")

describe("all calls of the console", () => {
  let site: Awaited<ReturnType<typeof openConsole>>
  let cookie: string
  beforeAll(async () => {
    site = await openConsole()
    cookie = await site.cookieFor("administrator")
  })
  afterAll(() => site.close())

  const prefix = "/api/console"
  /** The paths of routes with a method that changes something. */
  const changing = () =>
    site.routes
      .filter(({ url }) => url !== `${prefix}/*`)
      .flatMap(({ method, url }) =>
        [method].flat().map((one) => ({ method: one, path: url.slice(prefix.length) })),
      )
      .filter(({ method }) => method !== "GET" && method !== "HEAD")

  test("the calls without a key are routes that exist", () => {
    const paths = changing().flatMap(({ method, path }) => (method === "POST" ? path : []))
    expect(callsWithoutKey.filter((path) => !paths.includes(path))).toEqual([])
  })

  test("every other change repeats its first answer under the same key", async () => {
    const changes = changing().filter(({ method, path }) => isChange(method, path))
    expect(changes.length).toBeGreaterThan(30)
    for (const { method, path } of changes) {
      const call = () =>
        site.call(method as "POST", path.replaceAll(/:\w+/g, "x"), {
          cookie,
          body: {},
          headers: { [idempotencyHeader]: sent },
        })
      const sent = newKey()
      const [first, second] = [await call(), await call()]
      expect([method, path, first.headers[replayHeader]]).toEqual([method, path, undefined])
      expect([method, path, second.headers[replayHeader]]).not.toContain(undefined)
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    }
  })

  test.each(["", "x", "A".repeat(32), `${"a".repeat(32)}, ${"b".repeat(32)}`])(
    "the key '%s' is refused",
    async (key) => {
      const headers = { [idempotencyHeader]: key }
      const reply = await site.call("POST", "/staff/invite", { cookie, headers, body: {} })
      expect([reply.statusCode, reply.json()]).toEqual([400, { message: "malformed" }])
    },
  )

  test("a member learns what became of their own change, nobody else's", async () => {
    const other = await site.cookieFor("clerk")
    const key = newKey()
    const body = { role: "clerk" }
    await site.call("POST", "/staff/invite", {
      cookie,
      body,
      headers: { [idempotencyHeader]: key },
    })
    const outcome = await site.call("GET", `/changes/${key}`, { cookie })
    expect(outcome.json()).toEqual({ data: { state: "stored", at: expect.any(String) } })
    for (const reply of [
      await site.call("GET", `/changes/${key}`, { cookie: other }),
      await site.call("GET", `/changes/${newKey()}`, { cookie }),
    ])
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: "unknown" }])
  })
})

describe("a change whose reply is lost", () => {
  let app: FastifyInstance
  let database: Awaited<ReturnType<typeof openConnection>>
  let runs: number
  let lose: boolean
  let fail: { before?: number; after?: number }
  /** The change waits for it. */
  let gate: Promise<void> | undefined

  /** One change, which writes a line, on the real hooks. */
  beforeAll(async () => {
    database = await openConnection(openSqlite)
    const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
    const idempotencyKeys = createIdempotencyKeys({
      db: database.db,
      fieldEncryption,
      now: () => new Date(),
    })
    app = fastify()
    app.decorateRequest("member")
    app.addHook("onRequest", async (request) => {
      request.member = { id: request.headers["x-member"] ?? "ravi" } as typeof request.member
    })
    runChangesOnce(app, { idempotencyKeys } as Services)
    app.addHook("onSend", async (request, _reply, payload) => {
      if (lose) request.raw.socket.destroy()
      return payload
    })
    const failWith = (statusCode: number | undefined) => {
      if (statusCode) throw Object.assign(new Error("failed"), { statusCode })
    }
    app.post("/note", async () => {
      runs += 1
      await gate
      failWith(fail.before)
      const row = { name: `note ${randomBytes(4).toString("hex")}`, value: "x" }
      await database.db.insertInto("installation").values(row).execute()
      failWith(fail.after)
      return { data: { runs } }
    })
    await app.listen({ host: "127.0.0.1", port: 0 })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  beforeEach(() => {
    runs = 0
    lose = false
    fail = {}
    gate = undefined
  })

  const send = async (key: string, payload: object = { text: "Ask" }, headers = {}) => {
    const sent = { [idempotencyHeader]: key, ...headers }
    const reply = await app.inject({ method: "POST", url: "/note", payload, headers: sent })
    return [reply.statusCode, reply.json()]
  }

  test("was stored, and its retry gets the first answer", async () => {
    const key = newKey()
    lose = true
    const headers = { "content-type": "application/json", [idempotencyHeader]: key }
    const body = JSON.stringify({ text: "Ask" })
    const url = new URL("/note", app.listeningOrigin)
    await expect(fetch(url, { method: "POST", body, headers })).rejects.toThrow("fetch failed")
    lose = false
    expect(await send(key)).toEqual([200, { data: { runs: 1 } }])
    expect(runs).toBe(1)
  })

  test("and that still runs is not run again, and the retry is told when to come back", async () => {
    const key = newKey()
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const first = send(key)
    await vi.waitFor(() => expect(runs).toBe(1))
    const headers = { [idempotencyHeader]: key }
    const payload = { text: "Ask" }
    const retry = await app.inject({ method: "POST", url: "/note", payload, headers })
    expect([retry.statusCode, retry.json()]).toEqual([409, { message: "change_in_progress" }])
    expect(retry.headers["retry-after"]).toBe("2")
    resolve()
    expect(await send(key)).toEqual(await first)
    expect(runs).toBe(1)
  })

  test.each([401, 408, 429, 500, 503])(
    "and that failed with %i before it stored anything runs again",
    async (status) => {
      const key = newKey()
      fail = { before: status }
      expect((await send(key))[0]).toBe(status)
      fail = {}
      expect(await send(key)).toEqual([200, { data: { runs: 2 } }])
    },
  )

  test.each([500, 503])(
    "and that failed with %i after it was stored does not run again",
    async (status) => {
      const key = newKey()
      fail = { after: status }
      expect((await send(key))[0]).toBe(status)
      fail = {}
      expect(await send(key)).toEqual([409, { message: "outcome_unknown" }])
      expect(runs).toBe(1)
    },
  )

  test("is not run for another body or another member under its key", async () => {
    const key = newKey()
    await send(key)
    expect(await send(key, { text: "Go" })).toEqual([422, { message: "key_reused" }])
    const meena = { "x-member": "meena" }
    expect(await send(key, { text: "Ask" }, meena)).toEqual([409, { message: "sent_by_another" }])
    expect(runs).toBe(1)
  })

  test("runs each time without a key, for a page that was opened before an update", async () => {
    for (let i = 0; i < 2; i++) await app.inject({ method: "POST", url: "/note", payload: {} })
    expect(runs).toBe(2)
  })
})
