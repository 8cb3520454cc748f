import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * The texts of admission sheets that applicants agreed to, by version. Applications of before have no version: they agreed to
 * the texts of the specification.
 */
export const sheetTexts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("sheet_texts")
      .addColumn("version", "text", (column) => column.primaryKey())
      .addColumn("data", "text", (column) => column.notNull())
      .execute()
    await db.schema.alterTable("applications").addColumn("declaration_version", "text").execute()
  },
}
