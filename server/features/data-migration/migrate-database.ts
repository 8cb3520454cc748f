import { sql } from "kysely"

import { addToIndex } from "#server/features/content/content.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isEmptyPostgres } from "#server/platform/database/dialect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import {
  lockForMigration,
  unlockMigration,
  isMigrationRunning,
} from "#server/platform/database/migration-lock.ts"
import type { ExclusiveDatabase } from "#server/platform/database/open-sqlite.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { type DatabaseMove, isTableSame, migrateTable } from "./migrate-table.ts"
import { listSourceTables, sourceMigrations } from "./source-tables.ts"

interface TargetState {
  collection: string
  slug: string
}

const namesOf = (rows: readonly TargetState[]) =>
  rows
    .map(({ collection, slug }) => `${collection}/${slug}`)
    .toSorted()
    .join("\n")

const hasSameItems = (source: ExclusiveDatabase, target: readonly TargetState[]) =>
  namesOf(source.prepare<[], TargetState>("select collection, slug from search_index").all()) ===
  namesOf(target)

/** Rebuilds the search index from the migrated items, within a transaction. */
const migrateSearchIndex = async (source: ExclusiveDatabase, target: Database) => {
  const items = await target.selectFrom("items").select(["collection", "slug", "data"]).execute()
  await addToIndex(
    target,
    items.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as object })),
  )
  const copy = await target.selectFrom("search_index").select(["collection", "slug"]).execute()
  if (!hasSameItems(source, copy)) {
    throw new OperatorError("--to: the search finds other items there; nothing of it is kept")
  }
  return copy.length
}

const isAllThere = (move: DatabaseMove) =>
  move.target.transaction().execute(async (target) => {
    for (const table of listSourceTables(move.source)) {
      if (!(await isTableSame({ ...move, target }, table))) return false
    }
    return true
  })

const checkEncoding = async (target: Database) => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(target)
  if (rows[0]!.server_encoding !== "UTF8") {
    throw new OperatorError("--to: that database is not in UTF-8; create it with encoding 'UTF8'")
  }
}

const checkMigrations = async ({ source, target }: DatabaseMove) => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(target)
  if (rows.map(({ name }) => name).join() !== sourceMigrations(source).join()) {
    throw new OperatorError(
      "DATA_DIR: another version was used last; start this one on it once, stop it, and move then",
    )
  }
}

/**
 * Checks that the target is an empty database or one with an interrupted migration. Returns "there" if it
 * already contains all records. Throws OperatorError if it contains anything else.
 */
const checkTarget = async (move: DatabaseMove): Promise<"open" | "there"> => {
  const { target } = move
  await checkEncoding(target)
  if (await isMigrationRunning(target)) return "open"
  if (await isEmptyPostgres(target)) {
    await lockForMigration(target)
    return "open"
  }
  if (await isAllThere(move)) return "there"
  throw new OperatorError("--to: that database holds something else; give an empty one")
}

/** Copies all records in one transaction, which also releases the migration lock. */
const copyRecords = (move: DatabaseMove) =>
  move.target.transaction().execute(async (target) => {
    const { source, say } = move
    for (const table of listSourceTables(source)) await migrateTable({ ...move, target }, table)
    say(`search: ${await migrateSearchIndex(source, target)} items are copy`)
    await sql`analyze`.execute(target)
    await unlockMigration(target)
  })

/**
 * Migrates the files with `migrateFiles`, then all records from SQLite to PostgreSQL. The migration lock keeps
 * servers out until all are there. It can be interrupted at any time and run again: files that are there already are
 * kept, and no record is there before all are.
 */
export const migrateDatabase = async (move: DatabaseMove, migrateFiles: () => Promise<void>) => {
  const state = await checkTarget(move)
  if (state === "open") {
    await migrate(move.target)
    await checkMigrations(move)
  } else move.say("The database has all records already.")
  await migrateFiles()
  if (state === "open") await copyRecords(move)
}
