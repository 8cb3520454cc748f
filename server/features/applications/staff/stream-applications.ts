import { setImmediate as nextTurn } from "node:timers/promises"

import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { type ApplicationQuery, whereAll } from "./application-query.ts"

const rowsOfBatch = 500
/** Yields to the event loop after this many rows, which take some milliseconds. */
const rowsOfTurn = 50
/** Larger than any result: no limit. */
const all = 2_147_483_647

/**
 * Streams all matching applications, newest first. Uses keyset pagination: no transaction stays open, and later
 * batches cost no more. Applications submitted meanwhile sort before the first row and are left out.
 */
export async function* streamApplications(
  db: Database,
  { from, conditions }: ApplicationQuery,
): AsyncGenerator<ApplicationsTable> {
  let last: ApplicationsTable | undefined
  for (;;) {
    const after = last && [
      sql`(a.submitted_at, a.admission_code) < (${last.submitted_at}, ${last.admission_code})`,
    ]
    const { rows } = await sql<ApplicationsTable>`
      select shown.* from applications as shown
      where shown.admission_code in (
        select a.admission_code from ${from(all)} ${whereAll([...conditions, ...(after ?? [])])}
        order by a.submitted_at desc, a.admission_code desc limit ${sql.lit(rowsOfBatch)}
      ) order by shown.submitted_at desc, shown.admission_code desc`.execute(db)
    for (const [index, row] of rows.entries()) {
      if (index % rowsOfTurn === 0) await nextTurn()
      yield row
    }
    last = rows.at(-1)
    if (rows.length < rowsOfBatch) return
  }
}
