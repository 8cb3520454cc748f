import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Who works on an application, views of the list that staff share, and for whom a link to join is. */
export const workLists: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ["assigned_to", "assigned_at"]) {
      await db.schema.alterTable("applications").addColumn(column, "text").execute()
    }
    // The counts of the work lists are read from this index alone.
    await db.schema
      .createIndex("applications_work")
      .on("applications")
      .columns(["session", "status", "fee_status", "seen_at"])
      .execute()
    await sql`create index applications_assigned on applications (assigned_to, admission_code)
      where assigned_to is not null`.execute(db)
    await db.schema
      .createTable("saved_views")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("filter", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .alterTable("staff_tokens")
      .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
