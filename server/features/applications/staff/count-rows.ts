import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"

/** Limit for exact counts: above it, counting takes longer than reading a page, and nobody pages that far. */
export const maxCountedRows = 10_000

/** Limit for exact counts if the query scans application by application, as for a common name. */
export const maxScannedRows = 1000

/** Number of rows of a query. Stops counting at `most + 1`. */
export const countRows = async (db: Database, rows: RawBuilder<unknown>, most = maxCountedRows) => {
  const { rows: counted } = await sql<{ total: number | string }>`
    select count(*) as total from (${rows} limit ${sql.lit(most + 1)}) as counted`.execute(db)
  return Number(counted[0]!.total)
}
