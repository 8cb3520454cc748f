import type { ExpressionBuilder } from "kysely"

import { onceAdmitted } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { sessionsBefore, type Retention, yearsAgo } from "#domain/privacy/retention.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** Kinds of records with a retention period of their own. */
export const retentionKinds = ["applications", "students", "messages", "audit"] as const
export type RetentionKind = (typeof retentionKinds)[number]

const isNoStudent = (row: ExpressionBuilder<Tables, "applications">) =>
  row.not(
    row.exists(
      row
        .selectFrom("students")
        .select("urn")
        .whereRef("students.aadhaar_index", "=", "applications.aadhaar_index")
        .where("students.status", "=", "active"),
    ),
  )

/**
 * Queries for the records whose retention period has ended. Active students stay, and so do the applications they
 * were admitted from.
 */
export const findExpired = (db: Database, retention: Retention, now: Date) => {
  const today = dayInIndia(now)
  const rejectedBefore = sessionsBefore(today, retention.application_years)
  const admittedBefore = sessionsBefore(today, retention.student_years)
  return {
    applications: () =>
      db
        .selectFrom("applications")
        .where((row) =>
          row.or([
            row.and([row("status", "not in", onceAdmitted), row("session", "<", rejectedBefore)]),
            row.and([
              row("status", "in", onceAdmitted),
              row("session", "<", admittedBefore),
              isNoStudent(row),
            ]),
          ]),
        ),
    students: () =>
      db
        .selectFrom("students")
        .where("session", "<", admittedBefore)
        .where("status", "=", "disabled"),
    messages: () =>
      db.selectFrom("contact_messages").where("at", "<", yearsAgo(now, retention.message_years)),
    audit: () => db.selectFrom("audit").where("at", "<", yearsAgo(now, retention.audit_years)),
    /** Active students past the retention period: staff must first disable them. */
    overdueStudents: () =>
      db
        .selectFrom("students")
        .where("session", "<", admittedBefore)
        .where("status", "=", "active"),
  }
}

/** Number of records of each kind whose retention period has ended. */
export const countExpired = async (db: Database, retention: Retention, now: Date) => {
  const due = findExpired(db, retention, now)
  return {
    applications: await countRows(due.applications()),
    students: await countRows(due.students()),
    messages: await countRows(due.messages()),
    audit: await countRows(due.audit()),
    overdueStudents: await countRows(due.overdueStudents()),
  }
}
