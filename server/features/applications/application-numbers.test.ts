import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { formatApplicationNumber } from "#domain/applications/application-number.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import { numberRequired } from "#server/platform/database/migrations/0027-number-required.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { giveMissingNumbers } from "./application-numbers.ts"
import { insertApplications } from "./application-repository.ts"

describe.each(databases)("a server of an older version on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterEach(() => close())

  /** Before application numbers. */
  const storeWithoutNumber = (row = buildRow()) => {
    const { application_number: _, ...former } = row
    return db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("applications")
        .values(former as typeof row)
        .execute()
      const audited = { at: row.submitted_at, actor: "applicant", subject: row.admission_code }
      await transaction
        .insertInto("audit")
        .values({ ...audited, action: "application submitted", detail: "" })
        .execute()
    })
  }

  test("stores nothing without a number on PostgreSQL, where it could still run", async () => {
    if (!isPostgres(db)) return
    await expect(storeWithoutNumber()).rejects.toMatchObject({ code: "23502" })
    for (const table of ["applications", "audit"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await insertApplications(db, [buildRow()])).toEqual(["stored"])
  })

  test("what it had stored gets a number after the update", async () => {
    await insertApplications(db, [buildRow()])
    if (isPostgres(db))
      await sql`alter table applications alter column application_number drop not null`.execute(db)
    const row = buildRow()
    await storeWithoutNumber(row)
    await numberRequired.up(db)
    await giveMissingNumbers(db)
    const { application_number } = await db
      .selectFrom("applications")
      .select("application_number")
      .where("admission_code", "=", row.admission_code)
      .executeTakeFirstOrThrow()
    expect(application_number).toBe(formatApplicationNumber("2025", 2))
  })
})
