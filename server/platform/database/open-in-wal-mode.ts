import SqliteDatabase from "better-sqlite3"

import { isBusy } from "./database-errors.ts"
import { lockTimeoutMs } from "./retry.ts"

const pauseMs = 10

/**
 * Opens a SQLite file in WAL mode, so that several processes can read while one writes. Call it only at
 * startup: it blocks the process for up to ten seconds while another process has the file locked. SQLite's
 * busy timeout does not cover the change to WAL mode. That change reads before it writes, so SQLite returns
 * SQLITE_BUSY at once if another process does the same. This happens when several processes create the file.
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
  // Sync each commit to the disk before answering: a confirmed admission code must survive a power cut.
  database.pragma("synchronous = FULL")
  // Overwrite deleted data: it would otherwise remain in free pages for years.
  database.pragma("secure_delete = ON")
  return database
}
