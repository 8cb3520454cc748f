// One-time links are valid only while their issuer has the permission to make them.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { commandLine, type PendingInvite } from "#server/features/staff/invites.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

describe.each(databasesInFullRuns)("invite and reset links on $name", ({ open }) => {
  const site = consoleOfBlock(open)
  let db: Database
  let chiefCookie: string
  beforeAll(async () => {
    db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    chiefCookie = await site.cookieFor("administrator")
  })
  afterAll(() => db.destroy())

  const member = async (role: Role) => {
    const email = await site.join(role)
    const cookie = site.cookieOf(await site.signIn(email))
    const { id } = (await site.call("GET", "/me", { cookie })).json().data as { id: string }
    return { id, email, cookie }
  }
  const tokenOf = (reply: { json: () => { data: { token: string } } }) => reply.json().data.token
  const inviteBy = async (cookie: string) =>
    tokenOf(await site.call("POST", "/staff/invite", { cookie, body: { role: "administrator" } }))
  const resetBy = async (cookie: string, id: string) =>
    tokenOf(await site.call("POST", `/staff/${id}/reset-password`, { cookie }))
  const change = async (id: string, role: Role, isDisabled = false) => {
    const body = { data: { role, isDisabled } }
    const changed = await site.call("PUT", `/staff/${id}`, { cookie: chiefCookie, body })
    expect(changed.statusCode).toBe(200)
  }
  let count = 0
  const nextLetters = () => String.fromCharCode(65 + (++count % 26)).repeat(1 + count / 26)
  /** Statuses of opening a link and of submitting its form. */
  const statusesOf = async (token: string) => {
    const opened = await site.call("GET", `/links/${token}`)
    const person = {
      name: `Back Again ${nextLetters()}`,
      email: `back${count}@college.example`,
      password,
    }
    const submitted = await site.call("POST", `/links/${token}`, { body: person })
    return [opened.statusCode, submitted.statusCode]
  }
  const linksLeft = async (id: string) =>
    (await db.selectFrom("staff_tokens").select("purpose").where("issued_by_id", "=", id).execute())
      .length

  test("a link works while its issuer is an administrator", async () => {
    const issuer = await member("administrator")
    const clerk = await member("clerk")
    expect(await statusesOf(await inviteBy(issuer.cookie))).toEqual([200, 200])
    expect(await statusesOf(await resetBy(issuer.cookie, clerk.id))).toEqual([200, 200])
  })

  test.each([
    { what: "disabled", role: "administrator", isDisabled: true },
    { what: "made a clerk", role: "clerk", isDisabled: false },
  ] as const)(
    "links of an issuer who is $what are deleted for good",
    async ({ role, isDisabled }) => {
      const issuer = await member("administrator")
      const clerk = await member("clerk")
      const tokens = [await inviteBy(issuer.cookie), await resetBy(issuer.cookie, clerk.id)]
      expect(await linksLeft(issuer.id)).toBe(2)
      await change(issuer.id, role, isDisabled)
      expect(await linksLeft(issuer.id)).toBe(0)
      for (const token of tokens) expect(await statusesOf(token)).toEqual([404, 404])
      await change(issuer.id, "administrator")
      for (const token of tokens) expect(await statusesOf(token)).toEqual([404, 404])
    },
  )

  test.each([
    { what: "another role", changes: { role: "officer" } },
    { what: "a closed account", changes: { isDisabled: true } },
  ])(
    "refuses a link whose issuer has $what, even when changed directly in the database",
    async (given) => {
      const issuer = await member("administrator")
      const token = await inviteBy(issuer.cookie)
      const { role, isDisabled } = given.changes
      const disabled = site.databaseUrl ? true : 1
      await db
        .updateTable("staff")
        .set({ ...(role && { role }), ...(isDisabled && { disabled }) } as never)
        .where("id", "=", issuer.id)
        .execute()
      expect(await statusesOf(token)).toEqual([404, 404])
    },
  )

  test("refuses reset links for a disabled member, and makes no new ones: 409", async () => {
    const clerk = await member("clerk")
    const token = await resetBy(chiefCookie, clerk.id)
    await change(clerk.id, "clerk", true)
    expect(await statusesOf(token)).toEqual([404, 404])
    const refused = await site.call("POST", `/staff/${clerk.id}/reset-password`, {
      cookie: chiefCookie,
    })
    expect([refused.statusCode, refused.json()]).toEqual([409, { message: "member_disabled" }])
    await change(clerk.id, "clerk")
    expect(await statusesOf(token)).toEqual([404, 404])
    expect((await site.signIn(clerk.email)).statusCode).toBe(200)
  })

  test("a password reset of the issuer invalidates the issuer's links", async () => {
    const issuer = await member("administrator")
    const token = await inviteBy(issuer.cookie)
    expect(await statusesOf(await resetBy(chiefCookie, issuer.id))).toEqual([200, 200])
    expect(await statusesOf(token)).toEqual([404, 404])
  })

  test("a link made on the command line needs no issuer", async () => {
    const token = await site.services.staff.invite("administrator", commandLine)
    expect(await statusesOf(token)).toEqual([200, 200])
  })

  test("lists open links with their issuer; any administrator can withdraw them", async () => {
    const issuer = await member("administrator")
    const clerk = await member("clerk")
    const token = await inviteBy(issuer.cookie)
    const reset = await resetBy(issuer.cookie, clerk.id)
    const { name } = (await site.call("GET", "/me", { cookie: issuer.cookie })).json().data
    const named = (await site.call("GET", "/me", { cookie: clerk.cookie })).json().data.name
    const listOwn = async () => {
      const reply = await site.call("GET", "/staff/links", { cookie: chiefCookie })
      return (reply.json().data as PendingInvite[]).filter(({ madeBy }) => madeBy === name)
    }
    const [first, second] = await listOwn()
    expect(first).toMatchObject({ role: null, name: named })
    expect(second).toMatchObject({ role: "administrator", name: null })
    for (const secret of [token, reset])
      expect(JSON.stringify(await listOwn())).not.toContain(secret)
    const withdraw = (cookie: string) =>
      site.call("POST", `/staff/links/${second!.id}/withdraw`, { cookie, body: {} })
    expect((await withdraw(clerk.cookie)).statusCode).toBe(403)
    expect((await withdraw(chiefCookie)).statusCode).toBe(200)
    expect((await withdraw(chiefCookie)).statusCode).toBe(404)
    expect(await statusesOf(token)).toEqual([404, 404])
    expect(await listOwn()).toEqual([first])
    const lines = db.selectFrom("audit").select(["action", "subject"]).orderBy("id", "desc")
    expect(await lines.executeTakeFirst()).toEqual({
      action: "withdrew a link",
      subject: "staff/new",
    })
    expect(await statusesOf(reset)).toEqual([200, 200])
    expect(await listOwn()).toEqual([])
  })

  test("refuses a link whose issuer is recorded by name only", async () => {
    const token = await site.services.staff.invite("administrator", commandLine)
    await db.updateTable("staff_tokens").set({ issued_by: "Member administrator" }).execute()
    expect(await statusesOf(token)).toEqual([404, 404])
  })
})
