import { sql } from "kysely"
import { describe, expect, test } from "vitest"

import { databaseFault } from "#server/platform/observability/events.ts"
import { databases, inOneProject } from "#tests/support/servers/databases.ts"

import { connect } from "./connect.ts"
import { classifyDatabaseError, classifyTransientError } from "./database-errors.ts"

const coded = (code: string) => Object.assign(new Error("x"), { code })

describe.each(inOneProject)("for the metrics", () => {
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
    expect(classifyDatabaseError(coded(code))).toBe(kind)
  })

  test("a driver's error of a lost connection has no code", () => {
    expect(classifyDatabaseError(new Error("Connection terminated unexpectedly"))).toBe(
      "connection",
    )
    expect(classifyDatabaseError(undefined)).toBe("other")
  })
})

describe.each(inOneProject)("transient errors", () => {
  test.each([
    { code: "SQLITE_BUSY", fault: "busy" },
    { code: "SQLITE_BUSY_RECOVERY", fault: "busy" },
    { code: "55P03", fault: "busy" },
    { code: "40P01", fault: "busy" },
    { code: "SQLITE_FULL", fault: "full" },
    { code: "53100", fault: "full" },
    { code: "ENOSPC", fault: "full" },
    { code: "SQLITE_IOERR_WRITE", fault: "read only" },
    { code: "EROFS", fault: "read only" },
    { code: "ECONNREFUSED", fault: "no connection" },
    { code: "57P03", fault: "no connection" },
    { code: "ERR_BUCKET", fault: "bucket" },
    { code: "EMFILE", fault: "too many files" },
    { code: "SQLITE_CONSTRAINT_TRIGGER", fault: undefined },
    { code: "SQLITE_CORRUPT", fault: undefined },
    { code: "42P01", fault: undefined },
    { code: "FST_ERR_VALIDATION", fault: undefined },
  ])("$code is $fault", ({ code, fault }) => {
    expect(classifyTransientError(coded(code))).toBe(fault)
  })

  test.each([
    {
      what: "what lies beneath",
      error: new Error("x", { cause: coded("EMFILE") }),
      is: "too many files",
    },
    {
      what: "a driver's own words",
      error: new Error("Connection terminated unexpectedly"),
      is: "no connection",
    },
    {
      what: "an error of ours",
      error: new TypeError("Connection is not a function"),
      is: undefined,
    },
    { what: "what is no error", error: "SQLITE_BUSY", is: undefined },
  ])("$what: $is", ({ error, is }) => {
    expect(classifyTransientError(error)).toBe(is)
  })
})

describe.each(databases)("on $name", ({ open }) => {
  test("a failed statement is recorded, a successful one is not", async () => {
    const place = await open()
    const db = connect(place)
    const told: string[] = []
    const end = databaseFault.subscribe(({ fault }) => told.push(fault))
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

test.each(inOneProject)(
  "a failed connection to PostgreSQL is recorded as a lost connection",
  async () => {
    const db = connect({ dataDir: "", url: "postgres://nobody@127.0.0.1:9/none" })
    const told: string[] = []
    const end = databaseFault.subscribe(({ fault }) => told.push(fault))
    await expect(sql`select 1`.execute(db)).rejects.toThrow()
    end()
    await db.destroy()
    expect(told).toEqual(["connection"])
  },
)
