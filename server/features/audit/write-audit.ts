import type { AuditAction } from "#domain/audit/audit-actions.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Author and time (ISO 8601) of a change. */
export interface AuditStamp {
  by: string
  at: string
}

/** The stamp of what somebody does now. */
export const stampOf = ({ now }: { now: () => Date }, by: string): AuditStamp => ({
  by,
  at: now().toISOString(),
})

/**
 * Writes an audit entry for each subject: who did what to which record, and optionally why. Never personal data (specification 9.7).
 * `db` is the transaction of the recorded change, if there is one.
 */
export const writeAudit = async (
  db: Database,
  { by, at }: AuditStamp,
  action: AuditAction,
  subjects: string | readonly string[],
  detail = "",
) => {
  const entries = [subjects].flat().map((subject) => ({ at, actor: by, action, subject, detail }))
  if (entries.length > 0) await db.insertInto("audit").values(entries).execute()
}
