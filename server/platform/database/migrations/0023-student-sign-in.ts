import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Failed sign-ins by account, device and address; own passwords and reset codes of students. */
export const studentSignIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("sign_in_failures")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("realm", "text", (column) => column.notNull())
      .addColumn("account", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .execute()
    for (const [name, columns] of [
      ["account", ["realm", "account", "at"]],
      ["address", ["realm", "address", "at"]],
      ["at", ["at"]],
    ] as const) {
      await db.schema
        .createIndex(`sign_in_failures_${name}`)
        .on("sign_in_failures")
        .columns([...columns])
        .execute()
    }
    await db.schema
      .createTable("student_credentials")
      .addColumn("urn", "text", (column) => column.primaryKey().notNull())
      .addColumn("password_hash", "text")
      .addColumn("password_set_at", "text")
      .addColumn("code_hash", "text")
      .addColumn("code_expires_at", "text")
      .addColumn("last_sign_in_at", "text")
      .execute()
    await db.schema
      .alterTable("student_sessions")
      .addColumn("failed_attempts", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
