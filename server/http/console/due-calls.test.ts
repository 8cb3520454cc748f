import { beforeEach, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import type { RetentionView } from "#server/features/privacy/privacy.ts"
import { connect } from "#server/platform/database/connect.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const messages = { kind: "messages", session: "" }

describe.each(databasesInFullRuns)("erasure routes on $name", ({ open }) => {
  const site = consoleOfBlock(open)
  const cookies = new Map<Role, string>()
  const cookieOf = async (role: Role) => {
    if (!cookies.has(role)) cookies.set(role, await site.cookieFor(role))
    return cookies.get(role)!
  }
  const call = async (path: string, body: object, role: Role = "administrator") => {
    const cookie = await cookieOf(role)
    const reply = await site.call("POST", `/privacy/due/${path}`, { cookie, body })
    return { status: reply.statusCode, text: reply.body }
  }
  const view = async (): Promise<RetentionView> => {
    const reply = await site.call("GET", "/privacy", { cookie: await cookieOf("administrator") })
    return reply.json().data
  }
  const inDatabase = async <Result>(work: (db: ReturnType<typeof connect>) => Promise<Result>) => {
    const db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  const countMessages = () =>
    inDatabase(
      async (db) => (await db.selectFrom("contact_messages").select("id").execute()).length,
    )
  /** Adds messages of which this many are due. */
  const write = (due: number, others: number) =>
    inDatabase(async (db) => {
      const message = { name: "Asha", email: "asha@example.com", subject: "x", message: "y" }
      const rows = Array.from({ length: due + others }, (_, i) => ({
        ...message,
        at: daysAgo(i < due ? 400 : 20),
        seen_at: null,
      }))
      await db.deleteFrom("contact_messages").execute()
      await db.insertInto("contact_messages").values(rows).execute()
    })
  const backUp = () =>
    inDatabase((db) => setInstallationValue(db, "last_backup", new Date().toISOString()))

  beforeEach(async () => {
    await write(1, 30)
    await backUp()
  })

  const shown = async () => (await view()).groups.find(({ kind }) => kind === "messages")!

  test.each(["officer", "clerk", "editor", "auditor"] as const)("refuse the %s", async (role) => {
    for (const path of ["export", "erase", "automatic"]) {
      expect((await call(path, messages, role)).status).toBe(403)
    }
  })

  test("an administrator sees what is due, downloads its list, and erases it with the password", async () => {
    const { sha256, ...group } = await shown()
    expect(group).toMatchObject({ count: 1, isLarge: false, automaticBy: null, erasedFrom: null })
    const list = await call("export", messages)
    expect(list.text.trim().split("\r\n")).toHaveLength(2)
    const erased = await call("erase", { ...messages, sha256, password })
    expect(JSON.parse(erased.text)).toEqual({ data: { count: 1 } })
    expect(await countMessages()).toBe(30)
  })

  test.each([
    { given: { password: "" }, field: "password", error: "missing" },
    { given: { password: "not the password at all" }, field: "password", error: "password.wrong" },
  ])("nothing is erased without the password: $error", async ({ given, field, error }) => {
    const { sha256 } = await shown()
    const refused = await call("erase", { ...messages, sha256, ...given })
    expect(refused.status).toBe(422)
    expect(JSON.parse(refused.text).errors).toEqual({ [field]: [error] })
    expect(await countMessages()).toBe(31)
  })

  test("more than 5 % of the records are erased only if their number is typed", async () => {
    await write(1200, 10)
    const { sha256, isLarge } = await shown()
    expect(isLarge).toBe(true)
    for (const count of [undefined, "", "1199", "x"]) {
      const refused = await call("erase", { ...messages, sha256, password, count })
      expect(JSON.parse(refused.text).errors).toEqual({ count: ["privacy.count"] })
    }
    expect(await countMessages()).toBe(1210)
    const erased = await call("erase", { ...messages, sha256, password, count: "1,200" })
    expect(erased.status).toBe(200)
    expect(await countMessages()).toBe(10)
  })

  test("nothing is erased without a checked backup", async () => {
    const { sha256 } = await shown()
    await inDatabase((db) =>
      db.deleteFrom("installation").where("name", "=", "last_backup").execute(),
    )
    const refused = await call("erase", { ...messages, sha256, password })
    expect(refused).toMatchObject({ status: 409 })
    expect(JSON.parse(refused.text).message).toBe("erasure_no_backup")
    expect(await countMessages()).toBe(31)
  })

  test("nothing is erased when the list has changed since the page was loaded", async () => {
    const { sha256 } = await shown()
    await write(1, 30)
    const refused = await call("erase", { ...messages, sha256, password })
    expect(JSON.parse(refused.text).message).toBe("changed_meanwhile")
    expect(await countMessages()).toBe(31)
  })

  test.each([
    { body: { kind: "staff", session: "" }, status: 422 },
    { body: { kind: "messages", session: "2025-26" }, status: 404 },
    { body: {}, status: 422 },
  ])("an unknown group is refused: $body", async ({ body, status }) => {
    expect((await call("export", body)).status).toBe(status)
  })

  test("an administrator switches erasure without a confirmation on and off; the audit has both", async () => {
    await call("automatic", { ...messages, on: true })
    expect((await shown()).automaticBy).toMatch(/administrator/)
    await call("automatic", { ...messages, on: false })
    expect((await shown()).automaticBy).toBeNull()
    expect((await call("automatic", { kind: "trash", session: "", on: true })).status).toBe(422)
    const lines = await inDatabase((db) =>
      db
        .selectFrom("audit")
        .select(["action", "subject"])
        .where("action", "like", "automatic erasure%")
        .orderBy("id")
        .execute(),
    )
    expect(lines).toEqual([
      { action: "automatic erasure on", subject: "messages" },
      { action: "automatic erasure off", subject: "messages" },
    ])
  })

  test("an administrator confirms the date of a clock that is not trusted", async () => {
    await inDatabase((db) => setInstallationValue(db, "trusted_time", daysAgo(60)))
    const { clock, groups } = await view()
    expect(clock).toMatchObject({ reason: "clock_ahead" })
    const { sha256 } = groups.find(({ kind }) => kind === "messages")!
    const refused = await call("erase", { ...messages, sha256, password })
    expect(JSON.parse(refused.text).message).toBe("erasure_clock_ahead")
    const cookie = await cookieOf("administrator")
    await site.call("POST", "/operations/clock", { cookie, body: {} })
    expect((await view()).clock).toBeNull()
    expect((await call("erase", { ...messages, sha256, password })).status).toBe(200)
  })
})
