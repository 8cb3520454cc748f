import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"

/** Beyond, counting would take longer than reading; and nobody turns so many pages. */
export const maxCountedRows = 10_000

/** The same where each has to be looked at, as with a frequent name. */
export const maxScannedRows = 1000

/** How many rows a query gives, counted no further than one more than the most. */
export const countRows = async (db: Database, rows: RawBuilder<unknown>, most = maxCountedRows) => {
  const { rows: counted } = await sql<{ total: number | string }>`
    select count(*) as total from (${rows} limit ${sql.lit(most + 1)}) as counted`.execute(db)
  return Number(counted[0]!.total)
}
