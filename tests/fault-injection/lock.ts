// Somebody else who writes into SQLite and does not come to an end.
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"

/** Takes the lock for writing of a file in a data directory, until the function that is given back is called. */
export const holdLock = (dataDir: string, file: string) => {
  const database = new SqliteDatabase(join(dataDir, file), { timeout: 10_000 })
  database.exec("begin immediate")
  return () => {
    database.exec("rollback")
    database.close()
  }
}
