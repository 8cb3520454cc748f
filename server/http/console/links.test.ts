// One-time links end with what their maker may do.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { commandLine, type PendingInvite } from "#server/features/staff/invites.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { openConsole, password } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"

describe.each(databases)("links on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof openConsole>>
  let db: Database
  let chief: string
  beforeAll(async () => {
    place = await open()
    desk = await openConsole({ DATABASE_URL: place.url })
    db = connect({ dataDir: desk.dataDir, url: place.url })
    chief = await desk.cookieFor("administrator")
  })
  afterAll(async () => {
    await db.destroy()
    await desk.close()
    await place.close()
  })

  const member = async (role: Role) => {
    const email = await desk.join(role)
    const cookie = desk.cookieOf(await desk.signIn(email))
    const { id } = (await desk.call("GET", "/me", { cookie })).json().data as { id: string }
    return { id, email, cookie }
  }
  const tokenOf = (reply: { json: () => { data: { token: string } } }) => reply.json().data.token
  const inviteBy = async (cookie: string) =>
    tokenOf(await desk.call("POST", "/staff/invite", { cookie, body: { role: "administrator" } }))
  const resetBy = async (cookie: string, id: string) =>
    tokenOf(await desk.call("POST", `/staff/${id}/reset-password`, { cookie }))
  const change = async (id: string, role: Role, isDisabled = false) => {
    const body = { data: { role, isDisabled } }
    const changed = await desk.call("PUT", `/staff/${id}`, { cookie: chief, body })
    expect(changed.statusCode).toBe(200)
  }
  let count = 0
  const letters = () => String.fromCharCode(65 + (++count % 26)).repeat(1 + count / 26)
  /** What a link shows, and what following it does. */
  const follow = async (token: string) => {
    const shown = await desk.call("GET", `/links/${token}`)
    const who = { name: `Back Again ${letters()}`, email: `back${count}@college.example`, password }
    const done = await desk.call("POST", `/links/${token}`, { body: who })
    return [shown.statusCode, done.statusCode]
  }
  const linksLeft = async (id: string) =>
    (await db.selectFrom("staff_links").select("purpose").where("made_by_id", "=", id).execute())
      .length

  test("what is left to an administrator who stays opens", async () => {
    const maker = await member("administrator")
    const clerk = await member("clerk")
    expect(await follow(await inviteBy(maker.cookie))).toEqual([200, 200])
    expect(await follow(await resetBy(maker.cookie, clerk.id))).toEqual([200, 200])
  })

  test.each([
    { what: "disabled", role: "administrator", isDisabled: true },
    { what: "made a clerk", role: "clerk", isDisabled: false },
  ] as const)(
    "who is $what comes back by no link, also not later",
    async ({ role, isDisabled }) => {
      const maker = await member("administrator")
      const clerk = await member("clerk")
      const tokens = [await inviteBy(maker.cookie), await resetBy(maker.cookie, clerk.id)]
      expect(await linksLeft(maker.id)).toBe(2)
      await change(maker.id, role, isDisabled)
      expect(await linksLeft(maker.id)).toBe(0)
      for (const token of tokens) expect(await follow(token)).toEqual([404, 404])
      await change(maker.id, "administrator")
      for (const token of tokens) expect(await follow(token)).toEqual([404, 404])
    },
  )

  test.each([
    { what: "another role", changes: { role: "officer" } },
    { what: "a closed account", changes: { isDisabled: true } },
  ])("a link is good only while its maker could make it: $what, however it came", async (given) => {
    const maker = await member("administrator")
    const token = await inviteBy(maker.cookie)
    const { role, isDisabled } = given.changes
    const disabled = place.url ? true : 1
    await db
      .updateTable("staff")
      .set({ ...(role && { role }), ...(isDisabled && { disabled }) } as never)
      .where("id", "=", maker.id)
      .execute()
    expect(await follow(token)).toEqual([404, 404])
  })

  test("a link for a new password helps nobody who is disabled, and none is made", async () => {
    const clerk = await member("clerk")
    const token = await resetBy(chief, clerk.id)
    await change(clerk.id, "clerk", true)
    expect(await follow(token)).toEqual([404, 404])
    const asked = await desk.call("POST", `/staff/${clerk.id}/reset-password`, { cookie: chief })
    expect([asked.statusCode, asked.json()]).toEqual([409, { message: "member_disabled" }])
    await change(clerk.id, "clerk")
    expect(await follow(token)).toEqual([404, 404])
    expect((await desk.signIn(clerk.email)).statusCode).toBe(200)
  })

  test("with a password set anew, the links end that were made under the old one", async () => {
    const maker = await member("administrator")
    const token = await inviteBy(maker.cookie)
    expect(await follow(await resetBy(chief, maker.id))).toEqual([200, 200])
    expect(await follow(token)).toEqual([404, 404])
  })

  test("a link made on the machine itself needs no member of staff", async () => {
    const token = await desk.services.staff.invite("administrator", commandLine)
    expect(await follow(token)).toEqual([200, 200])
  })

  test("open links are seen, by whom they were made, and withdrawn by any administrator", async () => {
    const maker = await member("administrator")
    const clerk = await member("clerk")
    const token = await inviteBy(maker.cookie)
    const reset = await resetBy(maker.cookie, clerk.id)
    const { name } = (await desk.call("GET", "/me", { cookie: maker.cookie })).json().data
    const named = (await desk.call("GET", "/me", { cookie: clerk.cookie })).json().data.name
    const seen = async () => {
      const reply = await desk.call("GET", "/staff/links", { cookie: chief })
      return (reply.json().data as PendingInvite[]).filter(({ madeBy }) => madeBy === name)
    }
    const [first, second] = await seen()
    expect(first).toMatchObject({ role: null, name: named })
    expect(second).toMatchObject({ role: "administrator", name: null })
    for (const secret of [token, reset]) expect(JSON.stringify(await seen())).not.toContain(secret)
    const withdraw = (cookie: string) =>
      desk.call("POST", `/staff/links/${second!.id}/withdraw`, { cookie, body: {} })
    expect((await withdraw(clerk.cookie)).statusCode).toBe(403)
    expect((await withdraw(chief)).statusCode).toBe(200)
    expect((await withdraw(chief)).statusCode).toBe(404)
    expect(await follow(token)).toEqual([404, 404])
    expect(await seen()).toEqual([first])
    const lines = db.selectFrom("audit").select(["action", "subject"]).orderBy("id", "desc")
    expect(await lines.executeTakeFirst()).toEqual({
      action: "withdrew a link",
      subject: "staff/new",
    })
    expect(await follow(reset)).toEqual([200, 200])
    expect(await seen()).toEqual([])
  })

  test("one whose maker is known only by name opens nothing", async () => {
    const token = await desk.services.staff.invite("administrator", commandLine)
    await db.updateTable("staff_links").set({ made_by: "Member administrator" }).execute()
    expect(await follow(token)).toEqual([404, 404])
  })
})
