// Joining, changing and name uniqueness of staff members under concurrent requests.
import { setTimeout as sleep } from "node:timers/promises"

import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { systemActors } from "#domain/staff/system-actors.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { openConsole } from "#tests/support/console.ts"
import { databases, inFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

import { commandLine } from "./invites.ts"

describe.each(databases)("the members of staff on $name", ({ name: databaseName, open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openConsole>>
  let db: Database
  beforeAll(async () => {
    database = await open()
    site = await openConsole({ DATABASE_URL: database.url })
    db = connect({ dataDir: site.dataDir, url: database.url })
  })
  afterAll(async () => {
    await db.destroy()
    await site.close()
    await database.close()
  })

  const linkFor = () => site.services.staff.invite("clerk", commandLine)
  const follow = async (token: string, name: string, email: string) => {
    const reply = await site.call("POST", `/links/${token}`, { body: { name, email, password } })
    return { status: reply.statusCode, errors: reply.json().errors }
  }
  /** Makes all requests of `work` read before any writes (PostgreSQL): holds a table lock until `waitingCount` wait. */
  const concurrently = async <Result>(
    waitingCount: number,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (!database.url) return work()
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
      return rows.length >= waitingCount
    }
    const { running: pending } = await db.transaction().execute(async (transaction) => {
      await sql`lock table staff in share mode`.execute(transaction)
      const started = work()
      for (let attempt = 0; attempt < 200 && !(await isWaiting()); attempt++) await sleep(50)
      return { running: started }
    })
    return pending
  }
  const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).toSorted()

  test("keeps one administrator when two demote each other concurrently", async () => {
    const emails = [await site.join("administrator"), await site.join("administrator")]
    const members = await site.services.staff.list()
    const [first, second] = emails.map((email) => members.find((one) => one.email === email)!.id)
    const actor = { name: "somebody", role: "administrator" } as const
    const set = (id: string, role: "administrator" | "clerk") =>
      site.services.staff.change(id, { role, isDisabled: false }, actor)
    for (let round = 0; round < 40; round++) {
      const outcomes = await Promise.all([set(first!, "clerk"), set(second!, "clerk")])
      expect(outcomes.toSorted()).toEqual(["changed", "last administrator"])
      await set(first!, "administrator")
      await set(second!, "administrator")
    }
  })

  test("accepts one of six concurrent sign-ups with the same e-mail", async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, linkFor))
    const replies = await concurrently(tokens.length, () =>
      Promise.all(
        tokens.map((token, at) => follow(token, `Meena ${"ABCDEF"[at]}`, "meena@college.example")),
      ),
    )
    expect(statuses(replies)).toEqual([200, 422, 422, 422, 422, 422])
    const refused = replies.filter(({ status }) => status === 422)
    for (const { errors } of refused) expect(errors).toEqual({ email: ["email.taken"] })
  })

  test("accepts one of six concurrent sign-ups with the same name, and one with the same link", async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, linkFor))
    const replies = await concurrently(tokens.length, () =>
      Promise.all(
        tokens.map((token, at) => follow(token, "Lakshmi Devi", `lakshmi${at}@college.example`)),
      ),
    )
    expect(statuses(replies)).toEqual([200, 422, 422, 422, 422, 422])
    const token = await linkFor()
    const followed = await Promise.all(
      [..."ABCDEF"].map((letter) =>
        follow(token, `Asha ${letter}`, `asha${letter}@college.example`),
      ),
    )
    expect(statuses(followed)).toEqual([200, 404, 404, 404, 404, 404])
  })

  describe.each(inFullRuns(databaseName))("names", () => {
    test("refuses names of other members, also disabled ones, and of system actors, in any spelling", async () => {
      await site.join("officer", "José Prasad")
      await site.join("clerk", "गीता देवी")
      const members = await site.services.staff.list()
      const { id } = members.find(({ name }) => name === "José Prasad")!
      const actor = { name: "somebody", role: "administrator" } as const
      await site.services.staff.change(id, { role: "officer", isDisabled: true }, actor)
      const token = await linkFor()
      const email = "another@college.example"
      const taken = [
        "José Prasad",
        "Jose\u0301  PRASAD",
        "JoséPrasad",
        "गीता  देवी",
        "गीता\u200d देवी",
      ]
      for (const name of taken) {
        expect(await follow(token, name, email)).toEqual({
          status: 422,
          errors: { name: ["name.taken"] },
        })
      }
      for (const name of [...Object.values(systemActors), "The Server", "Command  Line"]) {
        expect(await follow(token, name, email)).toMatchObject({
          status: 422,
          errors: { name: ["name.taken"] },
        })
      }
      expect(await follow(token, "José Prasad Singh", email)).toMatchObject({ status: 200 })
    })
  })

  test("lets existing members who share a name reset their passwords", async () => {
    const email = await site.join("clerk", "Ram Lal")
    await site.join("clerk", "Shyam Lal")
    await db.updateTable("staff").set({ name: "Ram Lal" }).where("name", "=", "Shyam Lal").execute()
    const { id } = (await site.services.staff.list()).find((member) => member.email === email)!
    const reset = await site.services.staff.resetPassword(id, commandLine)
    const { token } = reset as { token: string }
    const newPassword = "neem tree behind the school"
    const set = await site.call("POST", `/links/${token}`, { body: { password: newPassword } })
    expect(set.statusCode).toBe(200)
    expect((await site.signIn(email, newPassword)).statusCode).toBe(200)
  })
})
