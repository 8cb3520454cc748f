import SqliteDatabase from "better-sqlite3"

/** Opens an SQLite file read-only, runs `read` and closes it. */
export const withSqlite = <Value>(
  path: string,
  read: (database: SqliteDatabase.Database) => Value,
) => {
  const database = new SqliteDatabase(path, { readonly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** Whether an SQLite file passes its integrity check: all pages readable, all indexes consistent. */
export const passesIntegrityCheck = (path: string) => {
  try {
    return withSqlite(path, (file) => file.pragma("integrity_check(1)", { simple: true }) === "ok")
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB") return false
    throw error
  }
}
