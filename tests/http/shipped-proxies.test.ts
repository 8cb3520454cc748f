// deploy/nginx.conf and deploy/Caddyfile as shipped, with TLS, in nginx and Caddy. Only ports, folders and the name of the
// server are replaced.
import { execFileSync } from "node:child_process"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { caddyBinary, startCaddyBefore } from "#tests/support/servers/caddy.ts"
import { nginxBinary, startTlsNginxBefore } from "#tests/support/servers/nginx.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const origin = "https://college.example"

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "info", TRUST_PROXY: "loopback", PUBLIC_URL: origin })
})
afterAll(() => server.close())

const proxies = [
  { name: "nginx", binary: nginxBinary, start: startTlsNginxBefore },
  { name: "Caddy", binary: caddyBinary, start: startCaddyBefore },
] as const
for (const { name, binary } of proxies) {
  if (!binary) console.log(`${name} is not installed: its file in deploy/ is not tested.`)
}

describe.each(proxies.filter(({ binary }) => binary !== undefined))("$name", ({ start }) => {
  let proxy: NonNullable<Awaited<ReturnType<typeof start>>>
  beforeAll(async () => {
    proxy = (await start(server.url))!
  })
  afterAll(() => proxy.close())

  test.each(["/", "/hi", "/notices.xml", "/sitemap.xml"])(
    "what a visitor forwards never reaches the addresses in %s, for anyone",
    async (path) => {
      const forged = {
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "http",
        "x-forwarded-for": "203.0.113.99",
        forwarded: "host=evil.example;proto=http",
        "x-request-id": "123456789012",
      }
      for (const headers of [forged, forged, forged, {}, {}]) {
        const { status, body } = await proxy.get(path, headers)
        expect(status).toBe(200)
        expect(body).toContain(`${origin}/`)
        expect(body).not.toContain("evil.example")
        expect(body).not.toContain(`http://college.example`)
      }
      expect(server.log()).not.toMatch(/203\.0\.113\.99|123456789012|evil/)
    },
  )

  test("plain HTTP is redirected to HTTPS, and /metrics is not reached", async () => {
    const plain = await fetch(`${proxy.plainUrl}/notices`, { redirect: "manual" })
    expect([301, 308]).toContain(plain.status)
    expect(plain.headers.get("location")).toMatch(/^https:.*\/notices$/)
    expect((await proxy.get("/metrics")).status).toBe(404)
  })
})

test.runIf(caddyBinary)("Caddy accepts deploy/Caddyfile unchanged", () => {
  const args = ["adapt", "--config", "deploy/Caddyfile", "--adapter", "caddyfile", "--validate"]
  const env = { ...process.env, SITE_ADDRESS: "college.example" }
  const adapted = execFileSync(caddyBinary!, args, { env, stdio: ["ignore", "pipe", "ignore"] })
  expect(JSON.parse(adapted.toString())).toHaveProperty("apps.http")
})
