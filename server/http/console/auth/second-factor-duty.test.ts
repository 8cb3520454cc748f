// Administrators and officers of a live college must have a second factor, after seven days of grace.
import { describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { noteLive } from "#server/features/staff/staff.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { softwarePasskey } from "#tests/support/software-passkey.ts"
import { password } from "#tests/support/staff-session.ts"

const origin = "http://college.example"
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

describe.each(databases)("the second factor of a live college on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const withDb = async (act: (db: Database) => Promise<unknown>) => {
    const db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    await act(db)
    await db.destroy()
  }
  const liveSince = (days: number) =>
    withDb((db) => setInstallationValue(db, "live_since", daysAgo(days).toISOString()))
  /** A member who joined that many days ago. */
  const member = async (role: Role, days = 30) => {
    const email = await site.join(role)
    await withDb((db) =>
      db
        .updateTable("staff")
        .set({ createdAt: site.databaseUrl ? daysAgo(days) : daysAgo(days).toISOString() })
        .where("email", "=", email)
        .execute(),
    )
    return site.cookieOf(await site.signIn(email))
  }
  const post = (cookie: string, path: string, body: object = {}) =>
    site.call("POST", path, { cookie, body })
  const dutyOf = async (cookie: string) =>
    (await site.call("GET", "/me", { cookie })).json().data.duty as { kind: string; until?: string }
  const canWork = async (cookie: string) =>
    (await site.call("GET", "/admission-sessions", { cookie })).statusCode
  const addPasskey = async (cookie: string) => {
    const key = softwarePasskey()
    const options = await post(cookie, "/auth/passkeys/options", { password })
    const response = key.create(options.json().data, origin)
    await post(cookie, "/auth/passkeys", { name: "", response })
    return key
  }

  test("is not required of a sample college", async () => {
    const cookie = await member("administrator")
    expect(await dutyOf(cookie)).toEqual({ kind: "none" })
    expect(await canWork(cookie)).toBe(200)
  })

  test.each<{ role: Role; live: number; joined: number; kind: string }>([
    { role: "administrator", live: 8, joined: 30, kind: "due" },
    { role: "officer", live: 8, joined: 8, kind: "due" },
    { role: "officer", live: 6, joined: 30, kind: "grace" },
    { role: "administrator", live: 30, joined: 6, kind: "grace" },
    { role: "clerk", live: 30, joined: 30, kind: "none" },
    { role: "editor", live: 30, joined: 30, kind: "none" },
    { role: "auditor", live: 30, joined: 30, kind: "none" },
  ])(
    "of a $role who joined $joined days ago, $live days after going live: $kind",
    async ({ role, live, joined, kind }) => {
      await liveSince(live)
      const cookie = await member(role, joined)
      expect((await dutyOf(cookie)).kind).toBe(kind)
      expect(await canWork(cookie)).toBe(kind === "due" ? 403 : 200)
    },
  )

  test("when due, every call but those of setting up is refused, also printing", async () => {
    await liveSince(8)
    const cookie = await member("administrator")
    const allowed = new Set<string>()
    for (const { method, url, config } of site.routes) {
      const needs = config as { can?: string } | undefined
      if (!needs?.can || method === "HEAD") continue
      const path = url.replace("/api/console", "").replaceAll(/:\w+/g, "x")
      const reply = await site.call(String(method) as "GET", path, {
        cookie,
        ...(method !== "GET" && { body: {} }),
      })
      const isRefused = reply.statusCode === 403 && reply.json().message === "second_factor_needed"
      if (!isRefused) allowed.add(path)
    }
    expect([...allowed].toSorted()).toEqual([
      "/auth/change-password",
      "/auth/passkeys",
      "/auth/passkeys/options",
      "/auth/passkeys/x/remove",
      "/auth/two-factor/disable",
      "/auth/two-factor/enable",
      "/college-start",
      "/me",
    ])
  })

  test("setting one up opens the console at once, and the last one cannot be removed", async () => {
    await liveSince(8)
    const cookie = await member("officer")
    expect(await canWork(cookie)).toBe(403)
    const key = await addPasskey(cookie)
    expect(await canWork(cookie)).toBe(200)
    const refused = await post(cookie, `/auth/passkeys/${key.id}/remove`, { password })
    expect([refused.statusCode, refused.json().message]).toEqual([409, "last_factor"])
    const second = await addPasskey(cookie)
    expect((await post(cookie, `/auth/passkeys/${key.id}/remove`, { password })).statusCode).toBe(
      200,
    )
    expect(
      (await post(cookie, `/auth/passkeys/${second.id}/remove`, { password })).statusCode,
    ).toBe(409)
  })

  test("an administrator relaxes the rule, with an audit line; an officer may not", async () => {
    await liveSince(6)
    const [administrator, officer] = [await member("administrator"), await member("officer")]
    const relax = (cookie: string, isRequired: unknown) =>
      site.call("PUT", "/staff/second-factor-rule", { cookie, body: { isRequired } as object })
    expect((await relax(officer, false)).statusCode).toBe(403)
    expect((await relax(administrator, "no")).statusCode).toBe(400)
    await relax(administrator, false)
    await relax(administrator, false)
    await liveSince(8)
    expect(await canWork(officer)).toBe(200)
    await relax(administrator, true)
    expect(await canWork(officer)).toBe(403)
    const filter = { actor: "", action: "", subject: "staff", from: "", to: "" }
    const lines = await site.services.auditLog.list(filter, { page: 1, perPage: 100 }, "en")
    expect(lines.data.map(({ action }) => action).slice(0, 2)).toEqual([
      "Second factor required of administrators and officers",
      "Second factor no longer required",
    ])
  })

  test("the first note of going live stays", async () => {
    await liveSince(8)
    await withDb((db) => noteLive({ db, now: () => new Date() }))
    expect(await canWork(await member("administrator"))).toBe(403)
  })
})
