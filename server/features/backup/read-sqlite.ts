import SqliteDatabase from "better-sqlite3"

/** Reads something in an SQLite file, and changes nothing. */
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

/** Whether each page of an SQLite file can be read, and each index fits its table. */
export const isSound = (path: string) => {
  try {
    return withSqlite(path, (file) => file.pragma("integrity_check(1)", { simple: true }) === "ok")
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB") return false
    throw error
  }
}
