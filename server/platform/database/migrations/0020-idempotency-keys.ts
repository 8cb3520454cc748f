import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The answers to changes of the console, so that a retry gets the first one. */
export const idempotencyKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("idempotency_keys")
      .addColumn("key_hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("request_hash", "text", (column) => column.notNull())
      .addColumn("claimed_at", "text", (column) => column.notNull())
      .addColumn("heard_at", "text", (column) => column.notNull())
      .addColumn("answered_at", "text")
      .addColumn("status", "integer")
      .addColumn("answer_encrypted", "text")
      .execute()
    await db.schema
      .createIndex("idempotency_keys_claimed_at")
      .on("idempotency_keys")
      .column("claimed_at")
      .execute()
  },
}
