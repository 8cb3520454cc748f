import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Drops the constraint on the Aadhaar numbers of all students. SQLite can only do that by copying the table: its definition and its
 * indexes are those that it has, without the constraint. To drop the table deletes the sessions that refer to it, so they are
 * copied, too.
 */
const dropUniqueness = async (db: Kysely<unknown>) => {
  if (isPostgres(db)) {
    await db.schema.alterTable("students").dropConstraint("students_aadhaar_index_key").execute()
    return
  }
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'students' and sql is not null`.execute(db)
  const definition = rows.find(({ type }) => type === "table")!.sql
  const constraint = /("aadhaar_index" text not null) unique/i
  if (!constraint.test(definition)) throw new Error("The table of students is not as expected")
  const copied = definition
    .replace(constraint, "$1")
    .replace(/^create table\s+"?students"?/i, 'create table "students_copy"')
  await sql.raw(copied).execute(db)
  await sql`insert into students_copy select * from students`.execute(db)
  await sql`create table sessions_copy as select * from student_sessions`.execute(db)
  await sql`drop table students`.execute(db)
  await sql`alter table students_copy rename to students`.execute(db)
  for (const index of rows.filter(({ type }) => type === "index"))
    await sql.raw(index.sql).execute(db)
  await sql`delete from student_sessions`.execute(db)
  await sql`insert into student_sessions select * from sessions_copy`.execute(db)
  await sql`drop table sessions_copy`.execute(db)
}

/**
 * An Aadhaar number belongs to one active student. A disabled record keeps its number, and keeps nobody else from having it: it
 * may be of an admission by mistake.
 */
export const studentNumbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await dropUniqueness(db)
    await sql`create unique index students_aadhaar_active on students (aadhaar_index)
      where status = 'active'`.execute(db)
    await db.schema
      .createIndex("students_aadhaar_index")
      .on("students")
      .column("aadhaar_index")
      .execute()
  },
}
