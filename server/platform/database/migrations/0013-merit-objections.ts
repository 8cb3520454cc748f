import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/** Objections of applicants to merit lists, how long they are taken, and receipts of answers to offers. */
export const meritObjections: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("merit_rounds").addColumn("object_until", "text").execute()
    await db.schema.alterTable("merit_places").addColumn("receipt", "text").execute()
    const table = db.schema.createTable("merit_objections")
    const numbered = isPostgres(db)
      ? table.addColumn("id", "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
    await numbered
      .addColumn("round_id", isPostgres(db) ? "bigint" : "integer", (is) => is.notNull())
      .addColumn("admission_code", "text", (is) => is.notNull())
      .addColumn("topic", "text", (is) => is.notNull())
      .addColumn("text", "text", (is) => is.notNull())
      .addColumn("made_at", "text", (is) => is.notNull())
      .addColumn("verdict", "text")
      .addColumn("answer", "text")
      .addColumn("answered_at", "text")
      .addColumn("answered_by", "text")
      .execute()
    // An applicant has at most one open objection to a list.
    await db.schema
      .createIndex("merit_objections_open")
      .on("merit_objections")
      .columns(["round_id", "admission_code"])
      .unique()
      .where(sql.ref("verdict"), "is", null)
      .execute()
    await db.schema
      .createIndex("merit_objections_admission_code")
      .on("merit_objections")
      .column("admission_code")
      .execute()
  },
}
