// deploy/nginx.conf caches answers that everyone may share, and nothing else.
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { apply } from "#tests/support/contract-calls.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { nginxBinary, startNginxBefore } from "#tests/support/servers/nginx.ts"
import { rewriteNotice } from "#tests/support/servers/other-process.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const isInstalled = nginxBinary !== undefined
if (!isInstalled) console.log("nginx is not installed: its cache is not tested.")

describe.runIf(isInstalled)("behind nginx", () => {
  let server: RunningServer
  let nginx: NonNullable<Awaited<ReturnType<typeof startNginxBefore>>>
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: "warn", TRUST_PROXY: "loopback" })
    nginx = (await startNginxBefore([server.url]))!
  })
  afterAll(async () => {
    await nginx.close()
    await server.close()
  })

  const send = (path: string, init: RequestInit = {}) => fetch(nginx.url + path, init)
  /** What nginx did with each of some requests: HIT means that it did not ask the server. */
  const outcomes = async (path: string, init: RequestInit = {}) => {
    const found = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const answer = await send(path, init)
      await answer.arrayBuffer()
      found.add(answer.headers.get("x-cache") ?? "")
    }
    return [...found]
  }
  const cachedTexts = () =>
    globSync("cache/**", { cwd: nginx.folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"))

  const asset = () => `/assets/${globSync("*.css", { cwd: "build/client/assets" })[0]}`

  test.each(["/", "/hi", "/notices?page=2", "/notices.xml", "/favicon.svg", "asset"])(
    "%s is cached",
    async (path) => {
      expect(await outcomes(path === "asset" ? asset() : path)).toContain("HIT")
    },
  )

  test("a cached page has the requested language and encoding", async () => {
    for (const path of ["/courses", "/hi/courses"]) {
      expect(await outcomes(path)).toContain("HIT")
      const [ours, through] = await Promise.all([fetch(server.url + path), send(path)])
      const [page, cached] = [await ours.text(), await through.text()]
      expect(cached).toBe(page)
      for (const name of ["vary", "content-type", "cache-control"]) {
        expect(through.headers.get(name), name).toBe(ours.headers.get(name))
      }
    }
    const accept = { headers: { "accept-encoding": "identity" } }
    expect(await outcomes("/courses", accept)).toContain("HIT")
    expect((await send("/courses", accept)).headers.get("content-encoding")).toBeNull()
    const compressed = await send("/courses", { headers: { "accept-encoding": "br" } })
    expect(compressed.headers.get("content-encoding")).toBe("br")
  })

  test("a cached page answers 304 to its ETag, and has no request id", async () => {
    let hit: Response | undefined
    for (let i = 0; i < 12 && !hit; i++) {
      const answer = await send("/facilities")
      const isHit = answer.headers.get("x-cache") === "HIT"
      expect(answer.headers.has("x-request-id")).toBe(!isHit)
      if (isHit) hit = answer
    }
    const headers = { "if-none-match": hit!.headers.get("etag")! }
    expect((await send("/facilities", { headers })).status).toBe(304)
  })

  test("each host has its own entry", async () => {
    const other = nginx.url.replace("127.0.0.1", "localhost")
    expect(await outcomes("/contact-us")).toContain("HIT")
    expect(await (await fetch(`${other}/contact-us`)).text()).not.toContain(nginx.url)
  })

  test.each([{ cookie: "session=1" }, { authorization: "Bearer x" }])(
    "a request with %o bypasses the cache",
    async (headers) => {
      expect(await outcomes("/courses")).toContain("HIT")
      expect(await outcomes("/courses", { headers })).toEqual(["BYPASS"])
      expect(await outcomes("/about/vision", { headers })).toEqual(["BYPASS"])
    },
  )

  test("personal pages and calls are never cached", async () => {
    const form = validForm("BSc", { applicant_name: "Zebunnisa Uncachable" })
    const code = await apply(nginx.url, await makeSamplePictures(), form)
    const sheet = `/admission-form/print/${code}`
    const text = await (await send(sheet)).text()
    expect(text).toContain("Zebunnisa Uncachable")
    const picture = /\/uploads\/[0-9a-f]{32}\.jpg/.exec(text)![0]
    const paths = [
      sheet,
      `/hi${sheet}`,
      `${sheet}.data`,
      picture,
      `/card/${code}`,
      "/student/dashbaord/URN-1",
      "/office/login",
      "/console",
      "/api/student/me",
      "/search?q=Zebunnisa",
      "/admission-form/bsc/part-1",
      "/notices?preview=a-token",
      "/no-such-page",
    ]
    for (const path of paths) expect(await outcomes(path), path).not.toContain("HIT")
    const lookUp = { method: "POST", body: new URLSearchParams({ admission_code: code }) }
    expect(await outcomes("/admission-status", lookUp)).not.toContain("HIT")
    expect(await outcomes("/hi/contact-us")).toContain("HIT")
    const cached = cachedTexts()
    expect(cached.length).toBeGreaterThan(0)
    expect(cached.filter((file) => file.includes(code) || file.includes("Zebunnisa"))).toEqual([])
  })

  test.each(["Fees by the fifth", "Fees by the sixth"])(
    "a change of another process shows: %s",
    async (title) => {
      const slug = "library-clearance"
      const read = async () => (await send(`/notices/${slug}`)).text()
      expect(await outcomes(`/notices/${slug}`)).toContain("HIT")
      rewriteNotice(server.dataDir, slug, title)
      await expect.poll(read, { interval: 20 }).toContain(title)
    },
  )
})
