import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

import { autoIncrement } from "../auto-increment.ts"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable("students")
    .addColumn("urn", "text", (column) => column.primaryKey())
    .addColumn("admission_number", "text", (column) => column.notNull().unique())
    .addColumn("card_code", "text", (column) => column.notNull().unique())
    .addColumn("aadhaar_index", "text", (column) => column.notNull().unique())
    .addColumn("aadhaar_sealed", "text", (column) => column.notNull())
    .addColumn("aadhaar_last_four", "text", (column) => column.notNull())
    .addColumn("course", "text", (column) => column.notNull())
    .addColumn("applicant_name", "text", (column) => column.notNull())
    .addColumn("gender", "text", (column) => column.notNull())
    .addColumn("mother_name", "text", (column) => column.notNull())
    .addColumn("father_name", "text", (column) => column.notNull())
    .addColumn("dob", "text", (column) => column.notNull())
    .addColumn("blood_group", "text", (column) => column.notNull())
    .addColumn("applicant_mobile", "text", (column) => column.notNull())
    .addColumn("p_address", "text", (column) => column.notNull())
    .addColumn("first_major_subject", "text", (column) => column.notNull())
    .addColumn("second_major_subject", "text", (column) => column.notNull())
    .addColumn("minor_subject", "text", (column) => column.notNull())
    .addColumn("session", "text", (column) => column.notNull())
    .addColumn("semester", "text", (column) => column.notNull())
    .addColumn("image_file", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute()

  await db.schema
    .createTable("student_sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("urn", "text", (column) =>
      column.notNull().references("students.urn").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .execute()
  await db.schema.createIndex("student_sessions_of").on("student_sessions").column("urn").execute()

  await autoIncrement(db, db.schema.createTable("sign_in_tries"), "id")
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("sign_in_tries_about")
    .on("sign_in_tries")
    .columns(["about", "at"])
    .execute()
  await db.schema.createIndex("sign_in_tries_at").on("sign_in_tries").column("at").execute()
}

/** Students, their sessions, and failed sign-in attempts. */
export const students: Migration = { up }
