import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { afterEach, beforeEach, expect, test } from "vitest"

import { sqliteFile } from "#server/platform/database/connect.ts"
import { withSqlite } from "#server/platform/database/open-sqlite.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { openApp } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { closeUploads, describeSqlite, snapshotSqlite } from "./snapshot-sqlite.ts"

let site: Awaited<ReturnType<typeof openApp>>
let folder: Awaited<ReturnType<typeof openFolder>>
beforeEach(async () => {
  site = await openApp()
  folder = await openFolder()
})
afterEach(async () => {
  await folder.remove()
  await site.close()
})

test("copies the state at its start despite concurrent writes", async () => {
  const snapshot = snapshotSqlite(site.dataDir)
  const writer = new SqliteDatabase(sqliteFile(site.dataDir))
  const write = writer.prepare("insert into installation (name, value) values (?, ?)")
  const writing = setInterval(() => write.run(`later ${Math.random()}`, "x".repeat(10_000)), 0)
  try {
    write.run("later", "x")
    const described = await snapshot.describe()
    await snapshot.copyTo(folder.path)
    expect(withSqlite(join(folder.path, "mahavidyalaya.sqlite"), describeSqlite)).toEqual(described)
    const now = describeSqlite(writer).counts["installation"]!
    expect(now).toBeGreaterThan(described.counts["installation"]!)
  } finally {
    clearInterval(writing)
    writer.close()
    await snapshot.release()
  }
})

test("closing the uploads blocks writes until they are opened again", async () => {
  const writer = new SqliteDatabase(uploadsFile(site.dataDir), { timeout: 0 })
  const add = () => writer.prepare("insert into files values ('a.jpg', x'00', '')").run()
  const gate = closeUploads(site.dataDir)
  expect(add).toThrow(/locked/)
  await gate.open()
  expect(add().changes).toBe(1)
  writer.close()
})
