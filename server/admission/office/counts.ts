import type { Database } from "../../database/connect.ts"
import type { ApplicationCountsTable, ApplicationsTable } from "../../database/tables.ts"

const names = ["session", "course", "category", "status", "fee_status", "is_seen", "day"] as const

/** What an application is counted by. */
export type Counted = Pick<
  ApplicationsTable,
  Exclude<(typeof names)[number], "is_seen"> | "seen_at"
>

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
    const { session, course, category, status, fee_status, day, seen_at } = row
    const is_seen = seen_at === null ? 0 : 1
    const counted = { session, course, category, status, fee_status, is_seen, day }
    const key = JSON.stringify(names.map((name) => counted[name]))
    const count = (counts.get(key)?.count ?? 0) + by
    counts.set(key, { ...counted, count })
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
