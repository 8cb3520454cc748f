import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Who has an application open in the console, and when that was last heard. */
export const openApplications: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("open_applications")
      .addColumn("admission_code", "text", (column) => column.notNull())
      .addColumn("opened_by", "text", (column) => column.notNull())
      .addColumn("heard_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("open_applications_key", ["admission_code", "opened_by"])
      .execute()
  },
}
