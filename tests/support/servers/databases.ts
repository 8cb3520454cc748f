// The databases that the product runs on, for `describe.each(databases)("... on $name", ...)`.
// The project PostgreSQL runs the test files that import `databases` (vitest.config.ts).
import { randomBytes } from "node:crypto"
import { copyFile, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { Client } from "pg"
import { inject } from "vitest"

import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"

import { freePort } from "./free-port.ts"
import { onCluster, templateName } from "./postgres-cluster.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The database of this project's tests; undefined: both. */
    database?: "SQLite" | "PostgreSQL"
  }
}

export type OpenDatabase = {
  /** Value for DATABASE_URL; undefined for SQLite, whose file is in `dataDir`. */
  url: string | undefined
  /** A folder of its own; empty except for a migrated SQLite database. */
  dataDir: string
  /** Removes the database and the folder. Close your own connections first. */
  close: () => Promise<void>
}

const newFolder = () => mkdtemp(join(inject("temporaryFolder"), "database-"))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

export const openEmptySqlite = async (): Promise<OpenDatabase> => {
  const dataDir = await newFolder()
  return { url: undefined, dataDir, close: () => removeFolder(dataDir) }
}

export const openSqlite = async () => {
  const database = await openEmptySqlite()
  const template = sqliteFile(join(inject("temporaryFolder"), templateName))
  await copyFile(template, sqliteFile(database.dataDir))
  return database
}

/** Waits up to two seconds for connections that are closing: to terminate them would fail the test. */
const connectionsEnded = async (cluster: string, name: string) => {
  const client = new Client(`${cluster}/postgres`)
  await client.connect()
  for (let attempts = 0; attempts < 100; attempts++) {
    const question = "select 1 from pg_stat_activity where datname = $1"
    if ((await client.query(question, [name])).rowCount === 0) break
    await sleep(20)
  }
  await client.end()
}

const openOnCluster = async (cluster: string, template: string): Promise<OpenDatabase> => {
  const name = `test_${randomBytes(6).toString("hex")}`
  await onCluster(cluster, `create database ${name} template ${template}`)
  const dataDir = await newFolder()
  const close = async () => {
    await connectionsEnded(cluster, name)
    // `force`: a test that failed may have left a connection open.
    await onCluster(cluster, `drop database ${name} with (force)`)
    await removeFolder(dataDir)
  }
  return { url: `${cluster}/${name}`, dataDir, close }
}

/**
 * PostgreSQL in this process (PGlite), for machines without PostgreSQL. It starts slowly, so it is imported on demand.
 */
const openInProcess = async (): Promise<OpenDatabase> => {
  const [{ PGlite }, { PGLiteSocketServer }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite-socket"),
  ])
  const db = await PGlite.create()
  const port = await freePort()
  const server = new PGLiteSocketServer({ db, port, host: "127.0.0.1", maxConnections: 20 })
  await server.start()
  const dataDir = await newFolder()
  const close = async () => {
    await server.stop()
    await db.close()
    await removeFolder(dataDir)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, dataDir, close }
}

const openPostgresFrom = (template: string) => {
  const cluster = inject("postgres")
  return cluster === null ? openInProcess() : openOnCluster(cluster, template)
}
export const openEmptyPostgres = () => openPostgresFrom("template0")
/** With PGlite, which has no template, the database is empty: the test migrates it. */
export const openPostgres = () => openPostgresFrom(templateName)

/** A connection to a new, migrated database. */
export const openConnection = async (open: () => Promise<OpenDatabase>) => {
  const place = await open()
  const db = connect(place)
  await migrate(db)
  const close = async () => {
    await db.destroy()
    await place.close()
  }
  return { db, close }
}

/** `open` opens a migrated database, `openEmpty` one without tables. */
const all = [
  { name: "SQLite", open: openSqlite, openEmpty: openEmptySqlite },
  { name: "PostgreSQL", open: openPostgres, openEmpty: openEmptyPostgres },
] as const

/** For tests of SQL, transactions, locks and races: both in every run. */
export const databases = all.filter(({ name }) => name === (inject("database") ?? name))

/**
 * One case, and none in the project PostgreSQL. A test that stands beside a `describe.each(databases)`, and does not depend
 * on the database, runs in the project SQLite only: `test.each(inOneProject)`.
 */
export const inOneProject: readonly unknown[] = inject("database") === "PostgreSQL" ? [] : [0]

/**
 * For behaviour that does not depend on the database: SQLite, with FULL=1 also PostgreSQL. Tests with `databases`
 * execute the same SQL statements.
 */
export const databasesInFullRuns = databases.filter(
  ({ name }) => name === "SQLite" || process.env.FULL === "1",
)

/** The same for a block inside a `describe.each(databases)`: this database, or none. */
export const inFullRuns = (name: string) =>
  databasesInFullRuns.filter((database) => database.name === name)

/** The databases that another process can open. PGlite is not one of them. */
export const sharedDatabases = databases.filter(
  ({ name }) => name === "SQLite" || inject("postgres") !== null,
)
