import { mkdirSync } from "node:fs"
import { join } from "node:path"

import type SqliteDatabase from "better-sqlite3"

import { createBatchWriter } from "#server/platform/database/batch-writer.ts"
import { classifyTransientError } from "#server/platform/database/database-errors.ts"
import { openInWalMode } from "#server/platform/database/open-sqlite.ts"
import { busyTimeoutMs, retryOnBusy } from "#server/platform/database/retry.ts"

import { rememberFile } from "./disk.ts"
import { allFiles, createFileReader, createPartsTable, createPartWriter } from "./file-parts.ts"
import type { FileStore } from "./file-store.ts"

const largestBatch = 64
const pageOfList = 500

interface NewFile {
  name: string
  content: Uint8Array
}

/** Path of the file store in a data directory. */
export const uploadsFile = (dataDir: string) => join(dataDir, "uploads.sqlite")

const open = (path: string) => {
  const database = openInWalMode(path)
  database.exec(
    `create table if not exists files (
      name text primary key, content blob not null, put_at text not null
    ) strict;
    ${createPartsTable}
    create table if not exists write_probe (id integer primary key, content blob not null) strict`,
  )
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
  return database
}

/** Truncates the WAL, which would otherwise still contain the deleted files. */
const truncateWal = (database: SqliteDatabase.Database) => {
  const [{ busy }] = database.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }]
  if (busy) throw Object.assign(new Error("somebody reads it"), { code: "SQLITE_BUSY" })
}

async function* listPages(listAfter: (name: string) => { name: string; put_at: string }[]) {
  let page = listAfter("")
  while (page.length > 0) {
    yield page.map(({ name, put_at }) => ({ name, putAt: new Date(put_at) }))
    page = listAfter(page.at(-1)!.name)
  }
}

/**
 * File store in one SQLite file, `uploads.sqlite` in the data directory. Several processes of one machine may
 * open it at once. Concurrent uploads share a transaction and thereby one disk sync.
 */
export const openLocalFiles = (dataDir: string, now: () => Date): FileStore => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = uploadsFile(dataDir)
  const database = open(path)
  const requireSameFile = rememberFile(path)
  const insert = database.prepare(
    `insert into files (name, content, put_at) values (?, ?, ?)
      on conflict (name) do update set content = excluded.content, put_at = excluded.put_at`,
  )
  const { read, open: openFile } = createFileReader(database)
  const parts = createPartWriter(database, now)
  const listAfter = database.prepare<[string, number], { name: string; put_at: string }>(
    `select name, put_at from (${allFiles}) where name > ? order by name limit ?`,
  )
  const writeProbe = database.prepare(
    "insert or replace into write_probe (id, content) values (1, ?)",
  )
  const remove = database.prepare("delete from files where name = ?")

  const insertAll = database.transaction((files: NewFile[]) => {
    const at = now().toISOString()
    for (const { name, content } of files) insert.run(name, content, at)
  })
  const removeAll = database.transaction((names: readonly string[]) => {
    for (const name of names) {
      remove.run(name)
      parts.remove(name)
    }
  })
  const put = createBatchWriter(async (files: NewFile[]) => {
    requireSameFile()
    await retryOnBusy(() => insertAll(files))
    return files.map(() => undefined)
  }, largestBatch)

  return {
    put: (name, content) => put({ name, content }),
    putLarge: async (name, content) => {
      requireSameFile()
      await parts.write(name, content)
      await put({ name, content: new Uint8Array() })
    },
    open: async (name) => openFile(name),
    read: async (name) => read(name),
    list: () => listPages((name) => listAfter.all(name, pageOfList)),
    delete: async (names) => {
      await retryOnBusy(() => removeAll(names))
      // If a reader, such as a backup, blocks it all this time, a later deletion truncates the WAL.
      await retryOnBusy(() => truncateWal(database)).catch((error: unknown) => {
        if (classifyTransientError(error) !== "busy") throw error
      })
    },
    writeProbe: async (content) => {
      requireSameFile()
      await retryOnBusy(() => writeProbe.run(content))
    },
    close: async () => void database.close(),
  }
}
