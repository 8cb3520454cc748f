import { sql } from "kysely"

import { ConfigError } from "#server/platform/config.ts"

import type { Database } from "./connect.ts"
import { isPostgres } from "./dialect.ts"

/** A table that is there as long as a move into the database is not finished. */
const mark = sql.table("move_under_way")

/** Whether a move into this database was begun and has not come to its end. */
export const isMigrationRunning = async (db: Database) => {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('move_under_way')::text as name`.execute(db)
  return rows[0]!.name !== null
}

export const lockForMigration = async (db: Database) => {
  await sql`create table ${mark} ()`.execute(db)
}

export const unlockMigration = async (db: Database) => {
  await sql`drop table ${mark}`.execute(db)
}

/** Refuses a database of which only a part may be there: a server would take it for a new college's. */
export const refuseDuringMigration = async (db: Database) => {
  if (isPostgres(db) && (await isMigrationRunning(db))) {
    throw new ConfigError(
      "DATABASE_URL: a move into this database is not finished; run npm run data-migration again",
    )
  }
}
