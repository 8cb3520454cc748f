import { constants, existsSync } from "node:fs"
import { copyFile, readdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"

import { dumpPostgres, loadPostgres } from "#server/features/backup/backup.ts"
import type { Config } from "#server/platform/config.ts"
import { type Database, sqliteFile, withDatabase } from "#server/platform/database/connect.ts"
import { findSchema } from "#server/platform/database/dialect.ts"
import { syncFile, syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { previousFile, updateFolder } from "#server/platform/releases/update-state.ts"

const beginning = "before-"

const copyPath = ({ DATA_DIR, DATABASE_URL }: Config, id: string) =>
  join(updateFolder(DATA_DIR), `${beginning}${id}.${DATABASE_URL ? "dump" : "sqlite"}`)

/** How long another program may take to end what it has begun. PostgreSQL ends statements of servers that are gone. */
const releaseTimeoutMs = { sqlite: 1000, postgres: 5000 }

const usedBy = (program: string) =>
  new OperatorError(`Another program uses the database: ${program}. End it. Nothing was changed.`)

/** Writes the changes of a -wal file into the database. Throws OperatorError if another program keeps a part of them there. */
const checkpoint = (path: string) => {
  const database = new SqliteDatabase(path, {
    fileMustExist: true,
    timeout: releaseTimeoutMs.sqlite,
  })
  const [{ busy }] = database.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }]
  database.close()
  if (busy) throw usedBy(`it reads ${path}`)
}

/** A transaction of another program, but for PostgreSQL's own cleaning, which gives way. */
const findTransaction = async (db: Database) => {
  const { rows } = await sql<{ pid: number; name: string }>`
    select held.pid, coalesce(application_name, '') as name from pg_locks held
      join pg_class on pg_class.oid = held.relation and relnamespace = current_schema()::regnamespace
      left join pg_stat_activity on pg_stat_activity.pid = held.pid
    where held.database = (select oid from pg_database where datname = current_database())
      and held.pid <> pg_backend_pid() and held.mode <> 'ShareUpdateExclusiveLock'
    limit 1`.execute(db)
  return rows[0]
}

/** Throws OperatorError while another program has a transaction open: a change of the tables would wait for its end. */
export const refuseTransactions = async (config: Config) => {
  if (!config.DATABASE_URL) return
  await withDatabase(config, async (db) => {
    const until = performance.now() + releaseTimeoutMs.postgres
    for (;;) {
      const blocker = await findTransaction(db)
      if (!blocker) return
      if (performance.now() > until) {
        throw usedBy(`${blocker.name || "without a name"} (process ${blocker.pid})`)
      }
      await sleep(100)
    }
  })
}

/** Copies the database while no server runs. Uploaded files are only ever added, so they need no copy. */
export const copyDatabase = async (config: Config, id: string) => {
  const path = copyPath(config, id)
  await refuseTransactions(config)
  if (config.DATABASE_URL) await dumpPostgres(config.DATABASE_URL, `${path}.part`)
  else {
    checkpoint(sqliteFile(config.DATA_DIR))
    // Some file systems copy by reference, in no time.
    await copyFile(sqliteFile(config.DATA_DIR), `${path}.part`, constants.COPYFILE_FICLONE)
  }
  await syncFile(`${path}.part`)
  await rename(`${path}.part`, path)
  await syncFolder(updateFolder(config.DATA_DIR))
}

/** The tables and functions of the schema, but not the schema itself: the user may have no right to create one. */
const emptyPostgres = (config: Config) =>
  withDatabase(config, (db) =>
    db.transaction().execute(async (transaction) => {
      await sql`do $$ declare blocker record; begin
        for blocker in select tablename as name from pg_tables where schemaname = current_schema() loop
          execute format('drop table %I cascade', blocker.name);
        end loop;
        for blocker in select oid::regprocedure as name from pg_proc
          where pronamespace = current_schema()::regnamespace and not exists
            (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
          execute format('drop function %s cascade', blocker.name);
        end loop;
      end $$`.execute(transaction)
    }),
  )

/** Puts the copy back in place of the database, while no server runs. Can be repeated after a crash. */
export const restoreDatabase = async (config: Config, id: string) => {
  const path = copyPath(config, id)
  // It is in its place already: it is moved there, or deleted afterwards.
  if (!existsSync(path)) return
  if (config.DATABASE_URL) {
    await emptyPostgres(config)
    // The dump also has what was not emptied: other schemas, and extensions of other users.
    const schema = await withDatabase(config, findSchema)
    await loadPostgres(config.DATABASE_URL, path, [`--schema=${schema}`])
    return
  }
  const database = sqliteFile(config.DATA_DIR)
  // These belong to the database that is replaced.
  for (const suffix of ["-wal", "-shm"]) await rm(`${database}${suffix}`, { force: true })
  await rename(path, database)
  await syncFolder(config.DATA_DIR)
}

/** Whether the copy of an update is still there. */
export const hasCopy = (config: Config, id: string) => existsSync(copyPath(config, id))

/** Deletes all copies but this one. */
export const removeCopies = async ({ DATA_DIR }: Pick<Config, "DATA_DIR">, exceptId?: string) => {
  const folder = updateFolder(DATA_DIR)
  const old = (await readdir(folder)).filter(
    (name) =>
      name.startsWith(beginning) && !(exceptId && name.startsWith(`${beginning}${exceptId}.`)),
  )
  for (const name of old) await rm(join(folder, name), { force: true })
}

/** Deletes the copy of the data of before. Then there is no way back but a backup. */
export const removeWayBack = async ({ DATA_DIR }: Pick<Config, "DATA_DIR">) => {
  await previousFile(DATA_DIR).remove()
  await removeCopies({ DATA_DIR })
}
