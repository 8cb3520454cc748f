// Page requests through the page cache, with a stub in place of the React application.
import { once } from "node:events"
import { type IncomingMessage, request as httpRequest } from "node:http"
import { text } from "node:stream/consumers"

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"

import { changeContent } from "#server/features/content/items/content-version.ts"
import { connect } from "#server/platform/database/connect.ts"
import { createSecurityHeaders } from "#server/platform/http/security-headers.ts"
import { answeredFromCache } from "#server/platform/observability/events.ts"
import { openApp } from "#tests/support/app.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import type { Render } from "./render.ts"
import type { RequestContext } from "./request-context.ts"

const renderer = { addresses: [] as string[] }

const renderPage = async (request: Request, context: RequestContext) => {
  const { pathname } = new URL(request.url)
  renderer.addresses.push(request.url)
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" })
  const answer = (body: string, status = 200) => new Response(body, { status, headers })
  if (pathname === "/nothing") return answer("nothing", 404)
  if (pathname === "/elsewhere") return Response.redirect(new URL("/", request.url), 301)
  if (pathname === "/cookie") headers.append("set-cookie", "a=b")
  if (pathname === "/fails") throw new Error("secret-7391")
  if (pathname === "/away") throw Object.assign(new Error("secret-7391"), { code: "ECONNREFUSED" })
  if (pathname === "/own" || pathname === "/card/none")
    return answer(`${await context.checkCard("none")}`)
  if (pathname === "/form") headers.set("cache-control", "no-store")
  headers.set("content-security-policy", context.policyFor(["alert()"]))
  const { college } = await context.settings()
  const names = [...request.headers].map(([name]) => name).join(" ")
  return answer(`${college.name.en} at ${context.origin}, with headers: ${names}. `.repeat(50))
}

// React Router logs a page's error and answers 500.
const render: Render = async (request, shared) => {
  const context = shared as RequestContext
  return renderPage(request, context).catch((error) => {
    context.logError(error)
    return new Response("failed", { status: 500 })
  })
}

const openSite = (env: Parameters<typeof openApp>[0] = {}) => openApp(env, { render })

type Site = Awaited<ReturnType<typeof openApp>>

const timesRendered = () => renderer.addresses.length
beforeEach(() => {
  renderer.addresses.length = 0
})

describe("page cache: a page", () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())
  // Each test has its own host, so no other test has filled its cache.
  let host = ""
  beforeEach(({ task }) => {
    host = `${task.id.replaceAll(/[^a-z0-9]/gi, "-")}.example`
  })
  const send = (url: string, headers = {}, method: "GET" | "HEAD" | "POST" = "GET") =>
    site.app.inject({ url, method, headers: { host, ...headers } })

  test("is rendered once; answers differ only in date and request id", async () => {
    const [first, second] = [await send("/"), await send("/")]
    expect(timesRendered()).toBe(1)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"])
    const each = { date: "", "x-request-id": "" }
    expect({ ...second.headers, ...each }).toEqual({ ...first.headers, ...each })
    expect(first.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000",
      "cache-control": "public, no-cache",
    })
  })

  test("has all security headers, cached or not", async () => {
    await send("/")
    const names = Object.keys(createSecurityHeaders({ isDevelopment: false }).headers)
    for (const url of ["/healthz", "/", "/nothing", "/search", "/fails"]) {
      expect(Object.keys((await send(url)).headers), url).toEqual(expect.arrayContaining(names))
    }
  })

  test.each(["br", "gzip"])(
    "is compressed with %s when the client accepts it",
    async (encoding) => {
      const headers = { "accept-encoding": encoding }
      const [first, second] = [await send("/", headers), await send("/", headers)]
      for (const answer of [first, second]) {
        expect(answer.headers["content-encoding"]).toBe(encoding)
        expect(answer.headers.vary).toBe("accept-encoding")
        expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length))
      }
      expect(timesRendered()).toBe(1)
    },
  )

  test("answers 304 to a matching ETag, cached or newly rendered", async () => {
    const { etag } = (await send("/")).headers
    const other = await openSite()
    const again = { "if-none-match": etag!, host }
    for (const app of [site.app, other.app]) {
      const { statusCode, body } = await app.inject({ url: "/", headers: again })
      expect([statusCode, body]).toEqual([304, ""])
    }
    await other.close()
  })

  test("HEAD has the headers of GET and fills the cache", async () => {
    const heads = [await send("/", {}, "HEAD"), await send("/", {}, "HEAD")]
    const whole = await send("/")
    expect(timesRendered()).toBe(1)
    for (const head of heads) {
      expect([head.statusCode, head.body]).toEqual([200, ""])
      expect(head.headers.etag).toBe(whole.headers.etag)
      expect(head.headers["content-length"]).toBe(whole.headers["content-length"])
    }
  })

  test("is rendered without the first client's request headers", async () => {
    const { body } = await send("/", {
      "accept-language": "hi",
      "x-forwarded-host": "evil.example",
    })
    expect(body).toContain(`at http://${host}, with headers: . `)
  })

  test("is cached per host", async () => {
    const hosts = ["college.example", "evil.example", "college.example:3000", "college.example"]
    for (const otherHost of hosts) {
      expect((await send("/", { host: otherHost })).body).toContain(`at http://${otherHost},`)
    }
    expect(timesRendered()).toBe(3)
  })

  test.each([{ cookie: "session=1" }, { authorization: "Bearer x" }])(
    "bypasses the cache for requests with credentials (%o)",
    async (headers) => {
      await send("/", headers)
      await send("/")
      await send("/", headers)
      expect(timesRendered()).toBe(3)
    },
  )

  test.each([
    "/nothing",
    "/cookie",
    "/search",
    "/admission-form/print/A",
    "/?q=1",
    "/elsewhere",
    "/fails",
    "/away",
  ])("%s is not cached", async (url) => {
    const [first, second] = [await send(url), await send(url)]
    expect(timesRendered()).toBeGreaterThanOrEqual(2)
    expect(second.statusCode).toBe(first.statusCode)
    expect(second.body).not.toContain("7391")
  })

  test("answers 503 with Retry-After on a transient error and 500 on others", async () => {
    const [away, failed] = [await send("/away"), await send("/fails")]
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "30"])
    expect([failed.statusCode, failed.headers["retry-after"]]).toEqual([500, undefined])
  })

  test("that reads visitor data fails unless its path is excluded from the cache", async () => {
    const [excluded, cacheable] = [await send("/card/none"), await send("/own")]
    expect([excluded.statusCode, cacheable.statusCode]).toEqual([200, 500])
    await send("/own")
    expect(timesRendered()).toBe(3)
  })

  test("with a form is rendered once, and no browser stores it", async () => {
    const answers = [await send("/form"), ...(await Promise.all([send("/form"), send("/form")]))]
    expect(timesRendered()).toBe(1)
    for (const { headers } of answers) expect(headers["cache-control"]).toBe("no-store")
  })

  test("with a form bypasses the cache for requests with credentials", async () => {
    for (const headers of [{}, { cookie: "session=1" }, {}]) await send("/form", headers)
    expect(timesRendered()).toBe(2)
  })

  test("is not answered from the cache on POST", async () => {
    await send("/")
    await send("/", {}, "POST")
    expect(timesRendered()).toBe(2)
  })

  test("of a paginated list is cached per page number", async () => {
    for (const url of ["/notices?page=2", "/notices?page=3", "/notices?page=2"]) await send(url)
    expect(timesRendered()).toBe(2)
  })
})

test("concurrent requests for an uncached page share one rendering", async () => {
  const site = await openSite()
  const url = await site.listen()
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(url)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(timesRendered()).toBe(1)
  await site.close()
})

test("with PUBLIC_URL every host gets the site's own origin from one cache entry", async () => {
  const site = await openSite({ PUBLIC_URL: "https://college.example/" })
  for (const host of ["college.example", "evil.example"]) {
    const { body } = await site.app.inject({ url: "/", headers: { host } })
    expect(body).toContain("at https://college.example,")
  }
  expect(timesRendered()).toBe(1)
  await site.close()
})

describe("behind a proxy", () => {
  const send = async (url: string, headers: Record<string, string>) => {
    const clientRequest = httpRequest(url, { headers }).end()
    const [answer] = await once(clientRequest, "response")
    return text(answer as IncomingMessage)
  }
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" }

  test("the origin is PUBLIC_URL, whatever a visitor or a proxy sends", async () => {
    const site = await openSite({ TRUST_PROXY: "loopback", PUBLIC_URL: "https://college.example" })
    const url = await site.listen()
    for (const headers of [forwarded, { host: "evil.example" }, {}]) {
      expect(await send(url, headers)).toContain("at https://college.example,")
    }
    expect(timesRendered()).toBe(1)
    await site.close()
  })

  test("the page's own address has the host of the request, not X-Forwarded-Host", async () => {
    const site = await openSite({ TRUST_PROXY: "loopback", PUBLIC_URL: "https://college.example" })
    const headers = { ...forwarded, host: "college.example" }
    await site.app.inject({ method: "POST", url: "/", headers })
    expect(renderer.addresses).toEqual(["https://college.example/"])
    await site.close()
  })

  test("without PUBLIC_URL, forwarded headers are ignored", async () => {
    const site = await openSite()
    const url = await site.listen()
    expect(await send(url, { ...forwarded, host: "a.example" })).toContain("at http://a.example,")
    await site.close()
  })
})

describe("before Fastify, a cached page", () => {
  const token = "a-token-of-this-test"
  let site: Site
  let url: string
  let events: unknown[]
  let unsubscribe: () => void
  beforeEach(async () => {
    site = await openSite({ METRICS_TOKEN: token })
    url = await site.listen()
    events = []
    unsubscribe = answeredFromCache.subscribe(({ method, status }) => events.push([method, status]))
  })
  afterEach(async () => {
    unsubscribe()
    await site.close()
  })
  const send = async (headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(url, { headers: { "accept-encoding": "br", ...headers }, method })
    const { date: _date, ...sent } = Object.fromEntries(answer.headers)
    return { status: answer.status, headers: sent, body: await answer.text() }
  }

  test("is the answer that Fastify sends, but for the request id", async () => {
    const [rendered, cached] = [await send(), await send()]
    expect(events).toEqual([["GET", 200]])
    const id = { "x-request-id": "" }
    const sameId = (answer: typeof cached) => ({ ...answer, headers: { ...answer.headers, ...id } })
    expect(sameId(cached)).toEqual(sameId(rendered))
    expect(cached.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/)
    expect(cached.headers["x-request-id"]).not.toBe(rendered.headers["x-request-id"])
  })

  test("is a 304 to its ETag, and without a body to HEAD", async () => {
    const { headers, body } = await send()
    const conditional = await send({ "if-none-match": headers["etag"]! })
    expect([conditional.status, conditional.body]).toEqual([304, ""])
    const head = await send({}, "HEAD")
    expect([head.status, head.body]).toEqual([200, ""])
    expect(head.headers["content-length"]).toBe(headers["content-length"])
    expect(body).not.toBe("")
    expect(events.slice(-2)).toEqual([
      ["GET", 304],
      ["HEAD", 200],
    ])
  })

  test("is counted like every request", async () => {
    const readCount = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const { body } = await site.app.inject({ url: "/metrics", headers })
      const series =
        /^mahavidyalaya_requests_total\{route="pages",method="GET",status="2xx"\} (\d+)/m
      return Number(series.exec(body)?.[1])
    }
    await send()
    const before = await readCount()
    await send()
    expect([await readCount(), events.at(-1)]).toEqual([before + 1, ["GET", 200]])
  })

  test.each([{ cookie: "session=1" }, { authorization: "Bearer x" }])(
    "is not sent to a request with credentials (%o)",
    async (headers) => {
      await send()
      events.length = 0
      await send(headers)
      expect(events).toEqual([])
    },
  )
})

test("serves cached pages while load shedding refuses other requests", async () => {
  const site = await openSite({ EVENT_LOOP_DELAY_MAX_MS: "100" })
  const origin = await site.listen()
  const send = async (path: string) => (await fetch(origin + path)).status
  // On a busy machine the first requests may be refused.
  while ((await send("/")) !== 200) await new Promise((resolve) => setTimeout(resolve, 100))
  let attempts = 0
  while ((await send("/readyz")) !== 503 && attempts++ < 10) {
    // Blocks longer than the one-second interval of the event loop delay check.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect([await send("/readyz"), await send("/")]).toEqual([503, 200])
  await site.close()
})

describe.each(databasesInFullRuns)(
  "on $name, after another process changes the content",
  ({ open }) => {
    let database: Awaited<ReturnType<typeof open>>
    let site: Site
    beforeAll(async () => {
      database = await open()
      site = await openSite({ DATABASE_URL: database.url, DATA_DIR: database.dataDir })
    })
    afterAll(async () => {
      await site.close()
      await database.close()
    })

    const rename = async (name: string) => {
      const db = connect(database)
      await changeContent(db, async (transaction) => {
        const settings = { collection: "settings", slug: "college" }
        const { data } = await transaction
          .selectFrom("items")
          .select("data")
          .where("collection", "=", settings.collection)
          .where("slug", "=", settings.slug)
          .executeTakeFirstOrThrow()
        const changed = JSON.parse(data)
        changed.college.name.en = name
        await transaction
          .updateTable("items")
          .set({ data: JSON.stringify(changed) })
          .where("collection", "=", settings.collection)
          .execute()
      })
      await db.destroy()
    }
    const read = async () => (await site.app.inject("/")).body

    test("the page shows the change and is cached again", async () => {
      for (const name of ["First College", "Second College", "Third College"]) {
        await rename(name)
        await expect.poll(read, { interval: 2 }).toContain(name)
        await vi.waitFor(async () => {
          const before = timesRendered()
          await read()
          expect(timesRendered()).toBe(before)
        })
      }
    })
  },
)
