import { afterAll, beforeAll, describe, expect, test } from "vitest"

import type { Database } from "#server/platform/database/connect.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

const day = 86_400_000
/** The triggers read the clock of the database. */
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const lineAt = (at: string) => ({ at, actor: "clerk", action: "application seen", subject: "CODE" })

describe.each(databases)("the retention of audit rows on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterAll(() => close())

  const add = (days: number) =>
    db
      .insertInto("audit")
      .values(lineAt(daysAgo(days)))
      .returning("id")
      .executeTakeFirstOrThrow()
  const remove = (id: number) => db.deleteFrom("audit").where("id", "=", id).execute()
  const isThere = async (id: number) =>
    (await db.selectFrom("audit").select("id").where("id", "=", id).execute()).length === 1

  test.each([0, 360])("refuses to delete a row of %i days", async (days) => {
    const { id } = await add(days)
    await expect(remove(id)).rejects.toThrow("append-only")
    expect(await isThere(id)).toBe(true)
  })

  test.each([370, 4000])("deletes a row of %i days", async (days) => {
    const { id } = await add(days)
    await remove(id)
    expect(await isThere(id)).toBe(false)
  })

  test("deletes none of several rows if one is younger than a year", async () => {
    await db
      .insertInto("audit")
      .values([lineAt(daysAgo(800)), lineAt(daysAgo(1))])
      .execute()
    const before = await db.selectFrom("audit").selectAll().execute()
    await expect(db.deleteFrom("audit").execute()).rejects.toThrow("append-only")
    expect(await db.selectFrom("audit").selectAll().execute()).toEqual(before)
  })

  test("refuses to change an old row", async () => {
    await db
      .insertInto("audit")
      .values(lineAt(daysAgo(800)))
      .execute()
    const change = db.updateTable("audit").set({ actor: "nobody" }).execute()
    await expect(change).rejects.toThrow("append-only")
  })
})
