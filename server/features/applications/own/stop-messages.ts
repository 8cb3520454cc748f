import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

/**
 * Stops the messages about an application, or starts them again, for its applicant, whom the caller has authenticated. What waits in
 * the queue is not sent either.
 */
export const stopMessages =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (code: string, { isStopped }: { isStopped: boolean }): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const stamp = stampOf({ now }, systemActors.applicant)
      const { numUpdatedRows } = await transaction
        .updateTable("applications")
        .set({ messages_stopped_at: isStopped ? stamp.at : null })
        .where("admission_code", "=", code)
        .where("messages_stopped_at", isStopped ? "is" : "is not", null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const action = isStopped ? "messages stopped" : "messages wanted again"
      await writeAudit(transaction, stamp, action, code)
    })
