import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The columns that hold the name of one stored file. */
const columns = [
  ["applications", "image_file"],
  ["applications", "signature_file"],
  ["students", "image_file"],
] as const

/** Files whose loss was accepted. Indexes find the record of a file, and list all names without the rows. */
export const lostFiles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("lost_files")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("accepted_at", "text", (column) => column.notNull())
      .addColumn("accepted_by", "text", (column) => column.notNull())
      .execute()
    for (const [table, column] of columns) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    }
    // Until now this was the time of a backup that had not been read back. Only a checked one counts.
    await sql`delete from installation where name = 'last_backup'`.execute(db)
  },
}
