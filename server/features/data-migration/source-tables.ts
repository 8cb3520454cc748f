import type { ExclusiveDatabase } from "#server/platform/database/open-sqlite.ts"

/** A table of the source. Its rows are ordered by `key`. */
export interface SourceTable {
  name: string
  columns: string[]
  /** The primary key columns, or all columns if there is no primary key. */
  key: string[]
  /** The last number of an auto-increment key; undefined for other tables. */
  lastNumber: number | undefined
}

/** A row of SQLite: text, number or null by column name. */
export type SourceRow = Record<string, string | number | null>

/**
 * Short-lived rate limit counters and heartbeats (server/platform/rate-limit, server/features/operations), and words that are
 * made again with the search index.
 */
const transientTables = ["rate_limit_counters", "processes", "search_vocabulary"]

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

/** The tables to migrate, each after the tables that its foreign keys reference. */
export const listSourceTables = (database: ExclusiveDatabase): SourceTable[] => {
  // The search index is a virtual table, which this query excludes. It is rebuilt in the target's own format.
  let pending = database
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
        order by name`,
    )
    .pluck()
    .all()
    .filter((name) => !transientTables.includes(name))
  const ordered: string[] = []
  while (pending.length > 0) {
    const next = pending.filter((name) =>
      parentsOf(database, name).every((parent) => parent === name || ordered.includes(parent)),
    )
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${pending.join(", ")}`)
    ordered.push(...next)
    pending = pending.filter((name) => !next.includes(name))
  }
  return ordered.map((name) => describe(database, name))
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ")

/** All rows of a table, ordered by its key. Run no other query on the source until the iterator ends. */
export const sourceRows = (
  database: ExclusiveDatabase,
  { name, columns, key }: SourceTable,
): IterableIterator<SourceRow> =>
  database
    .prepare<[], SourceRow>(`select ${quoted(columns)} from "${name}" order by ${quoted(key)}`)
    .iterate()

/** The names of the migrations that ran on the source. */
export const sourceMigrations = (database: ExclusiveDatabase) =>
  database.prepare<[], string>("select name from kysely_migration order by name").pluck().all()
