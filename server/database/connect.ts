import { mkdirSync } from "node:fs"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { Kysely, PostgresDialect } from "kysely"
import { Pool } from "pg"

import { tellFailedStatement, tellingLostConnections } from "../seeing/database-fault.ts"
import { LockingSqliteDialect } from "./locking-sqlite.ts"
import type { Tables } from "./tables.ts"

export type Database = Kysely<Tables>

/** Texts with lists of values vary without end; what is beyond is compiled each time. */
const maxStatements = 200

/** Where SQLite lies in a data directory. */
export const sqliteFile = (dataDir: string) => join(dataDir, "mahavidyalaya.sqlite")

const openSqlite = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new SqliteDatabase(sqliteFile(dataDir))
  database.pragma("journal_mode = WAL")
  // A commit is on the disk before anyone is told: an admission code is a promise.
  database.pragma("synchronous = FULL")
  database.pragma("busy_timeout = 10000")
  database.pragma("foreign_keys = ON")
  // Each statement is compiled once: Kysely asks for the same few texts again and again.
  const statements = new Map<string, SqliteDatabase.Statement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql)
    if (statements.size < maxStatements) statements.set(sql, known)
    return known
  }
  return new Kysely<Tables>({
    dialect: new LockingSqliteDialect({ database: { prepare, close: () => database.close() } }),
    log: tellFailedStatement,
  })
}

const openPostgres = (connectionString: string) => {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection cut by the other side, as when PostgreSQL restarts, would end the whole process if
  // nobody listened. The pool drops it by itself; a query that was under way fails with its own error.
  const ignore = () => {}
  pool.on("error", ignore)
  pool.on("connect", (client) => client.on("error", ignore))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: tellingLostConnections(pool) }),
    log: tellFailedStatement,
  })
}

/** PostgreSQL where an address is given, else SQLite in the data directory. */
export const connect = ({ dataDir, url }: { dataDir: string; url: string | undefined }): Database =>
  url ? openPostgres(url) : openSqlite(dataDir)
