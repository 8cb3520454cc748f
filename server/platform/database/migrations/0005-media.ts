import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable("media")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("alt_en", "text", (column) => column.notNull())
    .addColumn("alt_hi", "text", (column) => column.notNull())
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("files", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .execute()
  await db.schema.createIndex("media_at").on("media").columns(["at", "id"]).execute()
}

/** Files that staff uploaded for the site: images and PDFs. */
export const media: Migration = { up }
