import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

const createRules = (db: Kysely<unknown>) =>
  db.schema
    .createTable("merit_rules")
    .addColumn("session", "text", (is) => is.notNull())
    .addColumn("programme", "text", (is) => is.notNull())
    .addColumn("version", "integer", (is) => is.notNull())
    .addColumn("rule", "text", (is) => is.notNull())
    .addColumn("reason", "text", (is) => is.notNull())
    .addColumn("changed_at", "text", (is) => is.notNull())
    .addColumn("changed_by", "text", (is) => is.notNull())
    .addColumn("signed_at", "text")
    .addColumn("signed_by", "text")
    .addColumn("signed_role", "text")
    .addPrimaryKeyConstraint("merit_rules_key", ["session", "programme", "version"])
    .execute()

const createRounds = async (db: Kysely<unknown>) => {
  const table = db.schema.createTable("merit_rounds")
  const numbered = isPostgres(db)
    ? table.addColumn("id", "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
  await numbered
    .addColumn("session", "text", (is) => is.notNull())
    .addColumn("programme", "text", (is) => is.notNull())
    .addColumn("number", "integer", (is) => is.notNull())
    .addColumn("rule_version", "integer", (is) => is.notNull())
    .addColumn("list", "text", (is) => is.notNull())
    .addColumn("sha256", "text", (is) => is.notNull())
    .addColumn("last_date", "text", (is) => is.notNull())
    .addColumn("published_at", "text", (is) => is.notNull())
    .addColumn("published_by", "text", (is) => is.notNull())
    .addColumn("withdrawn_at", "text")
    .addColumn("withdrawn_by", "text")
    .addColumn("withdrawn_reason", "text")
    .execute()
  // A withdrawn round keeps its number, which the next list gets again.
  await db.schema
    .createIndex("merit_rounds_number")
    .on("merit_rounds")
    .columns(["session", "programme", "number"])
    .unique()
    .where(sql.ref("withdrawn_at"), "is", null)
    .execute()
}

const createPlaces = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable("merit_places")
    .addColumn("round_id", isPostgres(db) ? "bigint" : "integer", (is) => is.notNull())
    .addColumn("admission_code", "text", (is) => is.notNull())
    .addColumn("list_code", "text", (is) => is.notNull())
    .addColumn("place", "text", (is) => is.notNull())
    .addColumn("compartment", "text")
    .addColumn("guarantee", "text")
    .addColumn("state", "text")
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text")
    .addPrimaryKeyConstraint("merit_places_key", ["round_id", "admission_code"])
    .execute()
  await db.schema
    .createIndex("merit_places_admission_code")
    .on("merit_places")
    .column("admission_code")
    .execute()
}

/** Rules of merit lists, published rounds, and the place of each applicant in them. */
export const merit: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createRules(db)
    await createRounds(db)
    await createPlaces(db)
  },
}
