import { setImmediate as nextTurn } from "node:timers/promises"

import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import type { ApplicationQuery } from "./application-query.ts"

const rowsOfBatch = 500
/** Yields to the event loop after this many rows, which take some milliseconds. */
const rowsOfTurn = 50

/**
 * Streams all matching applications, newest first. Uses keyset pagination: no transaction stays open, and later
 * batches cost no more. Applications submitted meanwhile sort before the first row and are left out.
 */
export async function* streamApplications(
  db: Database,
  { where }: ApplicationQuery,
): AsyncGenerator<ApplicationsTable> {
  let last: ApplicationsTable | undefined
  const after = (row: ApplicationsTable | undefined) =>
    row
      ? sql<boolean>`(submitted_at, admission_code) < (${row.submitted_at}, ${row.admission_code})`
      : sql<boolean>`true`
  for (;;) {
    const batch = db
      .selectFrom("applications")
      .select("admission_code")
      .where(where)
      .where(after(last))
      .orderBy("submitted_at", "desc")
      .orderBy("admission_code", "desc")
      .limit(rowsOfBatch)
    const rows = await db
      .selectFrom("applications")
      .selectAll()
      .where("admission_code", "in", batch)
      .orderBy("submitted_at", "desc")
      .orderBy("admission_code", "desc")
      .execute()
    for (const [index, row] of rows.entries()) {
      if (index % rowsOfTurn === 0) await nextTurn()
      yield row
    }
    last = rows.at(-1)
    if (rows.length < rowsOfBatch) return
  }
}
