import { setImmediate as nextTurn } from "node:timers/promises"

import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { type ApplicationQuery, whereAll } from "./application-query.ts"

const rowsOfBatch = 500
/** Others get their turn after so many rows, in some milliseconds. */
const rowsOfTurn = 50
/** As many as any query gives. */
const all = 2_147_483_647

/**
 * All applications that were asked for, the newest first. Each batch is a query that begins where the last
 * one ended: nothing is held open meanwhile, and what is further back costs no more. What comes in later has
 * its place before the first and is left out.
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
