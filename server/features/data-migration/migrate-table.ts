import type { Database } from "#server/platform/database/connect.ts"
import {
  type ExclusiveDatabase,
  MigrationRefused,
} from "#server/platform/database/open-exclusively.ts"

import { type SourceRow, sourceRows, type SourceTable } from "./source-tables.ts"
import { type ColumnTypes, isSameHash, startTableHash, type TableHash } from "./table-hash.ts"
import {
  continueCounting,
  emptyTable,
  hashTarget,
  insertRows,
  readColumnTypes,
} from "./target-tables.ts"

const rowsOfBatch = 500

export interface TableMigration {
  source: ExclusiveDatabase
  /** A single connection to the target. */
  target: Database
  /** Reports progress. */
  say: (line: string) => void
}

const typesOf = async (target: Database, table: SourceTable) => {
  const types = await readColumnTypes(target, table)
  if (!types) throw new MigrationRefused(`--to: the table ${table.name} has other columns there`)
  return types
}

const hashSource = (source: ExclusiveDatabase, table: SourceTable, types: ColumnTypes) => {
  const hash = startTableHash(types)
  for (const row of sourceRows(source, table)) hash.add(row)
  return hash.end()
}

const inTransaction = <Result>(target: Database, work: (db: Database) => Promise<Result>) =>
  target.transaction().execute(work)

/** Whether a table has the same rows in source and target. */
export const isTableSame = async ({ source, target }: TableMigration, table: SourceTable) => {
  const types = await readColumnTypes(target, table)
  if (!types) return false
  const there = await inTransaction(target, (db) => hashTarget(db, table, types))
  return isSameHash(there, hashSource(source, table, types))
}

const copyRows = async (
  { source, say }: TableMigration,
  table: SourceTable,
  { db, of }: { db: Database; of: number },
) => {
  let batch: SourceRow[] = []
  let copied = 0
  const flush = async () => {
    await insertRows(db, table, batch)
    copied += batch.length
    batch = []
    if (of > rowsOfBatch) say(`${table.name}: ${copied} of ${of} rows`)
  }
  for (const row of sourceRows(source, table)) {
    batch.push(row)
    if (batch.length === rowsOfBatch) await flush()
  }
  if (batch.length > 0) await flush()
}

/**
 * Replaces a target table's rows with the source's in one transaction. It commits only if row count and hash
 * match on both sides. Skips tables that are identical already.
 */
export const migrateTable = async (
  move: TableMigration,
  table: SourceTable,
): Promise<TableHash> => {
  const { source, target, say } = move
  const types = await typesOf(target, table)
  const wanted = hashSource(source, table, types)
  const before = await inTransaction(target, (db) => hashTarget(db, table, types))
  if (!isSameHash(before, wanted)) {
    await inTransaction(target, async (db) => {
      if (before.rows > 0) await emptyTable(db, table.name)
      await copyRows(move, table, { db, of: wanted.rows })
      if (!isSameHash(await hashTarget(db, table, types), wanted)) {
        throw new MigrationRefused(
          `--to: ${table.name} came out differently there; nothing of it is kept`,
        )
      }
    })
  }
  await continueCounting(target, table)
  say(`${table.name}: ${wanted.rows} rows, the same on both sides (SHA-256 ${wanted.hash})`)
  return wanted
}
