import { copyFile, rename, stat } from "node:fs/promises"
import { join } from "node:path"

import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { openPostgres, openSqlite, type OpenDatabase } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { connect, type Database, sqliteFile } from "./connect.ts"
import { setInstallationValue } from "./installation.ts"

describe("SQLite", () => {
  let folder: Awaited<ReturnType<typeof openFolder>>
  let db: Database
  beforeEach(async () => {
    folder = await openFolder()
    db = connect({ dataDir: join(folder.path, "data"), url: undefined })
  })
  afterEach(async () => {
    await db.destroy()
    await folder.remove()
  })

  test.each([
    { pragma: "journal_mode", is: "wal" },
    { pragma: "synchronous", is: 2 },
    { pragma: "foreign_keys", is: 1 },
  ])("has $pragma = $is", async ({ pragma, is }) => {
    const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(db)
    expect(rows).toEqual([{ [pragma]: is }])
  })

  test("is in the data folder, which only its owner may enter", async () => {
    await sql`select 1`.execute(db)
    expect((await stat(join(folder.path, "data", "mahavidyalaya.sqlite"))).isFile()).toBe(true)
    expect((await stat(join(folder.path, "data"))).mode & 0o777).toBe(0o700)
  })
})

describe("PostgreSQL", () => {
  let place: OpenDatabase
  let db: Database
  const cutAllBut = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  beforeEach(async () => {
    place = await openPostgres()
    db = connect(place)
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  test("connections cut while idle, as by a restart, are replaced", async () => {
    await sql`select 1`.execute(db)
    const other = connect(place)
    await cutAllBut.execute(other)
    await other.destroy()
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)
    // A query may still get a connection that is closing. This must not end the process.
    await expect.poll(() => ask().then(({ rows }) => rows, String)).toEqual([{ one: 1 }])
  })

  test("a connection cut inside a transaction fails that transaction alone", async () => {
    const other = connect(place)
    const broken = db.transaction().execute(async (transaction) => {
      await sql`create table half (id int)`.execute(transaction)
      await cutAllBut.execute(other)
      await sql`select 1`.execute(transaction)
    })
    await expect(broken).rejects.toThrow()
    const { rows } = await sql`select to_regclass('half') as half`.execute(db)
    await other.destroy()
    expect(rows).toEqual([{ half: null }])
  })
})

test.each(["deleted", "replaced"])(
  "after the SQLite file was %s no transaction begins: it would be lost",
  async (state) => {
    const place = await openSqlite()
    const db = connect(place)
    const path = sqliteFile(place.dataDir)
    await rename(path, `${path}.old`)
    if (state === "replaced") await copyFile(`${path}.old`, path)
    const write = db
      .transaction()
      .execute((transaction) => setInstallationValue(transaction, "write_probe", "x"))
    await expect(write).rejects.toMatchObject({ code: "ENOENT" })
    await db.destroy()
    await place.close()
  },
)
