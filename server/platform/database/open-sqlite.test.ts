import { once } from "node:events"
import { join } from "node:path"
import { Worker } from "node:worker_threads"

import { expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { openInWalMode } from "./open-sqlite.ts"

/** Holds the write lock of the new file, and releases it 300 ms after its message. */
const holder = `
  const { parentPort, workerData } = require("node:worker_threads")
  const database = new (require("better-sqlite3"))(workerData)
  database.exec("create table one (id int); begin immediate")
  parentPort.postMessage("held")
  setTimeout(() => { database.exec("commit"); database.close() }, 300)`

test("opening waits for the process that creates the file, where SQLite would fail at once", async () => {
  const folder = await openFolder()
  const path = join(folder.path, "new.sqlite")
  const other = new Worker(holder, { eval: true, workerData: path })
  const ended = once(other, "exit")
  await once(other, "message")
  const database = openInWalMode(path)
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal")
  database.close()
  await ended
  await folder.remove()
})
