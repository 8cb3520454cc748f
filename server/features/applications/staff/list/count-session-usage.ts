import { type RawBuilder, sql } from "kysely"

import type { SessionUsage } from "#domain/admission/session-usage.ts"
import { type SubjectField, subjectFields } from "#domain/applications/form/form-fields.ts"
import type { Status } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

/** Counts by programme and status, and by a chosen subject if a field is given; of one status only if one is given. */
export const countApplicationsBy = async (
  db: Database,
  session: string,
  { field, status }: { field?: SubjectField; status?: Status } = {},
) => {
  const form = isPostgres(db) ? sql`form::json` : sql`form`
  // A literal: PostgreSQL does not take a parameter in "group by" for the one in "select".
  const chosen: RawBuilder<string | null> = field ? sql`${form} ->> ${sql.lit(field)}` : sql`null`
  const rows = await db
    .selectFrom("applications")
    .select((row) => ["course", "status", chosen.as("subject"), row.fn.countAll().as("total")])
    .where("session", "=", session)
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .groupBy(["course", "status"])
    .$if(field !== undefined, (query) => query.groupBy(chosen))
    .orderBy("course")
    .execute()
  return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }))
}

/** What the applications of a session refer to: programmes by status, and subjects by place. */
export const countSessionUsage =
  (db: Database) =>
  async (session: string): Promise<SessionUsage> => {
    const programmes: SessionUsage["programmes"] = {}
    for (const { course, status, count } of await countApplicationsBy(db, session)) {
      programmes[course] = { ...programmes[course], [status]: count }
    }
    const choices = new Map<string, SessionUsage["choices"][number]>()
    for (const field of subjectFields) {
      for (const { course, status, subject, count } of await countApplicationsBy(db, session, {
        field,
      })) {
        // A field that is empty, or later than the application.
        if (!subject) continue
        const key = JSON.stringify([course, field, subject])
        const known = choices.get(key) ?? { count: 0, admitted: 0 }
        choices.set(key, {
          programme: course,
          field,
          subject,
          count: known.count + count,
          admitted: known.admitted + (status === "admitted" ? count : 0),
        })
      }
    }
    return { programmes, choices: [...choices.values()] }
  }
