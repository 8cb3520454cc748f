import { sql } from "kysely"

import { commandFor } from "#server/platform/commands.ts"
import { ConfigError } from "#server/platform/config.ts"

import type { Database } from "./connect.ts"
import { isPostgres } from "./dialect.ts"

/** The migration lock: a table that exists until a data migration into this database is finished. */
const mark = sql.table("data_migration_lock")

/** Whether a data migration into this database was started and not finished. */
export const isMigrationRunning = async (db: Database) => {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('data_migration_lock')::text as name`.execute(db)
  return rows[0]!.name !== null
}

export const lockForMigration = async (db: Database) => {
  await sql`create table ${mark} ()`.execute(db)
}

export const unlockMigration = async (db: Database) => {
  await sql`drop table ${mark}`.execute(db)
}

/** Throws ConfigError for a partly migrated database: a server would treat it as a new installation. */
export const refuseDuringMigration = async (db: Database) => {
  if (isPostgres(db) && (await isMigrationRunning(db))) {
    throw new ConfigError(
      `DATABASE_URL: a move into this database is not finished; run ${commandFor("move-database")} again`,
    )
  }
}
