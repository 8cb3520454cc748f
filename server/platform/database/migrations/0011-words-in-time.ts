import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

import { isPostgres } from "../dialect.ts"

const columns = sql.raw("session, word, submitted_at, admission_code, applicant_name")
const key = sql.raw("session, word, submitted_at, admission_code")

const up = async (db: Kysely<unknown>) => {
  await sql`alter table application_words rename to former_words`.execute(db)
  await sql`drop index application_words_of`.execute(db)
  // Byte order makes a prefix search an index range in any database locale.
  const word = isPostgres(db) ? sql`text collate "C"` : sql`text`
  await sql`create table application_words (
    session text not null,
    word ${word} not null,
    submitted_at text not null,
    admission_code text not null,
    applicant_name text not null,
    primary key (${key}) ${isPostgres(db) ? sql`include (applicant_name)` : sql``}
  ) ${isPostgres(db) ? sql`` : sql`without rowid`}`.execute(db)
  await sql`insert into application_words (${columns})
    select session, word, submitted_at, admission_code, applicant_name
    from former_words join applications using (admission_code)`.execute(db)
  await sql`drop table former_words`.execute(db)
  await sql`create index application_words_of on application_words (admission_code, word)`.execute(
    db,
  )
}

/** Stores the name index in submission order, so that a page of search results needs no sort. */
export const wordsInTime: Migration = { up }
