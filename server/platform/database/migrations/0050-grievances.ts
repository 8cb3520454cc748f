import { type Kysely, PostgresAdapter } from "kysely"
import type { Migration } from "kysely/migration"

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

const createNumberedTable = (db: Kysely<unknown>, name: string) => {
  const table = db.schema.createTable(name)
  return isPostgres(db)
    ? table.addColumn("id", "integer", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
}

const texts = ["category", "text", "name", "mobile", "email", "address", "reference", "language"]

/** Grievances, what happened to each, and who is responsible for each category. */
export const grievances: Migration = {
  up: async (db: Kysely<unknown>) => {
    let table = createNumberedTable(db, "grievances")
      .addColumn("number", "text", (is) => is.notNull().unique())
      .addColumn("code", "text", (is) => is.notNull().unique())
      .addColumn("submission_hash", "text", (is) => is.notNull().unique())
    for (const column of texts) table = table.addColumn(column, "text", (is) => is.notNull())
    await table
      .addColumn("at", "text", (is) => is.notNull())
      .addColumn("due_on", "text", (is) => is.notNull())
      .addColumn("responsible_id", "text")
      .addColumn("closed_at", "text")
      .addColumn("outcome", "text")
      .addColumn("changed_at", "text", (is) => is.notNull())
      .execute()
    await createNumberedTable(db, "grievance_events")
      .addColumn("grievance_id", "integer", (is) => is.notNull().references("grievances.id"))
      .addColumn("at", "text", (is) => is.notNull())
      .addColumn("actor", "text", (is) => is.notNull())
      .addColumn("kind", "text", (is) => is.notNull())
      .addColumn("text", "text", (is) => is.notNull())
      .addColumn("detail", "text", (is) => is.notNull())
      .execute()
    await db.schema
      .createIndex("grievance_events_grievance")
      .on("grievance_events")
      .column("grievance_id")
      .execute()
    await db.schema
      .createTable("grievance_counters")
      .addColumn("year", "text", (is) => is.primaryKey().notNull())
      .addColumn("last", "integer", (is) => is.notNull())
      .execute()
    await db.schema
      .createTable("grievance_responsibles")
      .addColumn("category", "text", (is) => is.primaryKey().notNull())
      .addColumn("member_id", "text", (is) => is.notNull())
      .execute()
  },
}
