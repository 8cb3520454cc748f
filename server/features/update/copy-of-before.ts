import { constants, existsSync } from "node:fs"
import { copyFile, readdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"

import { dumpPostgres, loadPostgres } from "#server/features/backup/backup.ts"
import type { Config } from "#server/platform/config.ts"
import { sqliteFile, withDatabase } from "#server/platform/database/connect.ts"
import { findSchema } from "#server/platform/database/dialect.ts"
import { syncFile, syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { previousFile, updateFolder } from "#server/platform/releases/update-state.ts"

const beginning = "before-"

const copyPath = ({ DATA_DIR, DATABASE_URL }: Config, id: string) =>
  join(updateFolder(DATA_DIR), `${beginning}${id}.${DATABASE_URL ? "dump" : "sqlite"}`)

/** Writes the changes of a -wal file into the database. Throws OperatorError if another program keeps a part of them there. */
const checkpoint = (path: string) => {
  const database = new SqliteDatabase(path, { fileMustExist: true, timeout: 1000 })
  const [{ busy }] = database.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }]
  database.close()
  if (!busy) return
  throw new OperatorError(`Another program uses ${path}: end it. Nothing was changed.`)
}

/** Copies the database while no server runs. Uploaded files are only ever added, so they need no copy. */
export const copyDatabase = async (config: Config, id: string) => {
  const path = copyPath(config, id)
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
      await sql`do $$ declare found record; begin
        for found in select tablename as name from pg_tables where schemaname = current_schema() loop
          execute format('drop table %I cascade', found.name);
        end loop;
        for found in select oid::regprocedure as name from pg_proc
          where pronamespace = current_schema()::regnamespace and not exists
            (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
          execute format('drop function %s cascade', found.name);
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
export const removeCopies = async ({ DATA_DIR }: Pick<Config, "DATA_DIR">, kept?: string) => {
  const folder = updateFolder(DATA_DIR)
  const old = (await readdir(folder)).filter(
    (name) => name.startsWith(beginning) && !(kept && name.startsWith(`${beginning}${kept}.`)),
  )
  for (const name of old) await rm(join(folder, name), { force: true })
}

/** Deletes the copy of the data of before. Then there is no way back but a backup. */
export const removeWayBack = async ({ DATA_DIR }: Pick<Config, "DATA_DIR">) => {
  await previousFile(DATA_DIR).remove()
  await removeCopies({ DATA_DIR })
}
