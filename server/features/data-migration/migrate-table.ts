import { createHash } from "node:crypto"

import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { ExclusiveDatabase } from "#server/platform/database/open-sqlite.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { type SourceRow, sourceRows, type SourceTable } from "./source-tables.ts"

/** Row count of a table, and the SHA-256 (hexadecimal) of all its rows in key order. */
interface TableHash {
  rows: number
  hash: string
}

/** PostgreSQL's data type of each column, in column order. */
type ColumnTypes = ReadonlyMap<string, string>

/** Normalises a value so that both databases hash it equally: SQLite has neither timestamps nor booleans. */
const plain = (value: unknown, type: string) => {
  if (value === null) return null
  if (type === "boolean") return value === true || value === 1 ? "1" : "0"
  if (type === "timestamp with time zone") return new Date(value as string | Date).toISOString()
  return String(value)
}

/** Hashes the rows of a table from either database, one after another. */
const startTableHash = (types: ColumnTypes) => {
  const hash = createHash("sha256")
  let rows = 0
  return {
    add: (row: Record<string, unknown>) => {
      rows += 1
      const values = [...types].map(([column, type]) => plain(row[column], type))
      hash.update(`${JSON.stringify(values)}\n`)
    },
    end: (): TableHash => ({ rows, hash: hash.digest("hex") }),
  }
}

const isSameHash = (a: TableHash, b: TableHash) => a.rows === b.rows && a.hash === b.hash

const rowsOfBatch = 500

export interface DatabaseMove {
  source: ExclusiveDatabase
  /** PostgreSQL. */
  target: Database
  /** Reports progress. */
  say: (line: string) => void
}

/** PostgreSQL's data type of each column, in the source's order; undefined if the columns differ. */
const readColumnTypes = async (
  db: Database,
  { name, columns }: SourceTable,
): Promise<ColumnTypes | undefined> => {
  const { rows } = await sql<{ column_name: string; data_type: string }>`
    select column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}`.execute(db)
  const types = new Map(rows.map((row) => [row.column_name, row.data_type]))
  const isEqual = types.size === columns.length && columns.every((column) => types.has(column))
  return isEqual ? new Map(columns.map((column) => [column, types.get(column)!])) : undefined
}

const hashSource = (source: ExclusiveDatabase, table: SourceTable, types: ColumnTypes) => {
  const hash = startTableHash(types)
  for (const row of sourceRows(source, table)) hash.add(row)
  return hash.end()
}

/** Orders texts by their bytes, as SQLite does. */
const orderOf = (key: readonly string[], types: ColumnTypes) =>
  sql.join(
    key.map((column) =>
      types.get(column) === "text" ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
    ),
  )

const columnsOf = ({ columns }: SourceTable) => sql.join(columns.map((column) => sql.ref(column)))

/** Hashes the current rows of a table. `db` must be a transaction, because the query uses a cursor. */
const hashTarget = async (db: Database, table: SourceTable, types: ColumnTypes) => {
  const hash = startTableHash(types)
  await sql`declare moved no scroll cursor for select ${columnsOf(table)}
    from ${sql.table(table.name)} order by ${orderOf(table.key, types)}`.execute(db)
  const fetch = sql<Record<string, unknown>>`fetch ${sql.lit(rowsOfBatch)} from moved`
  for (;;) {
    const { rows } = await fetch.execute(db)
    for (const row of rows) hash.add(row)
    if (rows.length < rowsOfBatch) break
  }
  await sql`close moved`.execute(db)
  return hash.end()
}

/** Whether a table has the same rows in source and target. `target` must be a transaction. */
export const isTableSame = async ({ source, target }: DatabaseMove, table: SourceTable) => {
  const types = await readColumnTypes(target, table)
  if (!types) return false
  return isSameHash(await hashTarget(target, table, types), hashSource(source, table, types))
}

/** Inserts rows with their original ids. PostgreSQL converts each value to its column's type. */
const insertRows = async (db: Database, table: SourceTable, rows: readonly SourceRow[]) => {
  const name = sql.table(table.name)
  await sql`insert into ${name} (${columnsOf(table)}) overriding system value
    select ${columnsOf(table)}
    from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`.execute(db)
}

const copyRows = async ({ source, target, say }: DatabaseMove, table: SourceTable, of: number) => {
  let batch: SourceRow[] = []
  let copied = 0
  const flush = async () => {
    await insertRows(target, table, batch)
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
 * Copies a table within a transaction. Throws OperatorError unless row count and hash are then the same on both
 * sides.
 */
export const migrateTable = async (move: DatabaseMove, table: SourceTable) => {
  const { source, target, say } = move
  const { name, key, lastNumber } = table
  const types = await readColumnTypes(target, table)
  if (!types) throw new OperatorError(`--to: the table ${name} has other columns there`)
  const wanted = hashSource(source, table, types)
  // A new database has rows too: the first content version.
  await sql`delete from ${sql.table(name)}`.execute(target)
  await copyRows(move, table, wanted.rows)
  if (!isSameHash(await hashTarget(target, table, types), wanted)) {
    throw new OperatorError(`--to: ${name} came out differently there; nothing of it is kept`)
  }
  // An auto-increment key continues after the highest number that the source ever assigned.
  if (lastNumber !== undefined && lastNumber > 0) {
    const sequence = sql`pg_get_serial_sequence(${name}, ${key[0]!})`
    await sql`select setval(${sequence}, ${lastNumber})`.execute(target)
  }
  say(`${name}: ${wanted.rows} rows, the same on both sides (SHA-256 ${wanted.hash})`)
}
