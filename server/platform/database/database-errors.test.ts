import { sql } from "kysely"
import { describe, expect, test } from "vitest"

import { databaseFault } from "#server/platform/observability/events.ts"
import { databases } from "#tests/support/databases.ts"

import { connect } from "./connect.ts"
import { classifyDatabaseError } from "./database-errors.ts"

test.each([
  { code: "SQLITE_CONSTRAINT_PRIMARYKEY", kind: "constraint" },
  { code: "23505", kind: "constraint" },
  { code: "SQLITE_BUSY", kind: "busy" },
  { code: "40P01", kind: "busy" },
  { code: "SQLITE_FULL", kind: "full" },
  { code: "53100", kind: "full" },
  { code: "ECONNREFUSED", kind: "connection" },
  { code: "57P01", kind: "connection" },
  { code: "SQLITE_ERROR", kind: "other" },
  { code: "42P01", kind: "other" },
])("$code is $kind", ({ code, kind }) => {
  expect(classifyDatabaseError(Object.assign(new Error("x"), { code }))).toBe(kind)
})

test("a driver's error of a lost connection has no code", () => {
  expect(classifyDatabaseError(new Error("Connection terminated unexpectedly"))).toBe("connection")
  expect(classifyDatabaseError(undefined)).toBe("other")
})

describe.each(databases)("on $name", ({ open }) => {
  test("a statement that fails is told, one that works is not", async () => {
    const place = await open()
    const db = connect(place)
    const told: string[] = []
    const end = databaseFault.hear(({ fault }) => told.push(fault))
    await sql`create table once (id integer primary key)`.execute(db)
    await sql`insert into once values (1)`.execute(db)
    await expect(sql`insert into once values (1)`.execute(db)).rejects.toThrow()
    await expect(sql`select * from nowhere`.execute(db)).rejects.toThrow()
    end()
    await db.destroy()
    await place.close()
    expect(told).toEqual(["constraint", "other"])
  })
})

test("a PostgreSQL that is not there is told as a lost connection", async () => {
  const db = connect({ dataDir: "", url: "postgres://nobody@127.0.0.1:9/none" })
  const told: string[] = []
  const end = databaseFault.hear(({ fault }) => told.push(fault))
  await expect(sql`select 1`.execute(db)).rejects.toThrow()
  end()
  await db.destroy()
  expect(told).toEqual(["connection"])
})
