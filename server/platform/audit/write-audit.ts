import type { Database } from "#server/platform/database/connect.ts"

/** An audit entry: who did what to which record, and optionally why. Never personal data. */
export interface AuditEntry {
  actor: string
  action: string
  subject: string
  detail?: string
}

/** Records an action that changed no data: an export, a link, a revealed number. */
export const writeAudit =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async (note: AuditEntry) => {
    await db
      .insertInto("audit")
      .values({ ...note, at: now().toISOString() })
      .execute()
  }
