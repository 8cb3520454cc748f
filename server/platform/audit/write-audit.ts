import type { Database } from "#server/platform/database/connect.ts"

/** What is written down: who did what to which thing, and where there is one the reason; nothing personal. */
export interface AuditEntry {
  actor: string
  action: string
  subject: string
  detail?: string
}

/** Writes down what changed nothing but is to be known: an export, a link, a number shown. */
export const writeAudit =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async (note: AuditEntry) => {
    await db
      .insertInto("audit")
      .values({ ...note, at: now().toISOString() })
      .execute()
  }
