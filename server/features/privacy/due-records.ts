import { lastDayOf } from "#domain/admission/admission-period.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import {
  type ErasureGroup,
  type ErasureHold,
  erasureHolds,
  type ErasureKind,
} from "#domain/privacy/erasure.ts"
import { dueBefore, lastDayOfYear, type Retention } from "#domain/privacy/retention.ts"
import { listDueTrash } from "#server/features/content/content.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows, locked } from "#server/platform/database/dialect.ts"

import { expiredApplications, holds, isHeld, lastEventAt } from "./expired-applications.ts"

/** What decides which records are due. */
export interface RetentionRules {
  retention: Retention
  sessions: readonly Omit<NamedSession, "isConfirmed">[]
  /** The name of the session that is open for applications. */
  openSession: string
}

/** A record that is due. */
export interface DueRecord {
  /** Admission code, URN, number of a grievance, a message or an audit entry, or collection and name of an item. */
  id: string
  /** When it changed for the last time, ISO 8601. */
  changedAt: string
}

export interface DueGroup extends ErasureGroup {
  records: DueRecord[]
}

/** The sessions of stored applications that are closed, with their last day. */
const listClosedSessions = async (db: Database, { sessions, openSession }: RetentionRules) => {
  const rows = await db.selectFrom("applications").select("session").distinct().execute()
  return rows.flatMap(({ session: label }) => {
    if (label === openSession) return []
    const stored = sessions.find((session) => session.label === label)
    const closedOn = stored ? lastDayOf(stored) : lastDayOfYear(label)
    return closedOn === undefined ? [] : [{ label, closedOn }]
  })
}

export const lastChangeOf = (times: (string | null)[]) =>
  times
    .map((time) => time ?? "")
    .toSorted()
    .at(-1)!

const dueApplications = async (db: Database, rules: RetentionRules, now: Date) => {
  const groups: DueGroup[] = []
  for (const { label, closedOn } of await listClosedSessions(db, rules)) {
    const rows = await locked(db, expiredApplications(db, label, closedOn, rules.retention, now))
      .where((row) => row.not(isHeld(row)))
      .select(["admission_code", "submitted_at", "status_at"])
      .select(lastEventAt)
      .orderBy("admission_code")
      .execute()
    const records = rows.map(({ admission_code: id, submitted_at, status_at, event_at }) => ({
      id,
      changedAt: lastChangeOf([submitted_at, status_at, event_at]),
    }))
    groups.push({ kind: "applications", session: label, records })
  }
  return groups
}

/** Students of earlier sessions whose period has ended. Their last day is that of the academic year. */
const expiredStudents = (db: Database, { retention }: RetentionRules, now: Date) => {
  const before = dueBefore(now, retention.student_years)
  const firstKept = Number(before.slice(0, 4)) - (before.slice(5, 10) > "06-30" ? 0 : 1)
  return db
    .selectFrom("students")
    .where("session", "<", String(firstKept))
    .where("updated_at", "<", before)
}

const dueStudents = async (db: Database, rules: RetentionRules, now: Date) => {
  const rows = await locked(db, expiredStudents(db, rules, now))
    .where("status", "=", "disabled")
    .select(["urn as id", "session", "updated_at as changedAt"])
    .orderBy("urn")
    .execute()
  return [...Map.groupBy(rows, ({ session }) => session)].map(([session, records]) => ({
    kind: "students" as const,
    session,
    records: records.map(({ id, changedAt }) => ({ id, changedAt })),
  }))
}

const dueMessages = async (db: Database, { retention }: RetentionRules, now: Date) => {
  const before = dueBefore(now, retention.message_years)
  const rows = await locked(db, db.selectFrom("contact_messages"))
    .select(["id", "at", "seen_at"])
    .where("at", "<", before)
    .where((row) => row.or([row("seen_at", "is", null), row("seen_at", "<", before)]))
    .orderBy("id")
    .execute()
  const records = rows.map(({ id, at, seen_at }) => ({
    id: String(id),
    changedAt: lastChangeOf([at, seen_at]),
  }))
  return [{ kind: "messages" as const, session: "", records }]
}

/** Closed grievances. An open one is never due. */
const dueGrievances = async (db: Database, { retention }: RetentionRules, now: Date) => {
  const rows = await locked(db, db.selectFrom("grievances"))
    .select(["number as id", "changed_at as changedAt"])
    .where("closed_at", "is not", null)
    .where("changed_at", "<", dueBefore(now, retention.grievance_years))
    .orderBy("number")
    .execute()
  return [{ kind: "grievances" as const, session: "", records: rows }]
}

const dueAudit = async (db: Database, { retention }: RetentionRules, now: Date) => {
  const rows = await db
    .selectFrom("audit")
    .select(["id", "at"])
    .where("at", "<", dueBefore(now, retention.audit_years))
    .orderBy("id")
    .execute()
  const records = rows.map(({ id, at }) => ({ id: String(id), changedAt: at }))
  return [{ kind: "audit" as const, session: "", records }]
}

const dueTrash = async (db: Database, _rules: RetentionRules, now: Date) => {
  const rows = await listDueTrash(db, now)
  const records = rows.map(({ collection, slug, removed_at }) => ({
    id: `${collection}/${slug}`,
    changedAt: removed_at,
  }))
  return [{ kind: "trash" as const, session: "", records }]
}

const finders: Record<
  ErasureKind,
  (db: Database, rules: RetentionRules, now: Date) => Promise<DueGroup[]>
> = {
  applications: dueApplications,
  students: dueStudents,
  messages: dueMessages,
  grievances: dueGrievances,
  audit: dueAudit,
  trash: dueTrash,
}

/**
 * The records of these kinds that are due for erasure at `now`, in groups that are not empty. In a transaction, their rows
 * are locked until its end. Never a record of the open session, one that changed within 180 days, or one that something
 * holds.
 */
export const findDue = async (
  db: Database,
  rules: RetentionRules,
  now: Date,
  kinds: readonly ErasureKind[],
): Promise<DueGroup[]> => {
  const groups: DueGroup[] = []
  for (const kind of kinds) groups.push(...(await finders[kind](db, rules, now)))
  return groups.filter(({ records }) => records.length > 0)
}

/** Number of applications whose period has ended but which something holds, by the reason. */
export const countHeld = async (db: Database, rules: RetentionRules, now: Date) => {
  const counts: Record<ErasureHold, number> = { query: 0, offer: 0, objection: 0, refund: 0 }
  for (const { label, closedOn } of await listClosedSessions(db, rules)) {
    for (const hold of erasureHolds) {
      const expired = expiredApplications(db, label, closedOn, rules.retention, now)
      counts[hold] += await countRows(expired.where((row) => holds[hold](row)))
    }
  }
  return counts
}

/** Number of active students past the period: staff must first disable them. */
export const countOverdueStudents = (db: Database, rules: RetentionRules, now: Date) =>
  countRows(expiredStudents(db, rules, now).where("status", "=", "active"))
