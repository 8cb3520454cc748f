import type { Database } from "../../database/connect.ts"
import type { ApplicationCountsTable } from "../../database/tables.ts"

/** What applications are counted by. */
export type Counted = Omit<ApplicationCountsTable, "count">

const names = ["session", "course", "category", "status", "day"] as const

const keyOf = (row: Counted) => JSON.stringify(names.map((name) => row[name]))

/**
 * Counts applications in, or out with a negative number, in the transaction that changes them. Always in
 * the same order, so that two transactions wait for each other and never both ways.
 */
export const addToCounts = async (
  within: Database,
  changes: readonly { row: Counted; by: number }[],
) => {
  const counts = new Map<string, ApplicationCountsTable>()
  for (const { row, by } of changes) {
    const { session, course, category, status, day } = row
    const count = (counts.get(keyOf(row))?.count ?? 0) + by
    counts.set(keyOf(row), { session, course, category, status, day, count })
  }
  const changed = [...counts].filter(([, { count }]) => count !== 0)
  if (changed.length === 0) return
  const inOrder = changed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await within
    .insertInto("application_counts")
    .values(inOrder)
    .onConflict((conflict) =>
      conflict.columns([...names]).doUpdateSet((row) => ({
        count: row("application_counts.count", "+", row.ref("excluded.count")),
      })),
    )
    .execute()
}
