import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Drops the constraint that refused a second application with an Aadhaar number. SQLite can only do that by copying the
 * table: its definition and its indexes are those that it has, without the constraint.
 */
const dropUniqueness = async (db: Kysely<unknown>) => {
  if (isPostgres(db)) {
    await db.schema
      .alterTable("applications")
      .dropConstraint("applications_one_per_course")
      .execute()
    return
  }
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'applications' and sql is not null`.execute(
    db,
  )
  const definition = rows.find(({ type }) => type === "table")!.sql
  const constraint =
    /,\s*constraint "applications_one_per_course" unique \("aadhaar_index", "course", "session"\)/i
  if (!constraint.test(definition)) throw new Error("The table of applications is not as expected")
  const copied = definition
    .replace(constraint, "")
    .replace(/^create table\s+"?applications"?/i, 'create table "applications_copy"')
  await sql.raw(copied).execute(db)
  await sql`insert into applications_copy select * from applications`.execute(db)
  await sql`drop table applications`.execute(db)
  await sql`alter table applications_copy rename to applications`.execute(db)
  for (const index of rows.filter(({ type }) => type === "index"))
    await sql.raw(index.sql).execute(db)
}

/**
 * Several applications with one Aadhaar number, what staff decided about them, and likely duplicates without a number. The
 * search tokens are emptied: the server writes them again at its start, with the likeness keys.
 */
export const duplicates: Migration = {
  up: async (db: Kysely<unknown>) => {
    await dropUniqueness(db)
    for (const column of ["likeness_key", "likeness"]) {
      await db.schema
        .alterTable("applications")
        .addColumn(column, "text", (is) => is.notNull().defaultTo(""))
        .execute()
    }
    await db.schema
      .alterTable("applications")
      .addColumn("may_be_duplicate", "integer", (is) => is.notNull().defaultTo(0))
      .execute()
    await sql`update applications set search_tokens = ''`.execute(db)
    for (const column of ["aadhaar_index", "likeness_key"]) {
      await db.schema
        .createIndex(`applications_${column}`)
        .on("applications")
        .columns([column, "course", "session"])
        .execute()
    }
    await sql`create index applications_may_be_duplicate
      on applications (session, may_be_duplicate, course) where may_be_duplicate > 0`.execute(db)
    await db.schema
      .createTable("duplicate_settlements")
      .addColumn("id", "text", (is) => is.notNull())
      .addColumn("admission_code", "text", (is) => is.notNull())
      .addColumn("decision", "text", (is) => is.notNull())
      .addColumn("kept", "text")
      .addColumn("reason", "text", (is) => is.notNull())
      .addColumn("at", "text", (is) => is.notNull())
      .addColumn("actor", "text", (is) => is.notNull())
      .addPrimaryKeyConstraint("duplicate_settlements_key", ["id", "admission_code"])
      .execute()
    await db.schema
      .createIndex("duplicate_settlements_admission_code")
      .on("duplicate_settlements")
      .column("admission_code")
      .execute()
  },
}
