import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Passkeys of staff, and the challenges that a browser is signing. */
export const staffPasskeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("staff_passkeys")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute()
    await db.schema
      .createIndex("staff_passkeys_staff")
      .on("staff_passkeys")
      .column("staff_id")
      .execute()
    await db.schema
      .createTable("staff_passkey_challenges")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("challenge", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute()
  },
}
