import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

const auditLine = ({ admission_code, submitted_at, source, seen_by }: ApplicationsTable) => ({
  at: submitted_at,
  actor: (source === "paper" && seen_by) || systemActors.applicant,
  action: source === "paper" ? "application entered" : "application submitted",
  subject: admission_code,
})

/**
 * Inserts applications in one transaction, with audit entries. Returns for each whether it was stored. Uses one statement per table for the whole batch, because concurrent submissions wait for it.
 */
export const insertApplications = (db: Database, rows: ApplicationsTable[]) =>
  db.transaction().execute(async (transaction) => {
    const returned = await transaction
      .insertInto("applications")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning("admission_code")
      .execute()
    const codes = new Set(returned.map((row) => row.admission_code))
    const isStored = (row: ApplicationsTable) => codes.has(row.admission_code)
    const stored = rows.filter(isStored)
    if (stored.length > 0) {
      await transaction.insertInto("audit").values(stored.map(auditLine)).execute()
    }
    return rows.map(isStored)
  })
