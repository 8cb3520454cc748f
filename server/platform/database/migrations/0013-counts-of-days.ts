import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const names = ["session", "day", "course", "status"] as const

const up = async (db: Kysely<unknown>) => {
  const empty = db.schema.createTable("application_day_counts")
  await names
    .reduce((table, name) => table.addColumn(name, "text", (is) => is.notNull()), empty)
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("application_day_counts_primary_key", [...names] as never)
    .execute()
  const columns = sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into application_day_counts (${columns}, count)
    select ${columns}, sum(count) from application_counts group by ${columns}`.execute(db)
}

/** Daily totals: dashboards and most lists sum about a hundred rows instead of thousands. */
export const countsOfDays: Migration = { up }
