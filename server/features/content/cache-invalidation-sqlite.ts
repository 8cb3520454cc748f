import SqliteDatabase from "better-sqlite3"

import type { ContentVersionWatch } from "./content-version.ts"

/**
 * Reads the version from the file, which takes some three microseconds. The result is shared by all requests
 * of one event loop turn: none of them arrived after a change that has already been confirmed to anyone.
 */
export const watchOnSqlite = (file: string): ContentVersionWatch => {
  // A dedicated connection: the statement is compiled once, and page queries do not block it.
  const database = new SqliteDatabase(file, { readonly: true, timeout: 0 })
  const statement = database.prepare<[], number>("select version from content_version").pluck()
  let seen: number | undefined
  const forget = () => {
    seen = undefined
  }
  return {
    version: () => {
      if (seen !== undefined) return seen
      setImmediate(forget)
      try {
        seen = statement.get()
      } catch {
        // Ignore the error: the regular query meets it too, where it is logged and answered.
      }
      return seen
    },
    close: async () => {
      database.close()
      forget()
    },
  }
}
