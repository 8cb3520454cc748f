import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

import { isPostgres } from "../dialect.ts"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable("request_counts")
    .addColumn("about", "text", (column) => column.primaryKey())
    .addColumn("until", "bigint", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute()
  // Counters that live for minutes: an unlogged table avoids a WAL write and sync per request.
  if (isPostgres(db)) await sql`alter table request_counts set unlogged`.execute(db)

  await db.schema
    .createTable("processes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .execute()
}

/** State that processes share: request counters for rate limits, and the list of running processes. */
export const processes: Migration = { up }
