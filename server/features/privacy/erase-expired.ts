import { setImmediate as nextTurn } from "node:timers/promises"

import type { Retention } from "#domain/privacy/retention.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

import { eraseApplications, type Erased, eraseStudents } from "./erase-records.ts"
import { findExpired, type RetentionKind, retentionKinds } from "./expired-records.ts"

/** As many as go in one transaction: others who write wait no longer for it than for a few saves. */
const largestBatch = 200

interface Deps {
  db: Database
  files: Pick<FileStore, "delete">
  retention: () => Promise<Retention>
  now: () => Date
}

type Erase = (within: Database, retention: Retention, now: Date) => Promise<Erased>

/** All in the order of their keys, so that two processes wait for each other and never both ways. */
const erasers: Record<RetentionKind, Erase> = {
  applications: async (within, retention, now) => {
    const due = findExpired(within, retention, now).applications()
    const rows = await due
      .select("admission_code")
      .orderBy("admission_code")
      .limit(largestBatch)
      .execute()
    return eraseApplications(
      within,
      rows.map(({ admission_code }) => admission_code),
    )
  },
  students: async (within, retention, now) => {
    const due = findExpired(within, retention, now).students()
    const rows = await due.select("urn").orderBy("urn").limit(largestBatch).execute()
    return eraseStudents(
      within,
      rows.map(({ urn }) => urn),
    )
  },
  messages: async (within, retention, now) => {
    const due = findExpired(within, retention, now).messages()
    const old = await due.select("id").orderBy("id").limit(largestBatch).execute()
    const ids = old.map(({ id }) => Number(id))
    if (ids.length === 0) return { ids: [], files: [] }
    const rows = await within
      .deleteFrom("contact_messages")
      .where("id", "in", ids)
      .returning("id")
      .execute()
    return { ids: rows.map(({ id }) => String(id)), files: [] }
  },
  audit: async (within, retention, now) => {
    const due = findExpired(within, retention, now).audit()
    const old = await due.select("id").orderBy("id").limit(largestBatch).execute()
    const ids = old.map(({ id }) => Number(id))
    if (ids.length === 0) return { ids: [], files: [] }
    const rows = await within.deleteFrom("audit").where("id", "in", ids).returning("id").execute()
    return { ids: rows.map(({ id }) => String(id)), files: [] }
  },
}

/** One batch in one transaction with its line in the audit: what kind, and how many; never who. */
const eraseBatch = async ({ db, files, now }: Deps, kind: RetentionKind, retention: Retention) => {
  const erased = await db.transaction().execute(async (transaction) => {
    const batch = await erasers[kind](transaction, retention, now())
    if (batch.ids.length > 0) {
      await transaction
        .insertInto("audit")
        .values({
          at: now().toISOString(),
          actor: systemActors.server,
          action: "erased after its period",
          subject: kind,
          detail: String(batch.ids.length),
        })
        .execute()
    }
    return batch
  })
  // After the commit; what a crash leaves, the next start removes as belonging to no record.
  if (erased.files.length > 0) await files.delete(erased.files)
  return erased.ids.length
}

export type ErasedCounts = Record<RetentionKind, number>

/** Erases what is over its period, if the settings say so; tells how much of each kind. Any number may run at once. */
export const eraseExpired = async (deps: Deps): Promise<ErasedCounts | undefined> => {
  const retention = await deps.retention()
  if (!retention.erases_itself) return undefined
  const counts: ErasedCounts = { applications: 0, students: 0, messages: 0, audit: 0 }
  for (const kind of retentionKinds) {
    for (;;) {
      const erased = await eraseBatch(deps, kind, retention)
      counts[kind] += erased
      if (erased < largestBatch) break
      await nextTurn()
    }
  }
  return counts
}
