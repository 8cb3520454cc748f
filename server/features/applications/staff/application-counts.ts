import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationCountsTable, ApplicationsTable } from "#server/platform/database/tables.ts"

/**
 * Counter tables and their key columns. The second table is much smaller and serves the most frequent queries.
 */
const tables = [
  {
    name: "application_counts",
    by: ["session", "course", "category", "status", "fee_status", "is_seen", "day"],
  },
  { name: "application_day_counts", by: ["session", "day", "course", "status"] },
] as const satisfies { name: string; by: (keyof ApplicationCountsTable)[] }[]

/** The columns that the counters group by. */
export type CountedApplication = Pick<
  ApplicationsTable,
  Exclude<keyof ApplicationCountsTable, "count" | "is_seen"> | "seen_at"
>

interface Change {
  row: CountedApplication
  by: number
}

/** Sums the changes per counter key, in a fixed key order. */
const sumsBy = (by: (typeof tables)[number]["by"], changes: readonly Change[]) => {
  const sums = new Map<string, { counted: object; count: number }>()
  for (const change of changes) {
    const row = { ...change.row, is_seen: change.row.seen_at === null ? 0 : 1 }
    const counted = Object.fromEntries(by.map((name) => [name, row[name]]))
    const key = JSON.stringify(counted)
    sums.set(key, { counted, count: (sums.get(key)?.count ?? 0) + change.by })
  }
  return [...sums]
    .filter(([, { count }]) => count !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { counted, count }]) => ({ ...counted, count }))
}

/**
 * Adds applications to the counters, or removes them with a negative number. Runs in the transaction that changes
 * the applications. A fixed key order prevents deadlocks between concurrent transactions.
 */
export const addToCounts = async (within: Database, changes: readonly Change[]) => {
  for (const { name, by } of tables) {
    const sums = sumsBy(by, changes)
    if (sums.length === 0) continue
    await within
      // Typed as one of the two tables; the columns of each row in `sums` match the real one.
      .insertInto(name as "application_counts")
      .values(sums as ApplicationCountsTable[])
      .onConflict((conflict) =>
        conflict.columns([...by]).doUpdateSet((row) => ({
          count: row(`${name as "application_counts"}.count`, "+", row.ref("excluded.count")),
        })),
      )
      .execute()
  }
}
