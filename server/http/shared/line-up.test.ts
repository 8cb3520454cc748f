// Pages and calls of a small server that is busy or not, as a test says.
import { createHmac, randomBytes } from "node:crypto"

import { type FastifyInstance, fastify } from "fastify"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { type LineUp, refuseWhile } from "#server/platform/http/load-shedding.ts"
import { createSecurityHeaders } from "#server/platform/http/security-headers.ts"

import { createLineUp } from "./line-up.ts"

const hash = (text: string) => createHmac("sha256", "key").update(text).digest("base64url")

let app: FastifyInstance
let lineUp: LineUp
let isBusy: boolean

const open = (env: Parameters<typeof readConfig>[0] = {}) => {
  isBusy = true
  app = fastify()
  const security = createSecurityHeaders({ isDevelopment: false })
  lineUp = createLineUp(
    readConfig(env),
    { counting: { shared: undefined, hash }, randomBytes },
    security,
  )
  refuseWhile(app, () => isBusy, lineUp)
  app.get("/monitor", { config: { evenWhenBusy: true } }, async () => "monitor")
  app.post("/save", { config: { linesUp: "call" } }, async () => "saved")
  app.get("/turn", { config: { linesUp: "question" } }, async () => "your turn")
  app.get("/staff", async () => "staff")
  app.all("*", { config: { linesUp: "page" } }, async () => "page")
}
beforeEach(() => open())
afterEach(() => app.close())

const calm = () => {
  isBusy = false
  lineUp.tick(false)
}
const openPage = (url = "/", { cookie, ...rest }: { cookie?: string; method?: "POST" } = {}) =>
  app.inject({
    url,
    headers: { accept: "text/html,*/*", ...(cookie && { cookie }) },
    ...rest,
  })
const send = (cookie = "") => app.inject({ url: "/save", method: "POST", headers: { cookie } })
const cookieOf = ({ headers }: Awaited<ReturnType<typeof openPage>>) =>
  String(headers["set-cookie"]).split(";")[0]!

describe("a page of a busy server", () => {
  test("names the place in both languages, and loads itself again", async () => {
    await openPage()
    const { statusCode, headers, body } = await openPage()
    expect([statusCode, headers["retry-after"], headers["x-queue-place"]]).toEqual([503, "5", "2"])
    expect(headers["cache-control"]).toBe("no-store")
    expect(body).toContain("Your place in line: about 2.")
    expect(body).toContain("पंक्ति में आपका स्थान: लगभग 2।")
    expect(body).toMatch(/<meta http-equiv="refresh" content="[5-7]">/)
    expect(body).not.toContain("<script")
  })

  test("allows its own style only", async () => {
    const { headers, body } = await openPage()
    const [, style] = /<style>([^]*?)<\/style>/.exec(body)!
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style))
    expect(headers["content-security-policy"]).toContain(
      `style-src 'self' 'sha256-${Buffer.from(digest).toString("base64")}'`,
    )
  })

  test.each([
    { url: "/hi/notices", language: "hi" },
    { url: "/hi", language: "hi" },
    { url: "/history", language: "en" },
  ])("$url is in $language first", async ({ url, language }) => {
    const { body } = await openPage(url)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body.indexOf(`<section lang="${language}">`)).toBeLessThan(body.indexOf("<h2>"))
  })

  test.each([
    { env: {}, isSecure: false },
    { env: { PUBLIC_URL: "https://college.example" }, isSecure: true },
  ])(
    "keeps the ticket in a cookie that scripts cannot read ($isSecure)",
    async ({ env, isSecure }) => {
      await app.close()
      open(env)
      const cookie = String((await openPage()).headers["set-cookie"])
      expect(cookie).toMatch(
        /^(?:__Secure-)?waiting=[\w.-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax/,
      )
      expect(cookie.endsWith("; Secure")).toBe(isSecure)
      expect(cookie.startsWith("__Secure-")).toBe(isSecure)
    },
  )

  test("says to send a posted form again, and does not load itself", async () => {
    const { statusCode, headers, body } = await openPage("/admission-form/bsc", { method: "POST" })
    expect([statusCode, headers["set-cookie"]]).toEqual([503, undefined])
    expect(body).toContain("The form has not been received yet")
    expect(body).toContain("फ़ॉर्म अभी प्राप्त नहीं हुआ है")
    expect(body).not.toContain("http-equiv")
  })
})

test("what no person waits for is refused without a place, and a monitor is answered", async () => {
  const staff = await app.inject("/staff")
  const data = await app.inject({ url: "/notices.data", headers: { accept: "*/*" } })
  for (const { statusCode, headers } of [staff, data]) {
    expect([statusCode, headers["retry-after"], headers["set-cookie"]]).toEqual([
      503,
      "10",
      undefined,
    ])
  }
  expect((await app.inject("/monitor")).body).toBe("monitor")
})

test("a form that is refused asks for its turn, and is then received", async () => {
  const refused = await send()
  expect([refused.statusCode, refused.headers["x-queue-place"]]).toEqual([503, "1"])
  const headers = { cookie: cookieOf(refused) }
  expect((await app.inject({ url: "/turn", headers })).headers["x-queue-place"]).toBe("1")
  calm()
  expect((await app.inject({ url: "/turn", headers })).body).toBe("your turn")
  expect((await send(headers.cookie)).body).toBe("saved")
})

test("when the server is calm again, the front goes in before newcomers, who get a place", async () => {
  const cookies: string[] = []
  for (let count = 0; count < 12; count++) cookies.push(cookieOf(await openPage()))
  calm()
  expect((await openPage("/", { cookie: cookies[0]! })).body).toBe("page")
  expect((await openPage("/", { cookie: cookies[11]! })).headers["x-queue-place"]).toBe("2")
  expect((await openPage()).headers["x-queue-place"]).toBe("3")
  expect((await app.inject("/staff")).body).toBe("staff")
  // Nobody can send it again by itself.
  expect((await openPage("/admission-form/bsc", { method: "POST" })).body).toBe("page")
  calm()
  expect((await openPage("/", { cookie: cookies[11]! })).body).toBe("page")
  expect((await openPage()).body).toBe("page")
})

test("places from ten on are in tens", async () => {
  for (let count = 0; count < 10; count++) await openPage()
  expect((await openPage()).headers["x-queue-place"]).toBe("10")
})
