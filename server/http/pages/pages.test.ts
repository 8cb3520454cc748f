// The way of a request to a kept page and back, with a stand-in for the React application.
import { createHash } from "node:crypto"
import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"

import { parseSubmissionKey } from "#domain/applications/submission-key.ts"
import { changeContent } from "#server/features/content/content-version.ts"
import { connect } from "#server/platform/database/connect.ts"
import { createSecurityHeaders } from "#server/platform/http/security-headers.ts"
import { openApp } from "#tests/support/app.ts"
import { databases } from "#tests/support/databases.ts"

import type { RequestContext } from "./request-context.ts"

const rendered = vi.hoisted(() => ({ addresses: [] as string[], own: 0 }))

const renderPage = vi.hoisted(() => async (asked: Request, desk: RequestContext) => {
  const { pathname } = new URL(asked.url)
  rendered.addresses.push(asked.url)
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" })
  const answer = (body: string, status = 200) => new Response(body, { status, headers })
  if (pathname === "/nothing") return answer("nothing", 404)
  if (pathname === "/elsewhere") return Response.redirect(new URL("/", asked.url), 301)
  if (pathname === "/cookie") headers.append("set-cookie", "a=b")
  if (pathname === "/fails") throw new Error("secret-7391")
  if (pathname === "/away") throw Object.assign(new Error("secret-7391"), { code: "ECONNREFUSED" })
  if (pathname === "/own") return answer(`own ${await desk.checkCard("none")} ${++rendered.own}`)
  if (pathname === "/form") {
    const [key, again] = [desk.newSubmissionKey(), desk.newSubmissionKey()]
    headers.set("cache-control", "no-store")
    headers.set("content-security-policy", desk.policyFor([`start("${again}")`, "alert()"]))
    return answer(`<input value="${key}">फ़ॉर्म<script>start("${again}")</script>`)
  }
  headers.set("content-security-policy", desk.policyFor(["alert()"]))
  const { college } = await desk.settings()
  const seen = [...asked.headers].map(([name]) => name).join(" ")
  return answer(`${college.name.en} at ${desk.origin}, with headers: ${seen}. `.repeat(50))
})

vi.mock("./render.ts", () => ({
  // As React Router does: a page's failure is logged and answered.
  createRender: () => (asked: Request, desk: RequestContext) =>
    renderPage(asked, desk).catch((error) => {
      desk.logError(error)
      return new Response("failed", { status: 500 })
    }),
}))

type Site = Awaited<ReturnType<typeof openApp>>

const timesRendered = () => rendered.addresses.length
beforeEach(() => {
  rendered.addresses.length = 0
})

describe("a page", () => {
  let site: Site
  beforeAll(async () => {
    site = await openApp()
  })
  afterAll(() => site.close())
  // A host of its own for each test, and so a cache that no other test has filled.
  let host = ""
  beforeEach(({ task }) => {
    host = `${task.id.replaceAll(/[^a-z0-9]/gi, "-")}.example`
  })
  const ask = (url: string, headers = {}, method: "GET" | "HEAD" | "POST" = "GET") =>
    site.app.inject({ url, method, headers: { host, ...headers } })

  test("is rendered once, and each answer is the same to the byte and in every header but its id", async () => {
    const [first, second] = [await ask("/"), await ask("/")]
    expect(timesRendered()).toBe(1)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"])
    const each = { date: "", "x-request-id": "" }
    expect({ ...second.headers, ...each }).toEqual({ ...first.headers, ...each })
    expect(first.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000",
      "cache-control": "no-cache",
    })
  })

  test("kept or not, is answered with all headers that any answer has", async () => {
    await ask("/")
    const names = Object.keys(createSecurityHeaders({ isDevelopment: false }).headers)
    for (const url of ["/healthz", "/", "/nothing", "/search", "/fails"]) {
      expect(Object.keys((await ask(url)).headers), url).toEqual(expect.arrayContaining(names))
    }
  })

  test.each(["br", "gzip"])("comes as %s where that is understood", async (encoding) => {
    const headers = { "accept-encoding": encoding }
    const [first, second] = [await ask("/", headers), await ask("/", headers)]
    for (const answer of [first, second]) {
      expect(answer.headers["content-encoding"]).toBe(encoding)
      expect(answer.headers.vary).toBe("accept-encoding")
      expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length))
    }
    expect(timesRendered()).toBe(1)
  })

  test("that a browser has already is 304, from memory and when it was just rendered", async () => {
    const { etag } = (await ask("/")).headers
    const other = await openApp()
    const again = { "if-none-match": etag!, host }
    for (const app of [site.app, other.app]) {
      const { statusCode, body } = await app.inject({ url: "/", headers: again })
      expect([statusCode, body]).toEqual([304, ""])
    }
    await other.close()
  })

  test("asked for its head only has the headers of the whole, and fills the cache", async () => {
    const heads = [await ask("/", {}, "HEAD"), await ask("/", {}, "HEAD")]
    const whole = await ask("/")
    expect(timesRendered()).toBe(1)
    for (const head of heads) {
      expect([head.statusCode, head.body]).toEqual([200, ""])
      expect(head.headers.etag).toBe(whole.headers.etag)
      expect(head.headers["content-length"]).toBe(whole.headers["content-length"])
    }
  })

  test("is made from its address alone, whatever the first visitor's browser sends", async () => {
    const { body } = await ask("/", { "accept-language": "hi", "x-forwarded-host": "evil.example" })
    expect(body).toContain(`at http://${host}, with headers: . `)
  })

  test("of one host is never answered to another", async () => {
    const hosts = ["college.example", "evil.example", "college.example:3000", "college.example"]
    for (const one of hosts) {
      expect((await ask("/", { host: one })).body).toContain(`at http://${one},`)
    }
    expect(timesRendered()).toBe(3)
  })

  test.each([{ cookie: "session=1" }, { authorization: "Bearer x" }])(
    "for someone known (%o) is neither kept nor from memory",
    async (headers) => {
      await ask("/", headers)
      await ask("/")
      await ask("/", headers)
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
  ])("%s is rendered each time", async (url) => {
    const [first, second] = [await ask(url), await ask(url)]
    expect(timesRendered()).toBeGreaterThanOrEqual(2)
    expect(second.statusCode).toBe(first.statusCode)
    expect(second.body).not.toContain("7391")
  })

  test("that fails for what will pass says when to come again; one that fails for good does not", async () => {
    const [away, failed] = [await ask("/away"), await ask("/fails")]
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "30"])
    expect([failed.statusCode, failed.headers["retry-after"]]).toEqual([500, undefined])
  })

  test("that asks for anything of one visitor's own is made for each", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 5 }, async () => (await ask("/own")).body),
    )
    bodies.push((await ask("/own")).body)
    expect(new Set(bodies).size).toBe(6)
    for (const body of bodies) expect(body).toMatch(/^own undefined \d+$/)
  })

  test("with a form is rendered once, and each has a key of its own, also in its policy", async () => {
    const answers = [await ask("/form"), ...(await Promise.all([ask("/form"), ask("/form")]))]
    expect(timesRendered()).toBe(1)
    const keys = answers.map(({ body, headers }) => {
      const [, key, again] = /^<input value="(.+)">फ़ॉर्म<script>start\("(.+)"\)<\/script>$/.exec(
        body,
      )!
      expect(again).toBe(key)
      const hash = createHash("sha256").update(`start("${key}")`).digest("base64")
      expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`)
      expect(headers["cache-control"]).toBe("no-store")
      expect(parseSubmissionKey(key)).toBe(key)
      return key
    })
    expect(new Set(keys).size).toBe(3)
  })

  test("with a form, for someone known, is rendered each time", async () => {
    for (const headers of [{}, { cookie: "session=1" }, {}]) await ask("/form", headers)
    expect(timesRendered()).toBe(2)
  })

  test("posted to is not answered from memory", async () => {
    await ask("/")
    await ask("/", {}, "POST")
    expect(timesRendered()).toBe(2)
  })

  test("of a list is kept by its number", async () => {
    for (const url of ["/notices?page=2", "/notices?page=3", "/notices?page=2"]) await ask(url)
    expect(timesRendered()).toBe(2)
  })
})

test("many who ask for a page that nobody asked for before get one rendering", async () => {
  const site = await openApp()
  const url = await site.listen()
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(url)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(timesRendered()).toBe(1)
  await site.close()
})

test("with PUBLIC_URL every host gets the site's own address, and one page is kept", async () => {
  const site = await openApp({ PUBLIC_URL: "https://college.example/" })
  for (const host of ["college.example", "evil.example"]) {
    const { body } = await site.app.inject({ url: "/", headers: { host } })
    expect(body).toContain("at https://college.example,")
  }
  expect(timesRendered()).toBe(1)
  await site.close()
})

describe("behind a proxy", () => {
  const ask = async (url: string, headers: Record<string, string>) => {
    const asking = request(url, { headers }).end()
    const [answer] = await once(asking, "response")
    return text(answer as IncomingMessage)
  }
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "college.example" }

  test("that is trusted, the page is of the address the visitor sees", async () => {
    const site = await openApp({ TRUST_PROXY: "loopback" })
    const url = await site.listen()
    for (let i = 0; i < 2; i++) {
      expect(await ask(url, forwarded)).toContain("at https://college.example,")
    }
    expect(await ask(url, { host: "college.example" })).toContain("at http://college.example,")
    expect(timesRendered()).toBe(2)
    await site.close()
  })

  test("that nobody trusts, what it says of the address is not believed", async () => {
    const site = await openApp()
    const url = await site.listen()
    expect(await ask(url, { ...forwarded, host: "a.example" })).toContain("at http://a.example,")
    await site.close()
  })
})

test("a kept page is answered even where the server turns other requests away", async () => {
  const site = await openApp({ EVENT_LOOP_DELAY_MAX_MS: "100" })
  const ask = async (url: string) => (await site.app.inject(url)).statusCode
  expect(await ask("/")).toBe(200)
  let tries = 0
  while ((await ask("/readyz")) !== 503 && tries++ < 10) {
    // Longer than the second after which the delay is looked at.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect([await ask("/readyz"), await ask("/")]).toEqual([503, 200])
  await site.close()
})

describe.each(databases)("on $name, when another process changes the content", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: Site
  beforeAll(async () => {
    place = await open()
    site = await openApp({ DATABASE_URL: place.url, DATA_DIR: place.dataDir })
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  const rename = async (name: string) => {
    const db = connect(place)
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

  test("the page shows it, and is kept again", async () => {
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
})
