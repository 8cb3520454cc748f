import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"

import { sqliteFile } from "#server/platform/database/connect.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { partNames } from "./manifest.ts"

/** Pages copied in one turn of the event loop. */
const pagesOfStep = 2000

/** What a database says of itself. */
export interface Described {
  /** Rows of each table. */
  counts: Record<string, number>
  migrations: string[]
  /** Of the key it was made under. */
  fingerprint: string | undefined
}

/** A database as it was at one moment, while others go on writing. */
export interface Snapshot {
  bytes: number
  describe: () => Promise<Described>
  /** Writes it into a folder, under its part's name. */
  copyTo: (folder: string) => Promise<void>
  release: () => Promise<void>
}

/** Uploaded files as they were at one moment. */
export interface FilesSnapshot extends Pick<Snapshot, "bytes" | "copyTo" | "release"> {
  count: () => Promise<number>
}

/** A connection that sees the file as it is now, and no later change. */
const pin = (path: string, what: string) => {
  try {
    const database = new SqliteDatabase(path, { fileMustExist: true, timeout: 10_000 })
    database.exec("begin")
    database.prepare("select count(*) from sqlite_schema").get()
    return database
  } catch (error) {
    if ((error as { code?: string }).code !== "SQLITE_CANTOPEN") throw error
    throw new OperatorError(`DATA_DIR: there is no ${what} in this folder: is it the right one?`, {
      cause: error,
    })
  }
}

const bytesOf = (database: SqliteDatabase.Database) =>
  Number(database.pragma("page_count", { simple: true })) *
  Number(database.pragma("page_size", { simple: true }))

/**
 * Copies through SQLite itself. The open transaction holds the moment, so that a busy site's writes do not
 * make the copy begin anew again and again.
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

/** What an SQLite file of ours says of itself. */
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

/** How many files lie in an SQLite file of uploads. */
export const countUploads = (database: SqliteDatabase.Database) => countOf(database, "files")

/** The applications' database. */
export const snapshotSqlite = (dataDir: string): Snapshot => {
  const database = pin(sqliteFile(dataDir), partNames.sqlite)
  return {
    bytes: bytesOf(database),
    describe: async () => describeSqlite(database),
    copyTo: (folder) => copy(database, join(folder, partNames.sqlite)),
    release: () => release(database),
  }
}

/** The files that were uploaded. */
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
 * Lets nobody add or remove a file until it is opened again, a few milliseconds later: a database held
 * meanwhile names no file that `holdUploads` would miss.
 */
export const closeUploads = (dataDir: string) => {
  const database = pin(uploadsFile(dataDir), partNames.files)
  database.exec("rollback; begin immediate")
  return { open: () => release(database) }
}
