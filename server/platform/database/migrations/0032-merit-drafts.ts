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

interface Rules {
  merit_rules: { session: string; programme: string; version: number; rule: string }
}

/** Rules from before ranked all applications, verified or not: they say so now, because the default is another one. */
const writeRanked = async (db: Kysely<Rules>) => {
  const rules = await db.selectFrom("merit_rules").selectAll().execute()
  for (const { session, programme, version, rule } of rules) {
    const stored = JSON.parse(rule) as object
    if ("ranked" in stored) continue
    await db
      .updateTable("merit_rules")
      .set({ rule: JSON.stringify({ ...stored, ranked: "all" }) })
      .where((row) => row.and({ session, programme, version }))
      .execute()
  }
}

/**
 * Who is ranked; when the candidates of a list were frozen; drafts of lists, and the signatures, remarks and reasons of the
 * committee.
 */
export const meritDrafts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await writeRanked(db as Kysely<Rules>)
    await db.schema.alterTable("merit_rounds").addColumn("candidates_at", "text").execute()
    await sql`update merit_rounds set candidates_at = published_at`.execute(db)
    await createTable(db, "merit_drafts")
      .addColumn("session", "text", (column) => column.notNull())
      .addColumn("programme", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("candidates_at", "text", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("fingerprints", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("made_by", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex("merit_drafts_list")
      .on("merit_drafts")
      .columns(["session", "programme", "number", "sha256"])
      .execute()
    await createTable(db, "merit_draft_notes")
      .addColumn("draft_id", "bigint", (column) => column.notNull().references("merit_drafts.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex("merit_draft_notes_draft")
      .on("merit_draft_notes")
      .column("draft_id")
      .execute()
  },
}
