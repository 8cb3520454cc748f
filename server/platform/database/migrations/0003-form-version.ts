import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The version of the form's fields with which each application was stored. All stored ones have the first. */
export const formVersion: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("applications")
      .addColumn("form_version", "integer", (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
