import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Former paths of pages. They lead to the page, wherever it is now. */
export const pageRedirects: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("page_redirects")
      .addColumn("path", "text", (column) => column.primaryKey().notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("page_redirects_slug").on("page_redirects").column("slug").execute()
  },
}
