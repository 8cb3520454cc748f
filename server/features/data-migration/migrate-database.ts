import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import {
  lockForMigration,
  unlockMigration,
  isMigrationRunning,
} from "#server/platform/database/migration-lock.ts"
import {
  type ExclusiveDatabase,
  MigrationRefused,
} from "#server/platform/database/open-exclusively.ts"

import { migrateSearchIndex } from "./migrate-search-index.ts"
import { isTableSame, migrateTable } from "./migrate-table.ts"
import { listSourceTables, sourceMigrations } from "./source-tables.ts"

interface DatabaseMove {
  source: ExclusiveDatabase
  /** PostgreSQL. */
  target: Database
  say: (line: string) => void
}

const isEmpty = async (target: Database) => {
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(target)
  return rows.length === 0
}

const isAllThere = async (move: DatabaseMove) => {
  for (const table of listSourceTables(move.source)) {
    if (!(await isTableSame(move, table))) return false
  }
  return true
}

const checkEncoding = async (target: Database) => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(target)
  if (rows[0]!.server_encoding !== "UTF8") {
    throw new MigrationRefused(
      "--to: that database is not in UTF-8; create it with encoding 'UTF8'",
    )
  }
}

/** PostgreSQL needs a moment to release the lock of an interrupted run. */
const lockSeconds = 10

const takeLock = async (connection: Database) => {
  await sql`set lock_timeout to ${sql.lit(`${lockSeconds}s`)}`.execute(connection)
  try {
    await sql`select pg_advisory_lock(hashtext('mahavidyalaya move'))`.execute(connection)
  } catch (error) {
    if ((error as { code?: string }).code !== "55P03") throw error
    throw new MigrationRefused("--to: another move into this database is under way")
  }
  await sql`set lock_timeout to 0`.execute(connection)
}

const checkMigrations = async ({ source, target }: DatabaseMove) => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(target)
  if (rows.map(({ name }) => name).join() !== sourceMigrations(source).join()) {
    throw new MigrationRefused(
      "DATA_DIR: another version was used last; start this one on it once, stop it, and move then",
    )
  }
}

/**
 * Checks that the target is an empty database or one with an interrupted migration. Returns "there" if it
 * already contains all records. Throws MigrationRefused if it contains anything else.
 */
const lookAtTarget = async (move: DatabaseMove): Promise<"open" | "there"> => {
  const { target } = move
  await checkEncoding(target)
  if (await isMigrationRunning(target)) return "open"
  if (await isEmpty(target)) {
    await lockForMigration(target)
    return "open"
  }
  if (await isAllThere(move)) return "there"
  throw new MigrationRefused("--to: that database holds something else; give an empty one")
}

const moveAll = async (move: DatabaseMove, connection: Database) => {
  const { source, target, say } = move
  await migrate(target)
  await checkMigrations(move)
  const onOne = { ...move, target: connection }
  for (const table of listSourceTables(source)) await migrateTable(onOne, table)
  say(`search: ${await migrateSearchIndex(source, connection)} items are found`)
  await sql`analyze`.execute(connection)
}

/**
 * Migrates all records from SQLite to PostgreSQL, runs `rest`, and only then releases the migration lock,
 * which keeps servers out. It can be interrupted at any time and run again: identical tables are kept, all
 * others are copied again.
 */
export const migrateDatabase = (move: DatabaseMove, rest: () => Promise<void>) =>
  move.target.connection().execute(async (connection) => {
    await takeLock(connection)
    if ((await lookAtTarget({ ...move, target: connection })) === "there") {
      move.say("The database has all records already.")
      return rest()
    }
    await moveAll(move, connection)
    await rest()
    await unlockMigration(connection)
  })
