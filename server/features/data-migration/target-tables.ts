import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"

import type { SourceRow, SourceTable } from "./source-tables.ts"
import { type ColumnTypes, startTableHash } from "./table-hash.ts"

const rowsOfFetch = 500

/** PostgreSQL's data type of each column, in the source's order; undefined if the columns differ. */
export const readColumnTypes = async (
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

/** Orders texts by their bytes, as SQLite does. */
const orderOf = (key: readonly string[], types: ColumnTypes) =>
  sql.join(
    key.map((column) =>
      types.get(column) === "text" ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
    ),
  )

/** Hashes the current rows of a table. `db` must be a transaction, because the query uses a cursor. */
export const hashTarget = async (
  db: Database,
  { name, columns, key }: SourceTable,
  types: ColumnTypes,
) => {
  const hash = startTableHash(types)
  const wanted = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare moved no scroll cursor for
    select ${wanted} from ${sql.table(name)} order by ${orderOf(key, types)}`.execute(db)
  for (;;) {
    const { rows } = await sql<
      Record<string, unknown>
    >`fetch ${sql.lit(rowsOfFetch)} from moved`.execute(db)
    for (const row of rows) hash.add(row)
    if (rows.length < rowsOfFetch) break
  }
  await sql`close moved`.execute(db)
  return hash.end()
}

/**
 * Deletes every row. Disables the triggers, because the audit table forbids deletions: an interrupted copy is
 * no audit log yet. `db` must be a transaction.
 */
export const emptyTable = async (db: Database, name: string) => {
  const table = sql.table(name)
  await sql`alter table ${table} disable trigger user`.execute(db)
  await sql`delete from ${table}`.execute(db)
  await sql`alter table ${table} enable trigger user`.execute(db)
}

/** Inserts rows with their original ids. PostgreSQL converts each value to its column's type. */
export const insertRows = async (
  db: Database,
  { name, columns }: SourceTable,
  rows: readonly SourceRow[],
) => {
  const table = sql.table(name)
  const wanted = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${table} (${wanted}) overriding system value
    select ${wanted} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

/** Continues an auto-increment key after the highest number that the source ever assigned. */
export const continueCounting = async (db: Database, { name, key, lastNumber }: SourceTable) => {
  if (lastNumber === undefined || lastNumber < 1) return
  await sql`select setval(pg_get_serial_sequence(${name}, ${key[0]!}), ${lastNumber})`.execute(db)
}
