import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { afterEach, beforeEach, expect, test } from "vitest"

import { sqliteFile } from "#server/platform/database/connect.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { openApp } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/folder.ts"

import { withSqlite } from "./read-sqlite.ts"
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

test("a copy is of the moment it was begun, whatever is written meanwhile", async () => {
  const held = snapshotSqlite(site.dataDir)
  const others = new SqliteDatabase(sqliteFile(site.dataDir))
  const write = others.prepare("insert into installation (name, value) values (?, ?)")
  const writing = setInterval(() => write.run(`later ${Math.random()}`, "x".repeat(10_000)), 0)
  try {
    write.run("later", "x")
    const described = await held.describe()
    await held.copyTo(folder.path)
    expect(withSqlite(join(folder.path, "mahavidyalaya.sqlite"), describeSqlite)).toEqual(described)
    const now = describeSqlite(others).counts["installation"]!
    expect(now).toBeGreaterThan(described.counts["installation"]!)
  } finally {
    clearInterval(writing)
    others.close()
    await held.release()
  }
})

test("while the uploads are closed nobody adds or removes one; opened, they do", async () => {
  const others = new SqliteDatabase(uploadsFile(site.dataDir), { timeout: 0 })
  const add = () => others.prepare("insert into files values ('a.jpg', x'00', '')").run()
  const gate = closeUploads(site.dataDir)
  expect(add).toThrow(/locked/)
  await gate.open()
  expect(add().changes).toBe(1)
  others.close()
})
