import type { ExclusiveDatabase } from "#server/platform/database/open-exclusively.ts"

/** A table of the source. Its rows come in the order of `key`. */
export interface SourceTable {
  name: string
  columns: string[]
  /** The columns of the primary key, or all where there is none. */
  key: string[]
  /** The highest number that a counting key ever gave; undefined where nothing counts. */
  lastNumber: number | undefined
}

/** A row of SQLite: text, a number or null under each column's name. */
export type SourceRow = Record<string, string | number | null>

/** They tell of the last minutes of processes that have ended (server/limits). */
const passing = ["request_counts", "processes"]

const describe = (database: ExclusiveDatabase, name: string): SourceTable => {
  const columns = database
    .prepare<[string], { name: string; pk: number }>(
      "select name, pk from pragma_table_info(?) order by cid",
    )
    .all(name)
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  return {
    name,
    columns: columns.map((column) => column.name),
    key: (key.length > 0 ? key : columns).map((column) => column.name),
    lastNumber: database
      .prepare<[string], number>("select seq from sqlite_sequence where name = ?")
      .pluck()
      .get(name),
  }
}

const parentsOf = (database: ExclusiveDatabase, name: string) =>
  database
    .prepare<[string], string>('select distinct "table" from pragma_foreign_key_list(?)')
    .pluck()
    .all(name)

/** The tables that hold the college's records, each behind those that it refers to. */
export const listSourceTables = (database: ExclusiveDatabase): SourceTable[] => {
  // The words of the search are written in each database's own way, and made anew.
  let waiting = database
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
        order by name`,
    )
    .pluck()
    .all()
    .filter((name) => !passing.includes(name))
  const ordered: string[] = []
  while (waiting.length > 0) {
    const next = waiting.filter((name) =>
      parentsOf(database, name).every((parent) => parent === name || ordered.includes(parent)),
    )
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.join(", ")}`)
    ordered.push(...next)
    waiting = waiting.filter((name) => !next.includes(name))
  }
  return ordered.map((name) => describe(database, name))
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ")

/** All rows of a table, by its key. Nothing else may be asked of the source until the last was taken. */
export const sourceRows = (
  database: ExclusiveDatabase,
  { name, columns, key }: SourceTable,
): IterableIterator<SourceRow> =>
  database
    .prepare<[], SourceRow>(`select ${quoted(columns)} from "${name}" order by ${quoted(key)}`)
    .iterate()

/** The migrations that the source has been through. */
export const sourceMigrations = (database: ExclusiveDatabase) =>
  database.prepare<[], string>("select name from kysely_migration order by name").pluck().all()
