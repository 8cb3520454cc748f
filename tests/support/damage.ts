// Damages SQLite files, as a failing disk does.
import { closeSync, openSync, writeSync } from "node:fs"

import SqliteDatabase from "better-sqlite3"

/** Overwrites the first page of a table (or index) in an SQLite file that nobody has open. */
export const damageTable = (path: string, table: string) => {
  const database = new SqliteDatabase(path)
  database.pragma("wal_checkpoint(TRUNCATE)")
  const page = database
    .prepare<string, number>("select rootpage from sqlite_schema where name = ?")
    .pluck()
    .get(table)!
  const size = Number(database.pragma("page_size", { simple: true }))
  database.close()
  const file = openSync(path, "r+")
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size)
  closeSync(file)
}
