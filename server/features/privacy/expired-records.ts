import type { ExpressionBuilder } from "kysely"

import { onceAdmitted } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { sessionsBefore, type Retention, yearsAgo } from "#domain/privacy/retention.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** What is kept for a period, each with a period of its own. */
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
 * What is over its period now. A student who is not disabled stays, whatever the year, and so does the
 * application that led there.
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
    /** Students past the period who are not disabled: somebody has to say that they left. */
    overdueStudents: () =>
      db
        .selectFrom("students")
        .where("session", "<", admittedBefore)
        .where("status", "=", "active"),
  }
}

/** How much of each kind is over its period now. */
export const countExpired = async (db: Database, retention: Retention, now: Date) => {
  const due = findExpired(db, retention, now)
  const counted = async (name: keyof typeof due) => {
    // Each is a query of its own table: only the count is the same for all.
    const { count } = await (due[name]() as ReturnType<typeof due.messages>)
      .select((row) => row.fn.countAll().as("count"))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  return {
    applications: await counted("applications"),
    students: await counted("students"),
    messages: await counted("messages"),
    audit: await counted("audit"),
    overdueStudents: await counted("overdueStudents"),
  }
}
