import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/** Changes of the account for deposits, of fees and of the open session, with the members who request and confirm them. */
export const financialChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    const table = db.schema.createTable("financial_changes")
    const numbered = isPostgres(db)
      ? table.addColumn("id", "integer", (is) => is.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
    await numbered
      .addColumn("collection", "text", (is) => is.notNull())
      .addColumn("slug", "text", (is) => is.notNull())
      .addColumn("changes", "text", (is) => is.notNull())
      .addColumn("asked_at", "text", (is) => is.notNull())
      .addColumn("asked_by", "text", (is) => is.notNull())
      .addColumn("asked_by_id", "text", (is) => is.notNull())
      .addColumn("state", "text", (is) => is.notNull())
      .addColumn("decided_at", "text")
      .addColumn("decided_by", "text")
      .execute()
    // One change of a document waits at a time.
    await sql`create unique index financial_changes_waiting on financial_changes (collection, slug)
      where state = 'waiting'`.execute(db)
  },
}
