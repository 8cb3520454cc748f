import SqliteDatabase from "better-sqlite3"

import { OperatorError } from "#server/platform/operator-error.ts"

import { isBusy } from "./database-errors.ts"

/** How long a command that is just exiting may take to release the file. */
const releaseTimeoutMs = 3000

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
