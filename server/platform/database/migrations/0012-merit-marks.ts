import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Percentages for merit lists that the form does not ask, as staff entered them. In hundredths. */
export const meritMarks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("merit_marks")
      .addColumn("admission_code", "text", (is) => is.notNull())
      .addColumn("component", "text", (is) => is.notNull())
      .addColumn("percentage", "integer", (is) => is.notNull())
      .addColumn("entered_at", "text", (is) => is.notNull())
      .addColumn("entered_by", "text", (is) => is.notNull())
      .addPrimaryKeyConstraint("merit_marks_key", ["admission_code", "component"])
      .execute()
  },
}
