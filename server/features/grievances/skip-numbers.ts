import { formatGrievanceNumber } from "#domain/grievances/grievance-number.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** The numbers of each year that a restored database leaves out. */
const leftOut = 100

/**
 * Leaves out numbers of grievances after an older database was put in place: people may have been given those that follow.
 * Returns where each year goes on.
 */
export const skipGrievanceNumbers = (
  db: Database,
  { from, to }: { from: string; to: string },
  by: string,
) =>
  db.transaction().execute(async (transaction) => {
    const counters = await transaction.selectFrom("grievance_counters").selectAll().execute()
    const last = new Map(counters.map((counter) => [counter.year, counter.last]))
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
      if (!last.has(String(year))) last.set(String(year), 0)
    }
    const rows = [...last].toSorted().map(([year, highest]) => ({ year, last: highest + leftOut }))
    await transaction
      .insertInto("grievance_counters")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("year").doUpdateSet((row) => ({ last: row.ref("excluded.last") })),
      )
      .execute()
    const numbers = rows.map((row) => formatGrievanceNumber(row.year, row.last + 1))
    const stamp = { by, at: to }
    await writeAudit(transaction, stamp, "grievance numbers left out", "grievances", { numbers })
    return numbers
  })
