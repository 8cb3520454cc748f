// A long write transaction of another process on SQLite.
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"

/** Takes the write lock of a database file in a data directory. The returned function releases it. */
export const holdLock = (dataDir: string, file: string) => {
  const database = new SqliteDatabase(join(dataDir, file), { timeout: 10_000 })
  database.exec("begin immediate")
  return () => {
    database.exec("rollback")
    database.close()
  }
}
