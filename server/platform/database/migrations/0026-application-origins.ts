import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Where online applications came from, as keyed hashes. Applications of before have none. */
export const applicationOrigins: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("application_origins")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("admission_code", "text")
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("image", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .execute()
    for (const [name, columns] of [
      ["admission_code", ["admission_code"]],
      ["address", ["address", "at"]],
      ["network", ["network", "at"]],
    ] as const) {
      await db.schema
        .createIndex(`application_origins_${name}`)
        .on("application_origins")
        .columns([...columns])
        .execute()
    }
  },
}
