import SqliteDatabase from "better-sqlite3"

import { OperatorError } from "#server/platform/operator-error.ts"

import { isBusy, classifySetupError } from "./database-errors.ts"
import { lockTimeoutMs } from "./retry.ts"

/** How long a command that is just exiting may take to release the file. */
const releaseTimeoutMs = 1000

/**
 * Opens a SQLite file exclusively and locks out other processes until it is closed. SQLite grants this lock
 * only if there is no other connection, even an idle one. Throws OperatorError if there is.
 */
export const openExclusively = (file: string) => {
  const database = new SqliteDatabase(file, { fileMustExist: true, timeout: releaseTimeoutMs })
  try {
    database.pragma("locking_mode = EXCLUSIVE")
    database.exec("begin exclusive")
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    throw new OperatorError("DATA_DIR: a server or a command is using it; stop it first")
  }
  return database
}

export type ExclusiveDatabase = ReturnType<typeof openExclusively>

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

/**
 * Whether an SQLite file passes its integrity check: all pages readable, all indexes consistent. `quick_check` compares no
 * index with its table, and takes a fifth of the time.
 */
export const passesIntegrityCheck = (
  path: string,
  check: "integrity_check" | "quick_check" = "integrity_check",
) => {
  try {
    return withSqlite(path, (file) => file.pragma(`${check}(1)`, { simple: true }) === "ok")
  } catch (error) {
    const kind = classifySetupError(error)
    if (kind === "damaged" || kind === "other format") return false
    throw error
  }
}

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
