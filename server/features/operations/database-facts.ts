import { sql } from "kysely"

import { type Status, statuses } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

/** Database engine and size. `bytes` excludes the write-ahead log. */
interface DatabaseFacts {
  kind: "SQLite" | "PostgreSQL"
  version: string
  bytes: number
}

interface Measured {
  version: string
  bytes: number | string
}

const onPostgres = sql<Measured>`select current_setting('server_version') as version,
  pg_database_size(current_database()) as bytes`

const onSqlite = sql<Measured>`select sqlite_version() as version, page_count * page_size as bytes
  from pragma_page_count, pragma_page_size`

export const readDatabaseFacts = async (db: Database): Promise<DatabaseFacts> => {
  const { rows } = await (isPostgres(db) ? onPostgres : onSqlite).execute(db)
  const { version, bytes } = rows[0]!
  return { kind: isPostgres(db) ? "PostgreSQL" : "SQLite", version, bytes: Number(bytes) }
}

/** When the database was made (ISO 8601): the time of its first migration. */
export const readCreatedAt = async (db: Database) => {
  const { rows } = await sql<{ at: string }>`
    select min(timestamp) as at from kysely_migration`.execute(db)
  return rows[0]!.at
}

/** Number of applications per status, over all sessions. */
export const countByStatus = async (db: Database) => {
  // One pass over the covering index. For a GROUP BY, SQLite would sort all rows.
  const counts = await db
    .selectFrom("applications")
    .select((row) =>
      statuses.map((status) => row.fn.countAll().filterWhere("status", "=", status).as(status)),
    )
    .executeTakeFirstOrThrow()
  const entries = Object.entries(counts).map(([status, count]) => [status, Number(count)])
  return Object.fromEntries(entries) as Record<Status, number>
}
