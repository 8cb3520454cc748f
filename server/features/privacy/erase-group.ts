import { createHash } from "node:crypto"

import type { AuditAction } from "#domain/audit/audit-actions.ts"
import {
  type ErasureRefusal,
  whyNotErased,
  type ErasureGroup,
  type ErasureKind,
} from "#domain/privacy/erasure.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { deleteFromTrash } from "#server/features/content/content.ts"
import { eraseGrievances } from "#server/features/grievances/grievances.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { eraseAnswers } from "#server/platform/idempotency/idempotency-keys.ts"

import { type DueGroup, type DueRecord, findDue, type RetentionRules } from "./due-records.ts"
import { eraseApplications, type Erased, eraseStudents } from "./erase-records.ts"
import { clearNotice, subjectOf } from "./erasure-plans.ts"

export interface ErasureDeps extends Pick<SiteDeps, "db" | "now"> {
  files: Pick<FileStore, "delete">
  rules: (db: Database) => Promise<RetentionRules>
  /** Why nothing may be deleted by date; undefined if the clock is trusted. */
  checkClock: () => Promise<{ reason: ErasureRefusal } | undefined>
  /** Time of the last checked backup, ISO 8601. */
  lastBackup: () => Promise<string | undefined>
}

interface Order {
  /** The audit entry names this actor. */
  by: string
  /** The instant at which the records had to be due. */
  dueAt: Date
  /** The list that the person saw, by its hash; undefined for an automatic erasure. */
  expectedHash?: string
  /** Whether a person has typed the number of records. */
  isConfirmed: boolean
}

export type GroupErased =
  | { outcome: "erased"; count: number }
  /** Other records are due than the person saw, or none. */
  | { outcome: "changed meanwhile" }
  | { outcome: "refused"; reason: ErasureRefusal }

const eraseNumbered = async (
  within: Database,
  table: "contact_messages" | "audit",
  ids: readonly string[],
): Promise<Erased> => {
  const erased = await within
    .deleteFrom(table)
    .where("id", "in", ids.map(Number))
    .returning("id")
    .execute()
  return { ids: erased.map(({ id }) => String(id)), files: [] }
}

const erasers: Record<ErasureKind, (within: Database, ids: readonly string[]) => Promise<Erased>> =
  {
    applications: eraseApplications,
    students: eraseStudents,
    messages: (within, ids) => eraseNumbered(within, "contact_messages", ids),
    grievances: async (within, ids) => ({ ids: await eraseGrievances(within, ids), files: [] }),
    audit: (within, ids) => eraseNumbered(within, "audit", ids),
    trash: async (within, ids) => {
      const items = ids.map((id) => {
        const [collection = "", slug = ""] = id.split("/")
        return { collection, slug }
      })
      const deleted = await deleteFromTrash(within, items)
      return { ids: deleted.map(({ collection, slug }) => `${collection}/${slug}`), files: [] }
    },
  }

const tables = {
  applications: ["applications"],
  students: ["students"],
  messages: ["contact_messages"],
  grievances: ["grievances"],
  audit: ["audit"],
  trash: ["items", "trash"],
} as const satisfies Record<ErasureKind, string[]>

/** Number of stored records of a kind. */
export const countStored = async (db: Database, kind: ErasureKind) => {
  const counts = await Promise.all(tables[kind].map((table) => countRows(db.selectFrom(table))))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** SHA-256 of the ids, one per line in byte order: identifies a list of records without naming them. */
export const hashOfRecords = (records: readonly DueRecord[]) => {
  const ids = records.map(({ id }) => id).toSorted()
  return createHash("sha256")
    .update(`${ids.join("\n")}\n`)
    .digest("hex")
}

/** When the newest of these records changed for the last time. */
export const newestOf = (records: readonly DueRecord[]) =>
  records
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)

/** Records per statement: databases limit its parameters. */
const batchSize = 200

const eraseRecords = async (
  within: Database,
  { kind, records }: DueGroup,
  before: Erasure["beforeBatch"],
) => {
  const erased: Erased = { ids: [], files: [] }
  for (let start = 0; start < records.length; start += batchSize) {
    const ids = records.slice(start, start + batchSize).map(({ id }) => id)
    await before?.(within, ids)
    const batch = await erasers[kind](within, ids)
    erased.ids.push(...batch.ids)
    erased.files.push(...batch.files)
  }
  return erased
}

/** What is erased, and how the audit entry says it. */
interface Erasure {
  /** The records, found and locked in the transaction that erases them; undefined if there are none. */
  find: (transaction: Database) => Promise<DueGroup | undefined>
  action: Extract<
    AuditAction,
    "erased after its period" | "erased as trials" | "removed as a flood"
  >
  subject: string
  /** Runs in the same transaction before each batch of records is erased. */
  beforeBatch?: ((transaction: Database, ids: readonly string[]) => Promise<unknown>) | undefined
  /** Runs in the same transaction after the erasure. */
  after?: (transaction: Database) => Promise<unknown>
}

/**
 * Erases records, all or none, in one transaction. Its audit entry has their number and the hash of their list, never the
 * persons. Refused without a trusted clock, without a checked backup that contains every record, and above a limit that
 * only a person can exceed by typing the number.
 */
export const eraseRecordsOfGroup =
  ({ db, now, files, checkClock, lastBackup }: ErasureDeps) =>
  async (
    { find, action, subject, beforeBatch, after }: Erasure,
    { by, expectedHash, isConfirmed }: Omit<Order, "dueAt">,
  ): Promise<GroupErased> => {
    const problem = await checkClock()
    if (problem) return { outcome: "refused", reason: problem.reason }
    const backup = await lastBackup()
    const done = await db.transaction().execute(async (transaction) => {
      const group = await find(transaction)
      if (!group) return "changed meanwhile"
      const hash = hashOfRecords(group.records)
      if (expectedHash !== undefined && expectedHash !== hash) return "changed meanwhile"
      const reason = whyNotErased({
        count: group.records.length,
        stored: await countStored(transaction, group.kind),
        newest: newestOf(group.records),
        lastBackup: backup,
        isConfirmed,
      })
      if (reason) return { reason }
      const erased = await eraseRecords(transaction, group, beforeBatch)
      await eraseAnswers(transaction)
      const details = { count: erased.ids.length, sha256: hash }
      await writeAudit(transaction, stampOf({ now }, by), action, subject, details)
      await after?.(transaction)
      return erased
    })
    if (done === "changed meanwhile") return { outcome: done }
    if ("reason" in done) return { outcome: "refused", reason: done.reason }
    // Delete files after the commit. The sweep of orphaned files removes what a crash leaves.
    if (done.files.length > 0) await files.delete(done.files)
    return { outcome: "erased", count: done.ids.length }
  }

/** Erases the records of a group that are due. */
export const eraseGroup =
  (deps: ErasureDeps) =>
  (group: ErasureGroup, { dueAt, ...order }: Order): Promise<GroupErased> =>
    eraseRecordsOfGroup(deps)(
      {
        action: "erased after its period",
        subject: subjectOf(group),
        find: async (transaction) => {
          const rules = await deps.rules(transaction)
          const due = await findDue(transaction, rules, dueAt, [group.kind])
          return due.find(({ session }) => session === group.session)
        },
        after: (transaction) => clearNotice(transaction, group),
      },
      order,
    )
