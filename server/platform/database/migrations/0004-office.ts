import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

import { dayInIndia } from "#domain/fields/days.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

import { autoIncrement } from "../auto-increment.ts"
import { isPostgres } from "../dialect.ts"

interface OldTables {
  applications: {
    admission_code: string
    form: string
    submitted_at: string
    status_at: string
    category: string
    applicant_name: string
    applicant_mobile: string
    day: string
  }
  application_words: { word: string; admission_code: string }
}

const rowsOfPage = 500

const addColumns = async (db: Kysely<unknown>) => {
  const texts = {
    status: "submitted",
    status_at: "",
    status_reason: "",
    category: "",
    applicant_name: "",
    applicant_mobile: "",
    day: "",
    source: "online",
    fee_status: "due",
    fee_reference: "",
    fee_reason: "",
  }
  // One statement per column: SQLite cannot add several at once.
  for (const [column, usual] of Object.entries(texts)) {
    await db.schema
      .alterTable("applications")
      .addColumn(column, "text", (is) => is.notNull().defaultTo(usual))
      .execute()
  }
  for (const column of ["seen_at", "seen_by", "fee_at"]) {
    await db.schema.alterTable("applications").addColumn(column, "text").execute()
  }
  await db.schema
    .alterTable("applications")
    .addColumn("version", "integer", (is) => is.notNull().defaultTo(1))
    .execute()
}

const createTables = async (db: Kysely<unknown>) => {
  await autoIncrement(db, db.schema.createTable("application_events"), "id")
    .addColumn("admission_code", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .execute()

  // Byte order makes a prefix search an index range in any database locale.
  const word = isPostgres(db) ? sql`text collate "C"` : "text"
  const words = db.schema
    .createTable("application_words")
    .addColumn("word", word, (column) => column.notNull())
    .addColumn("admission_code", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("application_words_primary_key", ["word", "admission_code"])
  await (isPostgres(db) ? words : words.modifyEnd(sql`without rowid`)).execute()

  const counts = ["session", "course", "category", "status", "day"]
  const empty = db.schema.createTable("application_counts")
  await counts
    .reduce((table, name) => table.addColumn(name, "text", (is) => is.notNull()), empty)
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("application_counts_primary_key", counts as never)
    .execute()
}

/** Copies the fields that staff search and filter by from the form into columns and the name index. */
const takeFromForms = async (db: Kysely<OldTables>) => {
  for (let last = ""; ;) {
    const rows = await db
      .selectFrom("applications")
      .select(["admission_code", "form", "submitted_at"])
      .where("admission_code", ">", last)
      .orderBy("admission_code")
      .limit(rowsOfPage)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)!.admission_code
    for (const { admission_code, form, submitted_at } of rows) {
      const { category, applicant_name, applicant_mobile } = JSON.parse(form)
      const day = dayInIndia(new Date(submitted_at))
      await db
        .updateTable("applications")
        .set({ category, applicant_name, applicant_mobile, day, status_at: submitted_at })
        .where("admission_code", "=", admission_code)
        .execute()
      const words = [...new Set(tokenize(applicant_name))]
      if (words.length > 0) {
        await db
          .insertInto("application_words")
          .values(words.map((word) => ({ word, admission_code })))
          .execute()
      }
    }
  }
}

// Covering indexes: a list page is found in an index alone, however it is filtered. Only the rows shown are
// read.
const listed = {
  by_time: "session, submitted_at, admission_code, course, category, status, fee_status, seen_at",
  by_status: "session, status, submitted_at, admission_code, course, category, fee_status, seen_at",
  by_fee: "session, fee_status, submitted_at, admission_code, course, category, status, seen_at",
  by_name:
    "session, applicant_name, admission_code, submitted_at, course, category, status, fee_status, seen_at",
  by_status_time:
    "session, status_at, admission_code, submitted_at, course, category, status, fee_status, seen_at",
}

const createIndexes = async (db: Kysely<unknown>) => {
  for (const [name, columns] of Object.entries(listed)) {
    await sql`create index ${sql.ref(`applications_${name}`)} on applications
      (${sql.raw(columns)})`.execute(db)
  }
  await sql`create index applications_not_seen on applications
    (session, submitted_at, admission_code, course, category, status, fee_status, seen_at)
    where seen_at is null`.execute(db)
  await sql`create index applications_fee_day on applications (fee_at, fee_reference)
    where fee_at is not null`.execute(db)
  for (const column of ["aadhaar_last_four", "applicant_mobile"]) {
    await db.schema
      .createIndex(`applications_${column}`)
      .on("applications")
      .column(column)
      .execute()
  }
  await db.schema
    .createIndex("application_words_of")
    .on("application_words")
    .columns(["admission_code", "word"])
    .execute()
  await db.schema
    .createIndex("application_events_of")
    .on("application_events")
    .columns(["admission_code", "id"])
    .execute()
}

const up = async (db: Kysely<unknown>) => {
  await addColumns(db)
  await createTables(db)
  await takeFromForms(db as Kysely<OldTables>)
  await sql`insert into application_counts (session, course, category, status, day, count)
    select session, course, category, status, day, count(*) from applications
    group by session, course, category, status, day`.execute(db)
  await createIndexes(db)
}

/** Application status and history, and the columns, name index and indexes by which staff search and count. */
export const office: Migration = { up }
