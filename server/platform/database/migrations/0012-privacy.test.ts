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

  const add = (days: number) =>
    db
      .insertInto("audit")
      .values(lineAt(daysAgo(days)))
      .returning("id")
      .executeTakeFirstOrThrow()
  const remove = (id: number) => db.deleteFrom("audit").where("id", "=", id).execute()
  const isThere = async (id: number) =>
    (await db.selectFrom("audit").select("id").where("id", "=", id).execute()).length === 1

  test.each([0, 360])("a line %i days old stays when somebody removes it", async (days) => {
    const { id } = await add(days)
    await expect(remove(id)).rejects.toThrow("append-only")
    expect(await isThere(id)).toBe(true)
  })

  test.each([370, 4000])("a line %i days old goes", async (days) => {
    const { id } = await add(days)
    await remove(id)
    expect(await isThere(id)).toBe(false)
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
