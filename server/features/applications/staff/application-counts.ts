import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationCountsTable, ApplicationsTable } from "#server/platform/database/tables.ts"

/** By what applications are counted, in one table and again, for what is asked most, in a much smaller one. */
const tables = [
  {
    name: "application_counts",
    by: ["session", "course", "category", "status", "fee_status", "is_seen", "day"],
  },
  { name: "application_day_counts", by: ["session", "day", "course", "status"] },
] as const satisfies { name: string; by: (keyof ApplicationCountsTable)[] }[]

/** What an application is counted by. */
export type CountedApplication = Pick<
  ApplicationsTable,
  Exclude<keyof ApplicationCountsTable, "count" | "is_seen"> | "seen_at"
>

interface Change {
  row: CountedApplication
  by: number
}

/** The sums of what is counted alike, always in the same order. */
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
 * Counts applications in, or out with a negative number, in the transaction that changes them. Always in
 * the same order, so that two transactions wait for each other and never both ways.
 */
export const addToCounts = async (within: Database, changes: readonly Change[]) => {
  for (const { name, by } of tables) {
    const sums = sumsBy(by, changes)
    if (sums.length === 0) continue
    await within
      // What both tables have: each row of `sums` is of the columns that its own has.
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
