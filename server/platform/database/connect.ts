import { mkdirSync } from "node:fs"
import { Socket } from "node:net"
import { join } from "node:path"

import type SqliteDatabase from "better-sqlite3"
import { Kysely, PostgresDialect } from "kysely"
import { type ClientBase, Pool } from "pg"

import { recordFailedStatement, recordLostConnections } from "./database-errors.ts"
import { LockingSqliteDialect } from "./immediate-transaction-dialect.ts"
import { openInWalMode } from "./open-in-wal-mode.ts"
import { busyTimeoutMs } from "./retry-on-busy.ts"
import type { Tables } from "./tables.ts"

export type Database = Kysely<Tables>

/** Texts with lists of values vary without end; what is beyond is compiled each time. */
const maxStatements = 200

/** Where SQLite lies in a data directory. */
export const sqliteFile = (dataDir: string) => join(dataDir, "mahavidyalaya.sqlite")

const openSqlite = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = openInWalMode(sqliteFile(dataDir))
  // Once it is open, whoever is kept waiting lets the others go on: see LockingSqliteDialect.
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
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
    log: recordFailedStatement,
  })
}

/** A connection that says nothing for so long while it is asked is given up. */
const silenceMs = 30_000
/** As long as a statement waits for somebody else's lock. */
const lockTimeout = "10s"

/** The pool closes idle connections sooner, so that a silent one always is one that owes an answer. */
const socketNotForever = () => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

const openPostgres = (connectionString: string, isServing: boolean) => {
  const limits = isServing && {
    stream: socketNotForever,
    idleTimeoutMillis: silenceMs / 3,
    // By a statement, not as the connection is made: poolers refuse settings there.
    onConnect: async (client: ClientBase) => {
      await client.query(`set lock_timeout = '${lockTimeout}'`)
    },
  }
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, ...limits })
  // A connection cut by the other side, as when PostgreSQL restarts, would end the whole process if
  // nobody listened. The pool drops it by itself; a query that was under way fails with its own error.
  const ignore = () => {}
  pool.on("error", ignore)
  pool.on("connect", (client) => client.on("error", ignore))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: recordLostConnections(pool) }),
    log: recordFailedStatement,
  })
}

interface Place {
  dataDir: string
  url: string | undefined
  /** People wait for each answer: PostgreSQL's may not take forever. A migration or a move may. */
  isServing?: boolean
}

/** PostgreSQL where an address is given, else SQLite in the data directory. */
export const connect = ({ dataDir, url, isServing = false }: Place): Database =>
  url ? openPostgres(url, isServing) : openSqlite(dataDir)
