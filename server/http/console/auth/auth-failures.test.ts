// Invalid requests to the authentication library, and its failures.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { type FuzzedSite, openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

describe.each(databasesInFullRuns)("the authentication library on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: FuzzedSite
  let db: Database
  let cookie: string
  beforeAll(async () => {
    database = await open()
    site = await openFuzzedSite({ DATABASE_URL: database.url })
    db = connect({ dataDir: site.dataDir, url: database.url })
    cookie = await site.signIn("clerk")
  })
  afterAll(async () => {
    await db.destroy()
    await site.close()
    await database.close()
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
    { path: "two-factor/verify-backup-code", body: { code: "abc\0def" } },
    { path: "sign-in/email", body: { email: "a\0@college.example", password: "x".repeat(20) } },
    { path: "two-factor/verify-totp", body: { code: "\0" } },
    { path: "two-factor/enable", body: { password: "\0".repeat(20) } },
    {
      path: "change-password",
      body: { currentPassword: "\0", newPassword: "neem tree by a school" },
    },
  ])("refuses a NUL byte sent to $path: 400", async ({ path, body }) => {
    const before = errors().length
    const reply = await post(path, body)
    expect([reply.statusCode, reply.json()]).toEqual([400, { message: "malformed" }])
    expect(errors().slice(before)).toEqual([])
  })

  test("logs a failure once with the request id, without submitted data", async () => {
    const before = errors().length
    await db.schema.alterTable("staff").renameTo("staff_away").execute()
    const credentials = { email: "nobody@school.example", password: "a password nobody has" }
    const reply = await post("sign-in/email", credentials)
    await db.schema.alterTable("staff_away").renameTo("staff").execute()
    expect([reply.statusCode, reply.json()]).toEqual([500, { message: "failed" }])
    const [line, ...others] = errors().slice(before)
    expect(others).toEqual([])
    expect(line).toMatchObject({ msg: "request failed", reqId: reply.headers["x-request-id"] })
    expect(line!.err).toBeDefined()
    expect(site.log()).not.toContain("school.example")
    expect(site.log()).not.toContain(credentials.password)
  })
})
