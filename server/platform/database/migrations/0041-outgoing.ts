import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/** The queue of messages to applicants, the language that they used, and whether they stopped messages. */
export const outgoing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("applications").addColumn("language", "text").execute()
    await db.schema.alterTable("applications").addColumn("messages_stopped_at", "text").execute()
    const table = db.schema.createTable("outgoing")
    const numbered = isPostgres(db)
      ? table.addColumn("id", "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
    await numbered
      .addColumn("admission_code", "text", (is) => is.notNull())
      .addColumn("kind", "text", (is) => is.notNull())
      .addColumn("event", "text", (is) => is.notNull())
      .addColumn("channel", "text", (is) => is.notNull())
      .addColumn("data", "text", (is) => is.notNull())
      .addColumn("created_at", "text", (is) => is.notNull())
      .addColumn("due_at", "text", (is) => is.notNull())
      .addColumn("expires_at", "text", (is) => is.notNull())
      .addColumn("state", "text", (is) => is.notNull())
      .addColumn("reason", "text", (is) => is.notNull())
      .addColumn("attempts", "integer", (is) => is.notNull())
      .addColumn("claim", "text")
      .addColumn("claimed_at", "text")
      .addColumn("done_at", "text")
      .execute()
    // Each event is sent once by each channel.
    await db.schema
      .createIndex("outgoing_once")
      .on("outgoing")
      .columns(["admission_code", "kind", "event", "channel"])
      .unique()
      .execute()
    await sql`create index outgoing_open on outgoing (due_at, id)
      where state in ('waiting', 'claimed', 'sending')`.execute(db)
    await db.schema.createIndex("outgoing_state").on("outgoing").columns(["state", "id"]).execute()
  },
}
