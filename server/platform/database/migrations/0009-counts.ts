import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const names = ["session", "course", "category", "status", "fee_status", "day"] as const

const up = async (db: Kysely<unknown>) => {
  await db.schema.dropTable("application_counts").execute()
  const empty = db.schema.createTable("application_counts")
  await names
    .reduce((table, name) => table.addColumn(name, "text", (is) => is.notNull()), empty)
    .addColumn("is_seen", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("application_counts_primary_key", [...names, "is_seen"] as never)
    .execute()
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const isSeen = sql`case when seen_at is null then 0 else 1 end`
  await sql`insert into application_counts (${columns}, is_seen, count)
    select ${columns}, ${isSeen}, count(*) from applications group by ${columns}, ${isSeen}`.execute(
    db,
  )
  // Add the other sort columns, so that this index also covers lists in another order.
  await sql`drop index applications_by_time`.execute(db)
  await sql`create index applications_by_time on applications (session, submitted_at, admission_code,
    course, category, status, fee_status, seen_at, applicant_name, status_at)`.execute(db)
}

/** Application counts by every filter of the staff's list, except search. */
export const counts: Migration = { up }
