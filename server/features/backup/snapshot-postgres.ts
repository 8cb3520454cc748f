import { join } from "node:path"

import { type RawBuilder, sql } from "kysely"

import { connect, type Database } from "#server/platform/database/connect.ts"

import { partNames } from "./manifest.ts"
import { runTool } from "./postgres-tools.ts"
import type { Described, Snapshot } from "./snapshot-sqlite.ts"

const textsOf = async (db: Database, query: RawBuilder<{ text: string }>) =>
  (await query.execute(db)).rows.map(({ text }) => text)

/** Reads row counts, migrations and key fingerprint of a PostgreSQL database. */
export const describePostgres = async (db: Database): Promise<Described> => {
  const tables = await textsOf(
    db,
    sql`select tablename as text from pg_tables where schemaname = current_schema() order by 1`,
  )
  const counts: Described["counts"] = {}
  for (const table of tables) {
    const [count] = await textsOf(db, sql`select count(*)::text as text from ${sql.table(table)}`)
    counts[table] = Number(count)
  }
  const [fingerprint] = await textsOf(
    db,
    sql`select value as text from installation where name = 'key_fingerprint'`,
  )
  const migrations = await textsOf(db, sql`select name as text from kysely_migration order by 1`)
  return { counts, migrations, fingerprint }
}

/** Writes a PostgreSQL database into one file. */
export const dumpPostgres = (url: string, file: string, options: string[] = []) =>
  runTool("pg_dump", url, [
    "--format=custom",
    "--no-owner",
    "--no-privileges",
    ...options,
    `--file=${file}`,
  ])

/** Loads the file of `dumpPostgres` into an empty database: all of it or nothing. */
export const loadPostgres = (url: string, file: string, options: string[] = []) =>
  runTool("pg_restore", url, [
    "--exit-on-error",
    "--single-transaction",
    "--no-owner",
    "--no-privileges",
    ...options,
    file,
  ])

/** A snapshot of a PostgreSQL database: a transaction whose exported snapshot pg_dump uses. */
export const snapshotPostgres = async (dataDir: string, url: string): Promise<Snapshot> => {
  const db = connect({ dataDir, url })
  const transaction = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute()
  const release = async () => {
    await transaction.rollback().execute()
    await db.destroy()
  }
  try {
    const [snapshot] = await textsOf(transaction, sql`select pg_export_snapshot() as text`)
    const [bytes] = await textsOf(
      transaction,
      sql`select pg_database_size(current_database())::text as text`,
    )
    return {
      bytes: Number(bytes),
      db: transaction,
      describe: () => describePostgres(transaction),
      copyTo: (folder) =>
        dumpPostgres(url, join(folder, partNames.postgres), [`--snapshot=${snapshot}`]),
      release,
    }
  } catch (error) {
    await release()
    throw error
  }
}
