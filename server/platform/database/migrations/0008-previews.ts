import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable("previews")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("collection", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .execute()
  await db.schema.createIndex("previews_until").on("previews").column("until").execute()
}

/** Draft previews: content shown on its page before it is saved. */
export const previews: Migration = { up }
