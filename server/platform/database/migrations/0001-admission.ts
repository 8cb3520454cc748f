import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

import { autoIncrement } from "../auto-increment.ts"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable("installation")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute()

  await db.schema
    .createTable("items")
    .addColumn("collection", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("items_primary_key", ["collection", "slug"])
    .execute()

  await db.schema
    .createTable("applications")
    .addColumn("admission_code", "text", (column) => column.primaryKey())
    .addColumn("course", "text", (column) => column.notNull())
    .addColumn("session", "text", (column) => column.notNull())
    .addColumn("submission_key", "text")
    .addColumn("aadhaar_index", "text", (column) => column.notNull())
    .addColumn("aadhaar_sealed", "text", (column) => column.notNull())
    .addColumn("aadhaar_last_four", "text", (column) => column.notNull())
    .addColumn("bank_account_sealed", "text", (column) => column.notNull())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("fee", "integer", (column) => column.notNull())
    .addColumn("image_file", "text", (column) => column.notNull())
    .addColumn("signature_file", "text", (column) => column.notNull())
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .addUniqueConstraint("applications_submission_key", ["submission_key"])
    .addUniqueConstraint("applications_one_a_course", ["aadhaar_index", "course", "session"])
    .execute()

  await autoIncrement(db, db.schema.createTable("audit"), "id")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .execute()
}

/** Tables of applications, the site's content, and the audit log. */
export const admission: Migration = { up }
