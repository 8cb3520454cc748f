import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { Kysely, SqliteDialect } from "kysely"

import { type Database, sqliteFile } from "#server/platform/database/connect.ts"
import { cannotOpen } from "#server/platform/database/database-errors.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { partNames } from "./manifest.ts"

/** Pages copied per turn of the event loop. */
const pagesOfStep = 2000

/** Description of a database for the manifest. */
export interface Described {
  /** Number of rows by table. */
  counts: Record<string, number>
  migrations: string[]
  /** Fingerprint of the key that the database was created with. */
  fingerprint: string | undefined
}

/** A consistent snapshot of a database while other connections keep writing. */
export interface Snapshot {
  bytes: number
  /** Reads the snapshot. */
  db: Database
  describe: () => Promise<Described>
  /** Writes the snapshot into a folder, under the name of its part. */
  copyTo: (folder: string) => Promise<void>
  release: () => Promise<void>
}

/** A consistent snapshot of the uploaded files. */
export interface FilesSnapshot extends Pick<Snapshot, "bytes" | "copyTo" | "release"> {
  count: () => Promise<number>
}

/** Opens a connection with a read transaction, which sees no later changes. */
const pin = (path: string, what: string) => {
  try {
    const database = new SqliteDatabase(path, { fileMustExist: true, timeout: 10_000 })
    database.exec("begin")
    database.prepare("select count(*) from sqlite_schema").get()
    return database
  } catch (error) {
    if (!cannotOpen(error)) throw error
    throw new OperatorError(`DATA_DIR: there is no ${what} in this folder: is it the right one?`, {
      cause: error,
    })
  }
}

const bytesOf = (database: SqliteDatabase.Database) =>
  Number(database.pragma("page_count", { simple: true })) *
  Number(database.pragma("page_size", { simple: true }))

/**
 * Copies with SQLite's backup API. The open read transaction keeps the snapshot: otherwise each write of a
 * busy site would restart the copy.
 */
const copy = async (database: SqliteDatabase.Database, to: string) => {
  await database.backup(to, { progress: () => pagesOfStep })
}

const release = async (database: SqliteDatabase.Database) => {
  database.exec("rollback")
  database.close()
}

const listOf = <Value>(database: SqliteDatabase.Database, question: string) =>
  database.prepare<[], Value>(question).pluck().all()

const countOf = (database: SqliteDatabase.Database, table: string) =>
  listOf<number>(database, `select count(*) from "${table}"`)[0]!

/** Reads row counts, migrations and key fingerprint of an SQLite database. */
export const describeSqlite = (database: SqliteDatabase.Database): Described => {
  const tables = listOf<string>(
    database,
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'
      order by name`,
  )
  return {
    counts: Object.fromEntries(tables.map((table) => [table, countOf(database, table)])),
    migrations: listOf(database, "select name from kysely_migration order by name"),
    fingerprint: listOf<string>(
      database,
      "select value from installation where name = 'key_fingerprint'",
    )[0],
  }
}

/** Number of files in an SQLite file of uploads. */
export const countUploads = (database: SqliteDatabase.Database) => countOf(database, "files")

/** Snapshot of the applications' database. */
export const snapshotSqlite = (dataDir: string): Snapshot => {
  const database = pin(sqliteFile(dataDir), partNames.sqlite)
  return {
    bytes: bytesOf(database),
    db: new Kysely({ dialect: new SqliteDialect({ database }) }),
    describe: async () => describeSqlite(database),
    copyTo: (folder) => copy(database, join(folder, partNames.sqlite)),
    release: () => release(database),
  }
}

export const snapshotUploads = (dataDir: string): FilesSnapshot => {
  const database = pin(uploadsFile(dataDir), partNames.files)
  return {
    bytes: bytesOf(database),
    count: async () => countUploads(database),
    copyTo: (folder) => copy(database, join(folder, partNames.files)),
    release: () => release(database),
  }
}

/**
 * Locks the uploads against writes until `open` is called, a few milliseconds later. A database snapshot
 * taken meanwhile refers to no file that `snapshotUploads` would miss.
 */
export const closeUploads = (dataDir: string) => {
  const database = pin(uploadsFile(dataDir), partNames.files)
  database.exec("rollback; begin immediate")
  return { open: () => release(database) }
}
