import { mkdirSync } from "node:fs"
import { Socket } from "node:net"
import { join } from "node:path"

import type SqliteDatabase from "better-sqlite3"
import { Kysely, type LogEvent, PostgresDialect } from "kysely"
import type { ClientBase } from "pg"

import type { Config } from "#server/platform/config.ts"
import { rememberFile } from "#server/platform/files/disk.ts"

import { recordFailedStatement, recordLostConnections } from "./database-errors.ts"
import { beginTransaction, ImmediateTransactionDialect } from "./immediate-transaction-dialect.ts"
import { openInWalMode } from "./open-sqlite.ts"
import { busyTimeoutMs } from "./retry.ts"
import type { Tables } from "./tables.ts"
import { recordWrite } from "./track-writes.ts"

export type Database = Kysely<Tables>

/**
 * Limit of the statement cache. SQL texts with value lists vary without limit; texts beyond it are compiled
 * each time.
 */
const maxStatements = 200

/** Path of the SQLite file in a data directory. */
export const sqliteFile = (dataDir: string) => join(dataDir, "mahavidyalaya.sqlite")

const recordStatement = (event: LogEvent) => {
  recordFailedStatement(event)
  recordWrite(event)
}

const openSqlite = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = openInWalMode(sqliteFile(dataDir))
  // Keep SQLite's own wait short: ImmediateTransactionDialect yields to other tasks while waiting for the lock.
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
  database.pragma("foreign_keys = ON")
  // Cache prepared statements: Kysely sends the same few texts repeatedly.
  const statements = new Map<string, SqliteDatabase.Statement>()
  const requireSameFile = rememberFile(sqliteFile(dataDir))
  const prepare = (sql: string) => {
    if (sql === beginTransaction) requireSameFile()
    const known = statements.get(sql) ?? database.prepare(sql)
    if (statements.size < maxStatements) statements.set(sql, known)
    return known
  }
  return new Kysely<Tables>({
    dialect: new ImmediateTransactionDialect({
      database: { prepare, close: () => database.close() },
    }),
    log: recordStatement,
  })
}

/** Socket timeout: a connection that sends nothing for this long while a query is pending is closed. */
const silenceMs = 30_000
/** How long a statement waits for a lock of another transaction. */
const lockTimeout = "10s"

/** The pool closes idle connections sooner, so a socket that times out always has a query pending. */
const socketWithTimeout = () => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

const createPool = async (connectionString: string, isServing: boolean) => {
  // Not loaded on SQLite.
  const { Pool } = await import("pg")
  const limits = isServing && {
    stream: socketWithTimeout,
    idleTimeoutMillis: silenceMs / 3,
    // Set by a statement, not as a connection parameter: connection poolers reject those.
    onConnect: async (client: ClientBase) => {
      await client.query(`set lock_timeout = '${lockTimeout}'`)
    },
  }
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, ...limits })
  // Without a listener, a connection closed by the server (such as a PostgreSQL restart) would end the
  // process. The pool drops the connection; a query in flight fails with its own error.
  const ignore = () => {}
  pool.on("error", ignore)
  pool.on("connect", (client) => client.on("error", ignore))
  return recordLostConnections(pool)
}

const openPostgres = (connectionString: string, isServing: boolean) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: () => createPool(connectionString, isServing) }),
    log: recordStatement,
  })

interface Place {
  dataDir: string
  url: string | undefined
  /** Apply timeouts on PostgreSQL, because visitors wait for each answer. Migrations may take longer. */
  isServing?: boolean
}

/** Connects to PostgreSQL if a URL is given, else to SQLite in the data directory. */
export const connect = ({ dataDir, url, isServing = false }: Place): Database =>
  url ? openPostgres(url, isServing) : openSqlite(dataDir)

/** Connects to the database of a configuration for one piece of work. */
export const withDatabase = async <Result>(
  { DATA_DIR, DATABASE_URL }: Pick<Config, "DATA_DIR" | "DATABASE_URL">,
  work: (db: Database) => Promise<Result>,
) => {
  const db = connect({ dataDir: DATA_DIR, url: DATABASE_URL })
  return work(db).finally(() => db.destroy())
}
