import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import type { Retention } from "#domain/privacy/retention.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/platform/audit/write-audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { findInstallationValue } from "#server/platform/database/installation.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { eraseApplications, type Erased, eraseStudents } from "./erase-records.ts"
import { findExpired, type RetentionKind, retentionKinds } from "./expired-records.ts"

/** Key in the `installation` table. */
const lastErasingKey = "last_erasing"
/** Duration of the lease. Less than the hour between two runs, so that clocks may differ slightly. */
const atLeastMs = 50 * 60 * 1000

/** Acquires the hourly lease for erasing expired records. Only one process succeeds. */
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

/** Time of the last erasure, ISO 8601; undefined if there was none. */
export const lastErasing = (db: Database) => findInstallationValue(db, lastErasingKey)

/** Records per transaction. Other writers wait no longer for it than for a few submissions. */
const maxBatchSize = 200

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  files: Pick<FileStore, "delete">
  retention: () => Promise<Retention>
}

type Erase = (within: Database, retention: Retention, now: Date) => Promise<Erased>

const eraseNumbered = async (
  within: Database,
  table: "contact_messages" | "audit",
  rows: { id: number }[],
): Promise<Erased> => {
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return { ids: [], files: [] }
  const erased = await within.deleteFrom(table).where("id", "in", ids).returning("id").execute()
  return { ids: erased.map(({ id }) => String(id)), files: [] }
}

/** Each eraser deletes in key order, which prevents deadlocks between processes. */
const erasers: Record<RetentionKind, Erase> = {
  applications: async (within, retention, now) => {
    const due = findExpired(within, retention, now).applications()
    const rows = await due
      .select("admission_code")
      .orderBy("admission_code")
      .limit(maxBatchSize)
      .execute()
    return eraseApplications(
      within,
      rows.map(({ admission_code }) => admission_code),
    )
  },
  students: async (within, retention, now) => {
    const due = findExpired(within, retention, now).students()
    const rows = await due.select("urn").orderBy("urn").limit(maxBatchSize).execute()
    return eraseStudents(
      within,
      rows.map(({ urn }) => urn),
    )
  },
  messages: async (within, retention, now) => {
    const due = findExpired(within, retention, now).messages()
    const rows = await due.select("id").orderBy("id").limit(maxBatchSize).execute()
    return eraseNumbered(within, "contact_messages", rows)
  },
  audit: async (within, retention, now) => {
    const due = findExpired(within, retention, now).audit()
    const rows = await due.select("id").orderBy("id").limit(maxBatchSize).execute()
    return eraseNumbered(within, "audit", rows)
  },
}

/** Erases one batch in one transaction. Its audit entry has the kind and the number, never the persons. */
const eraseBatch = async ({ db, files, now }: Deps, kind: RetentionKind, retention: Retention) => {
  const erased = await db.transaction().execute(async (transaction) => {
    const batch = await erasers[kind](transaction, retention, now())
    if (batch.ids.length > 0) {
      const stamp = stampOf({ now }, systemActors.server)
      const count = String(batch.ids.length)
      await writeAudit(transaction, stamp, "erased after its period", kind, count)
    }
    return batch
  })
  // Delete files after the commit. The sweep of orphaned files removes what a crash leaves.
  if (erased.files.length > 0) await files.delete(erased.files)
  return erased.ids.length
}

/**
 * Erases records whose retention period has ended, if the settings enable it. Returns the number per kind. Safe
 * to run concurrently.
 */
export const eraseExpired = async (
  deps: Deps,
): Promise<Record<RetentionKind, number> | undefined> => {
  const retention = await deps.retention()
  if (!retention.erases_itself) return undefined
  const counts = { applications: 0, students: 0, messages: 0, audit: 0 }
  for (const kind of retentionKinds) {
    for (;;) {
      const erased = await eraseBatch(deps, kind, retention)
      counts[kind] += erased
      if (erased < maxBatchSize) break
      await yieldToEventLoop()
    }
  }
  return counts
}
