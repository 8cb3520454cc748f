import {
  type ErasureGroup,
  erasureKinds,
  type ErasureKind,
  noticeDays,
} from "#domain/privacy/erasure.ts"
import { daysAgo } from "#domain/privacy/retention.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { findInstallationValue } from "#server/platform/database/installation.ts"
import type { ErasurePlansTable } from "#server/platform/database/tables.ts"

import { findDue } from "./due-records.ts"
import { eraseGroup, type ErasureDeps, type GroupErased } from "./erase-group.ts"
import { listPlans, noteNotices, noteRefusal } from "./erasure-plans.ts"

/** Key in the `installation` table. */
const lastErasingKey = "last_erasing"
/** Duration of the lease. Less than the hour between two runs, so that clocks may differ slightly. */
const atLeastMs = 50 * 60 * 1000

/** Acquires the hourly lease for looking for due records. Only one process succeeds. */
export const acquireLease = async (db: Database, now: Date) => {
  const value = now.toISOString()
  const before = new Date(now.getTime() - atLeastMs).toISOString()
  const first = await db
    .insertInto("installation")
    .values({ name: lastErasingKey, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("installation.value", "<=", before),
    )
    .returning("name")
    .executeTakeFirst()
  return first !== undefined
}

/** Time at which due records were last looked for, ISO 8601; undefined if there was none. */
export const lastErasing = (db: Database) => findInstallationValue(db, lastErasingKey)

/** The trash is its own notice: its page says from which day on an item is deleted for good. */
const isNoticedOnItsPage = (kind: ErasureKind) => kind === "trash"

/**
 * The instant at which the records of a group had to be due to be erased now without a confirmation; undefined if a person
 * must confirm. Administrators have been told of each such record for 30 days.
 */
const automaticDueAt = (
  { kind, noticed_at, automatic_since }: ErasurePlansTable,
  now: Date,
): Date | undefined => {
  if (isNoticedOnItsPage(kind)) return now
  const before = daysAgo(now, noticeDays)
  const isOver = automatic_since !== null && noticed_at !== null && noticed_at <= before
  return isOver ? new Date(before) : undefined
}

/** What a run of automatic erasure did to a group. */
export type AutomaticErasure = ErasureGroup & Exclude<GroupErased, { outcome: "changed meanwhile" }>

/**
 * Prepares erasure: notes since when administrators are told of due records. Erases the groups for which an administrator
 * has switched that on, 30 days after the notice, and the trash. With a clock that is not trusted it does neither.
 */
export const eraseDue = (deps: ErasureDeps) => async (): Promise<AutomaticErasure[]> => {
  const { db, now, rules, checkClock } = deps
  if (await checkClock()) return []
  const time = now()
  const due = await findDue(db, await rules(db), time, erasureKinds)
  await noteNotices(db, due, time.toISOString())
  const results: AutomaticErasure[] = []
  for (const plan of await listPlans(db)) {
    const dueAt = plan.noticed_at !== null ? automaticDueAt(plan, time) : undefined
    if (!dueAt) continue
    const { kind, session } = plan
    const order = { by: systemActors.server, dueAt, isConfirmed: false }
    const erased = await eraseGroup(deps)(plan, order)
    if (erased.outcome === "changed meanwhile") continue
    await noteRefusal(db, plan, erased.outcome === "refused" ? erased.reason : null)
    results.push({ kind, session, ...erased })
  }
  return results
}
