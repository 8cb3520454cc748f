import SqliteDatabase from "better-sqlite3"

import { classifySetupError } from "#server/platform/database/database-errors.ts"

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
    const kind = classifySetupError(error)
    if (kind === "damaged" || kind === "other format") return false
    throw error
  }
}
