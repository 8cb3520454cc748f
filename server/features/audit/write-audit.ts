import type { AuditAction } from "#domain/audit/audit-actions.ts"
import type { AuditedAction, DetailsOf } from "#domain/audit/audit-details.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Author and time (ISO 8601) of a change. */
export interface AuditStamp {
  by: string
  at: string
}

/** The actor and the time of an action. */
export const stampOf = ({ now }: { now: () => Date }, by: string): AuditStamp => ({
  by,
  at: now().toISOString(),
})

/**
 * Writes an audit entry for each subject: who did what to which record, with the details of the action. Never personal data
 * (specification 9.7). `db` is the transaction of the recorded change, if there is one.
 */
export const writeAuditedAction = async (
  db: Database,
  { by, at }: AuditStamp,
  { action, details }: AuditedAction,
  subjects: string | readonly string[],
) => {
  const stored = details ? JSON.stringify(details) : null
  const entries = [subjects]
    .flat()
    .map((subject) => ({ at, actor: by, action, subject, details: stored }))
  if (entries.length > 0) await db.insertInto("audit").values(entries).execute()
}

type DetailsArgument<Action extends AuditAction> = Action extends AuditAction
  ? undefined extends DetailsOf<Action>
    ? [details?: DetailsOf<Action>]
    : [details: DetailsOf<Action>]
  : never

/** Like `writeAuditedAction`; the details, if the action has some, come last. */
export const writeAudit = <Action extends AuditAction>(
  db: Database,
  stamp: AuditStamp,
  action: Action,
  subjects: string | readonly string[],
  ...[details]: DetailsArgument<Action>
) => writeAuditedAction(db, stamp, { action, details } as AuditedAction, subjects)
