import { type ExpressionBuilder, sql } from "kysely"

import { leftStatuses, onceAdmitted } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { type ErasureHold, erasureHolds } from "#domain/privacy/erasure.ts"
import { dueBefore, type Retention } from "#domain/privacy/retention.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

type Applications = ExpressionBuilder<Tables, "applications">

const isNoActiveStudent = (row: Applications) =>
  row.not(
    row.exists(
      row
        .selectFrom("students")
        .select("urn")
        .whereRef("students.aadhaar_index", "=", "applications.aadhaar_index")
        .where("students.status", "=", "active"),
    ),
  )

/** What keeps an application: a question, an offer, an objection or a refund that is still open. */
export const holds: Record<ErasureHold, (row: Applications) => ReturnType<Applications["and"]>> = {
  query: (row) => row.and([row("status", "=", "query")]),
  offer: (row) =>
    row.and([
      row("status", "not in", [...leftStatuses, "admitted"]),
      row.exists(
        row
          .selectFrom("merit_places as place")
          .innerJoin("merit_rounds as round", "round.id", "place.round_id")
          .select("place.round_id")
          .whereRef("place.admission_code", "=", "applications.admission_code")
          .where("round.withdrawn_at", "is", null)
          .where("place.state", "in", ["offered", "accepted"]),
      ),
    ]),
  objection: (row) =>
    row.and([
      row.exists(
        row
          .selectFrom("merit_objections as objection")
          .select("objection.id")
          .whereRef("objection.admission_code", "=", "applications.admission_code")
          .where("objection.verdict", "is", null),
      ),
    ]),
  /** A fee that was received of somebody who is not admitted: it may have to be paid back. */
  refund: (row) => row.and([row("fee_status", "=", "received"), row("status", "!=", "admitted")]),
}

export const isHeld = (row: Applications) => row.or(erasureHolds.map((hold) => holds[hold](row)))

/** The time of the newest event of an application; null without one. */
export const lastEventAt = (row: Applications) =>
  row
    .selectFrom("application_events as event")
    .select((event) => event.fn.max("event.at").as("at"))
    .whereRef("event.admission_code", "=", "applications.admission_code")
    .as("event_at")

/** The newest time in another table that refers to the application, by these columns. */
const hasNewer = (
  row: Applications,
  table: "application_events" | "merit_answers" | "merit_objections",
  columns: ("at" | "answered_at" | "made_at")[],
  before: string,
) =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} as other
    where other.admission_code = applications.admission_code
    and (${sql.join(
      columns.map((column) => sql`other.${sql.ref(column)} >= ${before}`),
      sql` or `,
    )}))`

/** Whether nothing about the application changed since `before`. */
const isUnchangedSince = (row: Applications, before: string) =>
  row.and([
    row("submitted_at", "<", before),
    row("status_at", "<", before),
    row.not(hasNewer(row, "application_events", ["at"], before)),
    row.not(hasNewer(row, "merit_answers", ["at"], before)),
    row.not(hasNewer(row, "merit_objections", ["made_at", "answered_at"], before)),
  ])

/** Applications of a session that closed on this day, whose period has ended; those that something holds are among them. */
export const expiredApplications = (
  db: Database,
  session: string,
  closedOn: string,
  retention: Retention,
  now: Date,
) => {
  const rejected = dueBefore(now, retention.application_years)
  const admitted = dueBefore(now, retention.student_years)
  const isPast = (before: string) => closedOn < dayInIndia(new Date(before))
  return db
    .selectFrom("applications")
    .where("session", "=", session)
    .where((row) =>
      row.or([
        ...(isPast(rejected)
          ? [row.and([row("status", "not in", onceAdmitted), isUnchangedSince(row, rejected)])]
          : []),
        ...(isPast(admitted)
          ? [
              row.and([
                row("status", "in", onceAdmitted),
                isUnchangedSince(row, admitted),
                isNoActiveStudent(row),
              ]),
            ]
          : []),
      ]),
    )
}
