import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Unsent forms that applicants store to continue on another device. The content is an encrypted file. */
export const formDrafts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("form_drafts")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("code_hash", "text", (column) => column.notNull().unique())
      .addColumn("submission_key", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("key_check", "text", (column) => column.notNull())
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute()
    for (const column of ["submission_key", "file", "expires_at"]) {
      await db.schema
        .createIndex(`form_drafts_${column}`)
        .on("form_drafts")
        .column(column)
        .execute()
    }
  },
}
