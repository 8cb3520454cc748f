import SqliteDatabase from "better-sqlite3"

/** Why nothing is moved, in one line for the operator, without a value of anybody's. */
export class MigrationRefused extends Error {}

/** As long as a command that just ends may take to let go of the file. */
const patienceMs = 3000

/**
 * Opens a SQLite file that nobody else has open, and keeps everybody else out until it is closed: SQLite
 * gives this lock only where no other connection is, be it an idle server's. Throws MoveRefused where one is.
 */
export const openExclusively = (file: string) => {
  const database = new SqliteDatabase(file, { fileMustExist: true, timeout: patienceMs })
  try {
    database.pragma("locking_mode = EXCLUSIVE")
    database.exec("begin exclusive")
  } catch (error) {
    database.close()
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error
    throw new MigrationRefused("DATA_DIR: a server or a command is using it; stop it first")
  }
  return database
}

export type ExclusiveDatabase = ReturnType<typeof openExclusively>
