import type { ErasureRefusal, ErasureGroup } from "#domain/privacy/erasure.ts"
import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** The subject of the audit entries about a group. */
export const subjectOf = ({ kind, session }: ErasureGroup) =>
  session === "" ? kind : `${kind} ${session}`

const isGroup = ({ kind, session }: ErasureGroup) => ({ kind, session })

export const listPlans = (db: Database) => db.selectFrom("erasure_plans").selectAll().execute()

const noPlan = { noticed_at: null, automatic_since: null, automatic_by: null, refusal: null }

/** Notes since when administrators are told of these groups. A group that is no longer due loses its notice. */
export const noteNotices = (db: Database, due: readonly ErasureGroup[], at: string) =>
  db.transaction().execute(async (transaction) => {
    for (const group of due) {
      await transaction
        .insertInto("erasure_plans")
        .values({ ...isGroup(group), ...noPlan, noticed_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(["kind", "session"])
            .doUpdateSet({ noticed_at: at })
            .where("erasure_plans.noticed_at", "is", null),
        )
        .execute()
    }
    for (const plan of await listPlans(transaction)) {
      const isDue = due.some(({ kind, session }) => kind === plan.kind && session === plan.session)
      if (!isDue && plan.noticed_at !== null) await clearNotice(transaction, plan)
    }
  })

/** Ends the notice of a group. A later one begins its 30 days again. */
export const clearNotice = (db: Database, group: ErasureGroup) =>
  db
    .updateTable("erasure_plans")
    .set({ noticed_at: null, refusal: null })
    .where((row) => row.and(isGroup(group)))
    .execute()

/** Notes why an automatic erasure was refused; null: it was not. */
export const noteRefusal = (db: Database, group: ErasureGroup, refusal: ErasureRefusal | null) =>
  db
    .updateTable("erasure_plans")
    .set({ refusal })
    .where((row) => row.and(isGroup(group)))
    .execute()

/** An administrator decides whether a group is erased without a confirmation, 30 days after its notice. */
export const setAutomatic = (
  db: Database,
  group: ErasureGroup,
  isAutomatic: boolean,
  stamp: AuditStamp,
) =>
  db.transaction().execute(async (transaction) => {
    const automatic = isAutomatic
      ? { automatic_since: stamp.at, automatic_by: stamp.by }
      : { automatic_since: null, automatic_by: null }
    await transaction
      .insertInto("erasure_plans")
      .values({ ...isGroup(group), ...noPlan, ...automatic })
      .onConflict((conflict) =>
        conflict.columns(["kind", "session"]).doUpdateSet({ ...automatic, refusal: null }),
      )
      .execute()
    const action = isAutomatic ? "automatic erasure on" : "automatic erasure off"
    await writeAudit(transaction, stamp, action, subjectOf(group))
  })
