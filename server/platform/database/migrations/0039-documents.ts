import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

/** A table with an auto-increment key, for which the two databases need different column types. */
const createTable = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> => {
  const table = db.schema.createTable(name) as CreateTableBuilder<string, string>
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? table.addColumn("id", "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
}

/** Documents and pictures that applicants send after the form, and their files. */
export const documents: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createTable(db, "documents")
      .addColumn("admission_code", "text", (column) => column.notNull())
      .addColumn("slot", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("added_by", "text", (column) => column.notNull())
      .addColumn("decided_at", "text")
      .addColumn("decided_by", "text")
      .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await db.schema
      .createIndex("documents_application")
      .on("documents")
      .columns(["admission_code", "slot"])
      .execute()
    // The few that nobody has looked at are counted with the work lists.
    await sql`create index documents_new on documents (admission_code) where state = 'new'`.execute(
      db,
    )
    await db.schema
      .createTable("document_files")
      .addColumn("file", "text", (column) => column.primaryKey())
      .addColumn("document_id", "bigint", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex("document_files_document")
      .on("document_files")
      .column("document_id")
      .execute()
  },
}
