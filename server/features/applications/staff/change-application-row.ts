import type { Transaction } from "kysely"

import type { AuditedAction } from "#domain/audit/audit-details.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { retryOnUniqueViolation } from "#server/platform/database/retry.ts"
import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"

import { addEvents, type ApplicationEvent } from "./application-events.ts"

/**
 * Result of a staff action on one application. `refused`: message keys of the errors, by field. `not_possible`:
 * the current status does not allow this action.
 */
export type StaffActionResult =
  | { outcome: "stored" | "unknown" | "changed_meanwhile" | "not_possible" | "not_allowed" }
  | { outcome: "refused"; errors: Record<string, string[]> }

export const refused = (errors: Record<string, string[]>) =>
  ({ outcome: "refused", errors }) satisfies StaffActionResult

/** Changes to an application row, with its event, audit entry and audit stamp. */
export interface RowChange {
  changes: Partial<ApplicationsTable>
  event: ApplicationEvent
  audit: AuditedAction
  stamp: AuditStamp
}

/**
 * Updates a row together with its history and audit entry. Optimistic locking: refused if the version
 * changed since the row was read.
 */
export const changeApplicationRow = async (
  within: Database,
  row: ApplicationsTable,
  { changes, event, audit, stamp }: RowChange,
): Promise<StaffActionResult> => {
  const { numUpdatedRows } = await within
    .updateTable("applications")
    .set({
      // A new application counts as seen by the first member who works on it.
      ...(row.seen_at === null && { seen_at: stamp.at, seen_by: stamp.by }),
      ...changes,
      version: row.version + 1,
    })
    .where("admission_code", "=", row.admission_code)
    .where("version", "=", row.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { outcome: "changed_meanwhile" }
  await addEvents(within, [row.admission_code], event, audit, stamp)
  return { outcome: "stored" }
}

class RolledBack<Outcome extends { outcome: string }> extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome.outcome)
    this.outcome = outcome
  }
}

/** Runs a transaction and rolls it back unless the outcome is "stored". */
export const allOrNothing = async <Outcome extends { outcome: string }>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await retryOnUniqueViolation(db, async (transaction) => {
      const outcome = await work(transaction)
      if (outcome.outcome !== "stored") throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as Outcome
    throw error
  }
}
