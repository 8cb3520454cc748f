import type { Database } from "#server/platform/database/connect.ts"
import { findInstallationValue } from "#server/platform/database/installation.ts"

/** Key of the last erasure in the `installation` table. */
const name = "last_erasing"
/** Duration of the lease. Less than the hour between two runs, so that clocks may differ slightly. */
const atLeastMs = 50 * 60 * 1000

/** Acquires the hourly lease for erasing expired records. Only one process succeeds. */
export const acquireLease = async (db: Database, now: Date) => {
  const value = now.toISOString()
  const before = new Date(now.getTime() - atLeastMs).toISOString()
  const first = await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("installation.value", "<=", before),
    )
    .returning("name")
    .executeTakeFirst()
  return first !== undefined
}

/** Time of the last erasure, ISO 8601; undefined if there was none. */
export const lastErasing = (db: Database) => findInstallationValue(db, name)
