import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { databases, openConnection } from "#tests/support/servers/databases.ts"

import type { Database } from "./connect.ts"
import { trackWrites } from "./track-writes.ts"

let count = 0
const write = (db: Database) =>
  db
    .insertInto("installation")
    .values({ name: `fact ${++count}`, value: "x" })
    .execute()
const read = (db: Database) => db.selectFrom("installation").selectAll().execute()
const rollBack = async (db: Database) => {
  await write(db)
  throw new Error("rolled back")
}

describe.each(databases)("tracked writes on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openConnection>>
  beforeAll(async () => {
    site = await openConnection(open)
  })
  afterAll(() => site.close())

  const inTransaction = (db: Database, work: (within: Database) => Promise<unknown>) =>
    db
      .transaction()
      .execute(work)
      .catch(() => undefined)

  const cases: { work: string; run: (db: Database) => Promise<unknown>; writes: boolean }[] = [
    { work: "a read", run: read, writes: false },
    { work: "a write", run: write, writes: true },
    { work: "a transaction that reads", run: (db) => inTransaction(db, read), writes: false },
    { work: "a transaction that writes", run: (db) => inTransaction(db, write), writes: true },
    { work: "a rollback", run: (db) => inTransaction(db, rollBack), writes: false },
    {
      work: "a rollback before a transaction that reads",
      run: async (db) => {
        await inTransaction(db, rollBack)
        await inTransaction(db, read)
      },
      writes: false,
    },
    {
      work: "a write that a constraint refuses",
      run: (db) =>
        db
          .insertInto("installation")
          .values({ name: "fact 1", value: "again" })
          .execute()
          .catch(() => undefined),
      writes: false,
    },
  ]
  test.each(cases)("$work counts as stored: $writes", async ({ run, writes }) => {
    let done: Promise<unknown> | undefined
    const hasWritten = trackWrites(() => {
      done = run(site.db)
    })
    await write(site.db)
    await done
    expect(hasWritten()).toBe(writes)
  })
})
