import type { Database } from "#server/platform/database/connect.ts"

/** What the installation notes of the last erasing. */
const name = "last_erasing"
/** A little less than the hour between two, so that clocks need not agree to the second. */
const atLeastMs = 50 * 60 * 1000

/** Whether this process is the one to do it now: of several that ask within the hour only the first is told so. */
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

/** When that was, ISO 8601; undefined for never. */
export const lastErasing = async (db: Database) => {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst()
  return row?.value
}
