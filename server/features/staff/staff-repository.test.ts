// Who comes in and goes, where several are at it at once.
import { setTimeout as sleep } from "node:timers/promises"

import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { systemActors } from "#domain/staff/system-actors.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { openConsole, password } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"

import { commandLine } from "./invites.ts"

describe.each(databases)("the members of staff on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof openConsole>>
  let db: Database
  beforeAll(async () => {
    place = await open()
    desk = await openConsole({ DATABASE_URL: place.url })
    db = connect({ dataDir: desk.dataDir, url: place.url })
  })
  afterAll(async () => {
    await db.destroy()
    await desk.close()
    await place.close()
  })

  const linkFor = () => desk.services.staff.invite("clerk", commandLine)
  const follow = async (token: string, name: string, email: string) => {
    const reply = await desk.call("POST", `/links/${token}`, { body: { name, email, password } })
    return { status: reply.statusCode, errors: reply.json().errors }
  }
  /** All have looked before any of them writes, as far as the database lets them. */
  const atOnce = async <Result>(waiting: number, work: () => Promise<Result>): Promise<Result> => {
    if (!place.url) return work()
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
      return rows.length >= waiting
    }
    const { running } = await db.transaction().execute(async (transaction) => {
      await sql`lock table staff in share mode`.execute(transaction)
      const begun = work()
      for (let tries = 0; tries < 200 && !(await isWaiting()); tries++) await sleep(50)
      return { running: begun }
    })
    return running
  }
  const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).toSorted()

  test("two administrators who demote each other at once leave one, each time", async () => {
    await desk.join("administrator")
    await desk.join("administrator")
    const [first, second] = (await desk.services.staff.list()).map(({ id }) => id)
    const actor = { name: "somebody", role: "administrator" } as const
    const set = (id: string, role: "administrator" | "clerk") =>
      desk.services.staff.change(id, { role, isDisabled: false }, actor)
    for (let round = 0; round < 40; round++) {
      const outcomes = await Promise.all([set(first!, "clerk"), set(second!, "clerk")])
      expect(outcomes.toSorted()).toEqual(["changed", "last administrator"])
      await set(first!, "administrator")
      await set(second!, "administrator")
    }
  })

  test("six who join at once with one e-mail: one does, the others are told", async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, linkFor))
    const replies = await atOnce(tokens.length, () =>
      Promise.all(
        tokens.map((token, at) => follow(token, `Meena ${"ABCDEF"[at]}`, "meena@college.example")),
      ),
    )
    expect(statuses(replies)).toEqual([200, 422, 422, 422, 422, 422])
    const refused = replies.filter(({ status }) => status === 422)
    for (const { errors } of refused) expect(errors).toEqual({ email: ["email.taken"] })
  })

  test("six who join at once with one name, and six who follow one link", async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, linkFor))
    const replies = await atOnce(tokens.length, () =>
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

  test("nobody takes the name of another, whether disabled or not, however it is spelt", async () => {
    await desk.join("officer", "José Prasad")
    await desk.join("clerk", "गीता देवी")
    const members = await desk.services.staff.list()
    const { id } = members.find(({ name }) => name === "José Prasad")!
    const actor = { name: "somebody", role: "administrator" } as const
    await desk.services.staff.change(id, { role: "officer", isDisabled: true }, actor)
    const token = await linkFor()
    const email = "another@college.example"
    const taken = ["José Prasad", "Jose\u0301  PRASAD", "JoséPrasad", "गीता  देवी", "गीता\u200d देवी"]
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

  test("two of one name from before stay, and set new passwords", async () => {
    const email = await desk.join("clerk", "Ram Lal")
    await desk.join("clerk", "Shyam Lal")
    await db.updateTable("staff").set({ name: "Ram Lal" }).where("name", "=", "Shyam Lal").execute()
    const { id } = (await desk.services.staff.list()).find((member) => member.email === email)!
    const made = await desk.services.staff.resetPassword(id, commandLine)
    const { token } = made as { token: string }
    const fresh = "neem tree behind the school"
    const set = await desk.call("POST", `/links/${token}`, { body: { password: fresh } })
    expect(set.statusCode).toBe(200)
    expect((await desk.signIn(email, fresh)).statusCode).toBe(200)
  })
})
