// Administrators and officers of a live college must have a second factor, after seven days of grace.
import { describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { noteLive } from "#server/features/staff/staff.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { oneTimeCode } from "#tests/support/one-time-code.ts"
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
  /** A member who joined that many days ago, and signed in then in this browser. */
  const member = async (role: Role, days = 30) => (await memberWithEmail(role, days)).cookie
  const memberWithEmail = async (role: Role, days = 30) => {
    const email = await site.join(role)
    const cookie = site.cookieOf(await site.signIn(email))
    await withDb((db) =>
      db
        .updateTable("staff")
        .set({ createdAt: site.databaseUrl ? daysAgo(days) : daysAgo(days).toISOString() })
        .where("email", "=", email)
        .execute(),
    )
    return { email, cookie }
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
    await withDb((db) => db.deleteFrom("installation").where("name", "=", "live_since").execute())
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
      "/auth/revoke-session",
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

  test("a password alone sets up none after the grace, however often it signs in", async () => {
    await liveSince(8)
    const { email } = await memberWithEmail("administrator")
    let cookie = ""
    for (let i = 0; i < 2; i++)
      cookie = site.cookieOf(await site.signIn(email, password, { cookie }))
    expect(await dutyOf(cookie)).toEqual({ kind: "link" })
    for (const [path, body] of [
      ["/auth/passkeys/options", { password }],
      ["/auth/passkeys", {}],
      ["/auth/two-factor/enable", { password }],
      ["/auth/two-factor/verify-totp", { code: "123456" }],
      [
        "/auth/change-password",
        { currentPassword: password, newPassword: "a tamarind by the gate" },
      ],
    ] as const) {
      const refused = await post(cookie, path, body)
      expect([path, refused.statusCode, refused.json().message]).toEqual([path, 403, "link_needed"])
    }
    expect(await canWork(cookie)).toBe(403)
  })

  test("a link for a new password lets the member set one up, in that browser only", async () => {
    await liveSince(8)
    const { email, cookie: old } = await memberWithEmail("officer")
    const { id } = (await site.call("GET", "/me", { cookie: old })).json().data
    const link = await site.services.staff.resetPassword(id, commandLine)
    const token = typeof link === "object" ? link.token : ""
    const device = site.cookieOf(await site.call("POST", `/links/${token}`, { body: { password } }))
    const cookie = site.cookieOf(await site.signIn(email, password, { cookie: device }))
    expect(await dutyOf(site.cookieOf(await site.signIn(email)))).toEqual({ kind: "link" })
    expect(await dutyOf(cookie)).toEqual({ kind: "due" })
    await addPasskey(cookie)
    expect(await canWork(cookie)).toBe(200)
  })

  test("a browser stays known after the member has changed the password in it", async () => {
    await liveSince(8)
    const { email, cookie } = await memberWithEmail("officer")
    const newPassword = "a tamarind tree by the gate"
    const body = { currentPassword: password, newPassword }
    const changed = await post(cookie, "/auth/change-password", body)
    const again = await site.signIn(email, newPassword, { cookie: site.cookieOf(changed) })
    expect(await dutyOf(site.cookieOf(again))).toEqual({ kind: "due" })
  })

  test("a stolen password makes no browser known to a member with a second factor", async () => {
    await liveSince(8)
    const { email, cookie } = await memberWithEmail("officer")
    await addPasskey(cookie)
    const stolen = site.cookieOf(await site.signIn(email))
    expect(stolen).not.toContain("console_device")
    const { id } = (await site.call("GET", "/me", { cookie })).json().data
    await site.services.staff.removeSecondFactor(id, { name: "Admin", role: "administrator" })
    const again = site.cookieOf(await site.signIn(email, password, { cookie: stolen }))
    expect(await dutyOf(again)).toEqual({ kind: "link" })
  })

  test("two calls at once, each removing one of two factors, leave one", async () => {
    await liveSince(8)
    for (let round = 0; round < 3; round++) {
      const cookie = await member("officer")
      const key = await addPasskey(cookie)
      const enabled = await post(cookie, "/auth/two-factor/enable", { password })
      const code = oneTimeCode(enabled.json().totpURI)
      const verified = await post(cookie, "/auth/two-factor/verify-totp", { code })
      const now = site.cookieOf(verified) || cookie
      const statuses = await Promise.all([
        post(now, `/auth/passkeys/${key.id}/remove`, { password }),
        post(now, "/auth/two-factor/disable", { password }),
      ])
      expect(statuses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    }
  })

  test("an administrator relaxes the rule, with an audit line; an officer may not", async () => {
    await liveSince(6)
    const [administrator, officer] = [await member("administrator"), await member("officer")]
    const relax = (cookie: string, isRequired: unknown) =>
      site.call("PUT", "/staff/second-factor-rule", { cookie, body: { isRequired } as object })
    expect((await relax(officer, false)).statusCode).toBe(403)
    expect((await relax(administrator, "no")).statusCode).toBe(422)
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
