import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The paper of a student's identity number. Every number stored before is an Aadhaar number. */
export const identityKinds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("students")
      .addColumn("identity_kind", "text", (column) => column.notNull().defaultTo("aadhaar"))
      .execute()
  },
}
