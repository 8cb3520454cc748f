import { existsSync, mkdirSync } from "node:fs"

import SqliteDatabase from "better-sqlite3"

import { type Config, ConfigError } from "#server/platform/config.ts"
import { sqliteFile } from "#server/platform/database/connect.ts"
import { classifySetupError, isBusy } from "#server/platform/database/database-errors.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { checkStamp, newStamp, type StampedFile, writeStamp } from "./wal-stamps.ts"

/**
 * The lock of a data directory, an SQLite file that the server keeps locked: the operating system releases the lock when
 * the process ends, however it ends. Node has no other lock of this kind. The file also holds the stamps of the databases
 * (`wal-stamps.ts`). `cp mahavidyalaya.sqlite*` copies it together with the database.
 */
const lockFile = (dataDir: string) => `${sqliteFile(dataDir)}-lock`

/** A server that is being stopped, or a command that reads the stamps, may hold the lock for a moment. */
const lockTimeoutMs = 2000

type Place = Pick<Config, "DATA_DIR" | "STORAGE">

const stampedFiles = ({ DATA_DIR, STORAGE }: Place): StampedFile[] => [
  { path: sqliteFile(DATA_DIR), isChecked: true },
  ...(STORAGE === "local" ? [{ path: uploadsFile(DATA_DIR), isChecked: false }] : []),
]

const openLockFile = (dataDir: string, timeout = lockTimeoutMs) => {
  const database = new SqliteDatabase(lockFile(dataDir), { timeout })
  const nameOf = ({ path }: StampedFile) => path.slice(dataDir.length + 1)
  return {
    database,
    createTable: () =>
      database.exec(
        "create table if not exists stamps (file text, stamp integer, primary key (file, stamp)) strict",
      ),
    read: (file: StampedFile) =>
      database
        .prepare<[string], number>("select stamp from stamps where file = ? order by stamp")
        .pluck()
        .all(nameOf(file)),
    /** Replaces the stamps of these files, in one transaction. */
    write: database.transaction((all: readonly (readonly [StampedFile, readonly number[]])[]) => {
      const remove = database.prepare("delete from stamps where file = ?")
      const insert = database.prepare("insert into stamps (file, stamp) values (?, ?)")
      for (const [file, stamps] of all) {
        remove.run(nameOf(file))
        for (const stamp of stamps) insert.run(nameOf(file), stamp)
      }
    }).immediate,
  }
}

type LockFile = ReturnType<typeof openLockFile>

/** Checks each database against its recorded stamps, and records the ones it has: none for a missing file. */
const checkStamps = (place: Place, lock: LockFile | undefined) => {
  for (const file of stampedFiles(place)) {
    const known = lock?.read(file) ?? []
    const stamps = checkStamp(file, known)
    if (stamps.toSorted().join() !== known.toSorted().join()) lock?.write([[file, stamps]])
  }
}

const refusalOf = (error: unknown, dataDir: string) => {
  if (isBusy(error)) {
    return new OperatorError(
      "DATA_DIR: another server is using this folder; stop it first, or give each server its own",
    )
  }
  const kind = classifySetupError(error)
  if (kind !== "damaged" && kind !== "other format") return error
  return new ConfigError(
    `DATA_DIR: ${lockFile(dataDir)} is damaged; stop all servers of this folder, then delete this file`,
  )
}

/**
 * Locks a data directory with SQLite for one server, until `release` or the end of the process. Throws OperatorError if
 * another server has it, and ConfigError if a database and its -wal file do not belong together.
 */
export const lockDataDir = (place: Place, timeoutMs?: number) => {
  mkdirSync(place.DATA_DIR, { recursive: true, mode: 0o700 })
  const lock = openLockFile(place.DATA_DIR, timeoutMs)
  try {
    lock.database.pragma("locking_mode = EXCLUSIVE")
    lock.database.exec("begin exclusive; commit")
    lock.createTable()
    checkStamps(place, lock)
  } catch (error) {
    lock.database.close()
    throw refusalOf(error, place.DATA_DIR)
  }
  return {
    /** Makes copies of the databases recognisable as older. Call it at the start and at intervals. */
    renewStamps: () => {
      const files = stampedFiles(place).map((file) => ({
        file,
        known: lock.read(file),
        stamp: newStamp(),
      }))
      // Record a stamp before it is written. The earlier ones are valid until the new one is in the file itself.
      lock.write(files.map(({ file, known, stamp }) => [file, [...known, stamp]]))
      lock.write(
        files.map(({ file, known, stamp }) => [
          file,
          writeStamp(file, stamp) ? [stamp] : [...known, stamp],
        ]),
      )
    },
    release: () => lock.database.close(),
  }
}

/**
 * Checks the databases of a data directory before a command opens them. While a server runs, its own check was enough.
 * Throws ConfigError like `lockDataDir`.
 */
export const checkUnlockedStamps = (place: Place) => {
  if (!existsSync(lockFile(place.DATA_DIR))) return checkStamps(place, undefined)
  const lock = openLockFile(place.DATA_DIR)
  try {
    // A server holds an exclusive lock, which also prevents reading.
    lock.database.pragma("busy_timeout = 0")
    lock.database.prepare("select name from sqlite_schema").all()
  } catch (error) {
    lock.database.close()
    if (isBusy(error)) return undefined
    throw refusalOf(error, place.DATA_DIR)
  }
  try {
    lock.database.pragma(`busy_timeout = ${lockTimeoutMs}`)
    lock.createTable()
    return checkStamps(place, lock)
  } finally {
    lock.database.close()
  }
}
