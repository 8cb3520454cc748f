// What the sign-in library is asked and can't take, or can't do.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { databases } from "#tests/support/databases.ts"
import { type FuzzedSite, openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"

describe.each(databases)("the sign-in library on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: FuzzedSite
  let db: Database
  let cookie: string
  beforeAll(async () => {
    place = await open()
    site = await openFuzzedSite({ DATABASE_URL: place.url })
    db = connect({ dataDir: site.dataDir, url: place.url })
    cookie = await site.signIn("clerk")
  })
  afterAll(async () => {
    await db.destroy()
    await site.close()
    await place.close()
  })

  const post = (path: string, payload: object) =>
    site.send({
      method: "POST",
      url: `/api/console/auth/${path}`,
      headers: { origin, host: "college.example", cookie },
      payload,
    })
  const errors = () =>
    site
      .log()
      .split("\n")
      .filter((line) => line.includes('"level":50'))
      .map((line) => JSON.parse(line) as { msg: string; reqId: string; err?: object })

  test.each([
    { path: "revoke-session", body: { token: "\0" } },
    { path: "revoke-session", body: { token: "abc\0def" } },
    { path: "sign-in/email", body: { email: "a\0@college.example", password: "x".repeat(20) } },
    { path: "two-factor/verify-totp", body: { code: "\0" } },
    { path: "two-factor/enable", body: { password: "\0".repeat(20) } },
    {
      path: "change-password",
      body: { currentPassword: "\0", newPassword: "neem tree by a school" },
    },
  ])("a zero byte sent to $path is refused as what can't be read", async ({ path, body }) => {
    const reply = await post(path, body)
    expect([reply.statusCode, reply.json()]).toEqual([400, { message: "malformed" }])
    expect(errors()).toEqual([])
  })

  test("what fails in it is one line in the log, with the id of the request and nothing that was sent", async () => {
    await db.schema.alterTable("staff").renameTo("staff_away").execute()
    const asked = { email: "nobody@school.example", password: "a password nobody has" }
    const reply = await post("sign-in/email", asked)
    await db.schema.alterTable("staff_away").renameTo("staff").execute()
    expect([reply.statusCode, reply.json()]).toEqual([500, { message: "failed" }])
    const [line, ...others] = errors()
    expect(others).toEqual([])
    expect(line).toMatchObject({ msg: "request failed", reqId: reply.headers["x-request-id"] })
    expect(line!.err).toBeDefined()
    expect(site.log()).not.toContain("school.example")
    expect(site.log()).not.toContain(asked.password)
  })
})
