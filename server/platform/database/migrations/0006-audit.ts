import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

import { nameTokens } from "#server/platform/text/name-tokens.ts"

import { isPostgres } from "../dialect.ts"

type OldTables = { students: { urn: string; applicant_name: string; name_words: string } }

/** From here on, database triggers refuse to change or delete an audit row. */
const makeAppendOnly = async (db: Kysely<unknown>) => {
  if (!isPostgres(db)) {
    for (const verb of ["update", "delete"]) {
      const name = sql.ref(`audit_no_${verb}`)
      await sql`create trigger ${name} before ${sql.raw(verb)} on audit
        begin select raise(abort, 'the audit is append-only'); end`.execute(db)
    }
    return
  }
  await sql`create function audit_refuse() returns trigger language plpgsql as $$
    begin raise exception 'the audit is append-only'; end $$`.execute(db)
  await sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function audit_refuse()`.execute(db)
}

const addNameWords = async (db: Kysely<OldTables>) => {
  await db.schema
    .alterTable("students")
    .addColumn("name_words", "text", (column) => column.notNull().defaultTo(""))
    .execute()
  const students = await db.selectFrom("students").select(["urn", "applicant_name"]).execute()
  for (const { urn, applicant_name } of students) {
    const name_words = nameTokens(applicant_name)
    await db.updateTable("students").set({ name_words }).where("urn", "=", urn).execute()
  }
}

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable("audit")
    .addColumn("detail", "text", (column) => column.notNull().defaultTo(""))
    .execute()
  await db.schema.createIndex("audit_at").on("audit").columns(["at", "id"]).execute()
  await db.schema.createIndex("audit_actor").on("audit").columns(["actor", "at", "id"]).execute()
  await db.schema.createIndex("audit_action").on("audit").columns(["action", "at", "id"]).execute()
  // Byte order makes a prefix search an index range in any database locale.
  const subject = isPostgres(db) ? sql`subject collate "C"` : sql`subject`
  await sql`create index audit_subject on audit (${subject}, at, id)`.execute(db)
  await makeAppendOnly(db)
  await addNameWords(db as Kysely<OldTables>)
}

/** Makes the audit log searchable and append-only, with a detail column. Adds the name index of students. */
export const audit: Migration = { up }
