import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"

import { connect, type Database } from "../connect.ts"
import { migrate } from "../migrate.ts"

const day = 86_400_000
/** By the database's own clock, which is this machine's. */
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const lineAt = (at: string) => ({ at, actor: "clerk", action: "application seen", subject: "CODE" })

describe.each(databases)("the audit on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let db: Database
  beforeAll(async () => {
    place = await open()
    db = connect(place)
    await migrate(db)
  })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })

  test.each([
    { days: 0, stays: true },
    { days: 360, stays: true },
    { days: 370, stays: false },
    { days: 4000, stays: false },
  ])("a line $days days old stays when somebody removes it: $stays", async ({ days, stays }) => {
    const { id } = await db
      .insertInto("audit")
      .values(lineAt(daysAgo(days)))
      .returning("id")
      .executeTakeFirstOrThrow()
    const remove = db.deleteFrom("audit").where("id", "=", id).execute()
    await (stays ? expect(remove).rejects.toThrow("append-only") : remove)
    const left = await db.selectFrom("audit").select("id").where("id", "=", id).execute()
    expect(left).toHaveLength(stays ? 1 : 0)
  })

  test("with one that is younger, none of several goes", async () => {
    await db
      .insertInto("audit")
      .values([lineAt(daysAgo(800)), lineAt(daysAgo(1))])
      .execute()
    const before = await db.selectFrom("audit").selectAll().execute()
    await expect(db.deleteFrom("audit").execute()).rejects.toThrow("append-only")
    expect(await db.selectFrom("audit").selectAll().execute()).toEqual(before)
  })

  test("not even an old one is changed", async () => {
    await db
      .insertInto("audit")
      .values(lineAt(daysAgo(800)))
      .execute()
    const change = db.updateTable("audit").set({ actor: "nobody" }).execute()
    await expect(change).rejects.toThrow("append-only")
  })
})
