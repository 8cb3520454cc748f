import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * Indexes for the staff's list of students. The first covers what it filters, sorts and counts by. SQLite uses it only
 * while it is much narrower than the table: mobile number and last four digits have their own.
 */
export const studentList: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index students_list on students (admission_number, urn, applicant_name, name_tokens, course,
      session, semester, status, updated_at)`.execute(db)
    // By name and by the latest change, where sorting all of it would take longest.
    for (const column of ["applicant_name", "updated_at"]) {
      await db.schema
        .createIndex(`students_${column}`)
        .on("students")
        .columns([column, "urn"])
        .execute()
    }
    for (const column of ["aadhaar_last_four", "applicant_mobile"]) {
      await db.schema.createIndex(`students_${column}`).on("students").column(column).execute()
    }
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
    // Byte order makes a prefix search an index range in any database locale; SQLite always has it.
    for (const column of ["urn", "admission_number"]) {
      await sql`create index ${sql.ref(`students_${column}_prefix`)} on students
        (${sql.ref(column)} collate "C")`.execute(db)
    }
  },
}
