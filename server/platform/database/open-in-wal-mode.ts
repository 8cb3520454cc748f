import SqliteDatabase from "better-sqlite3"

import { isBusy, lockTimeoutMs } from "./retry-on-busy.ts"

const pauseMs = 10

/**
 * Opens a SQLite file for several processes at once: one writes while the others read. Only for a program's
 * beginning: it stands still, ten seconds at the most, while another process has the file for itself.
 *
 * SQLite waits by itself for a lock, but not for this change: it reads first, and whoever reads and then
 * wants to write is refused at once while another does the same. So do processes that make a new file together.
 */
export const openInWalMode = (path: string) => {
  const database = new SqliteDatabase(path, { timeout: lockTimeoutMs })
  const until = performance.now() + lockTimeoutMs
  for (;;) {
    try {
      database.pragma("journal_mode = WAL")
      break
    } catch (error) {
      if (isBusy(error) && performance.now() < until) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs * (1 + Math.random()))
        continue
      }
      database.close()
      throw error
    }
  }
  // A commit is on the disk before anyone is told: an admission code is a promise.
  database.pragma("synchronous = FULL")
  // What is erased is overwritten: in free pages it would lie for years.
  database.pragma("secure_delete = ON")
  return database
}
