import { once } from "node:events"
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Worker } from "node:worker_threads"

import SqliteDatabase from "better-sqlite3"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { sqliteFile } from "#server/platform/database/connect.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { contentsOf, leaveWal } from "#tests/support/servers/unclean-stop.ts"

import { checkUnlockedStamps, lockDataDir } from "./lock-file.ts"

/** Holds the lock of a server for 300 ms. */
const holder = `
  const { parentPort, workerData } = require("node:worker_threads")
  const database = new (require("better-sqlite3"))(workerData)
  database.exec("begin exclusive")
  parentPort.postMessage("held")
  setTimeout(() => database.close(), 300)`

const damaged =
  /^DATA_DIR: \S+\.sqlite and \S+\.sqlite-wal do not belong together, .*npm run restore/

let folder: Awaited<ReturnType<typeof openFolder>>
let place: Parameters<typeof lockDataDir>[0]
/** Copies of the database files, outside the data directory. */
let older: string
beforeEach(async () => {
  folder = await openFolder()
  place = { DATA_DIR: join(folder.path, "data"), STORAGE: "local" }
  older = join(folder.path, "older")
  await mkdir(place.DATA_DIR)
  for (const path of [sqliteFile(place.DATA_DIR), uploadsFile(place.DATA_DIR)]) {
    const database = new SqliteDatabase(path)
    database.pragma("journal_mode = WAL")
    database.exec("create table notes (text text); create index by_text on notes (text)")
    database.close()
  }
})
afterEach(() => folder.remove())

/** A server starts and stops. */
const serve = () => {
  const lock = lockDataDir(place)
  lock.renewStamps()
  lock.release()
}
const check = () => checkUnlockedStamps(place)

const messageOf = (work: () => unknown) => {
  try {
    work()
    return "accepted"
  } catch (error) {
    return (error as Error).message
  }
}

const lockPath = () => `${sqliteFile(place.DATA_DIR)}-lock`

describe("the lock", () => {
  test("refuses a second server, and lets commands go on", () => {
    const lock = lockDataDir(place)
    lock.renewStamps()
    expect(() => lockDataDir(place, 0)).toThrow(/^DATA_DIR: another server is using this folder/)
    expect(check).not.toThrow()
    lock.release()
  })

  test("a server that starts while another one stops waits for its end", async () => {
    const other = new Worker(holder, { eval: true, workerData: lockPath() })
    const ended = once(other, "exit")
    await once(other, "message")
    expect(serve).not.toThrow()
    await ended
  })

  test("a file that is left over does not matter", () => {
    serve()
    expect(existsSync(lockPath())).toBe(true)
    expect(serve).not.toThrow()
  })

  test("a damaged file is named", () => {
    writeFileSync(lockPath(), "x".repeat(4096))
    const message = /^DATA_DIR: \S+mahavidyalaya\.sqlite-lock is damaged; .* delete this file$/
    expect(serve).toThrow(message)
    expect(check).toThrow(message)
  })
})

describe.each([
  { name: "mahavidyalaya.sqlite", pathIn: sqliteFile },
  { name: "uploads.sqlite", pathIn: uploadsFile },
])("after an unclean stop, $name", ({ pathIn }) => {
  let path: string
  beforeEach(() => {
    path = pathIn(place.DATA_DIR)
  })
  /** The messages of a server and of a command, and whether the files are the same afterwards. */
  const tryToStart = () => {
    const before = contentsOf(path)
    const messages = [serve, check].map(messageOf)
    return { messages, isUnchanged: contentsOf(path).every((one, at) => one.equals(before[at]!)) }
  }
  const refused = { messages: Array(2).fill(expect.stringMatching(damaged)), isUnchanged: true }

  test("with its own -wal file is accepted", () => {
    serve()
    leaveWal(place.DATA_DIR, path)
    expect(check).not.toThrow()
    expect(serve).not.toThrow()
    leaveWal(place.DATA_DIR, path)
    expect(serve).not.toThrow()
  })

  test("as a copy from before the last start is refused, although all pages fit, and nothing changes", () => {
    serve()
    leaveWal(place.DATA_DIR, path)
    copyFileSync(path, older)
    serve()
    leaveWal(place.DATA_DIR, path)
    copyFileSync(older, path)
    expect(tryToStart()).toEqual(refused)
  })

  test("as a copy from before the last hourly stamp is refused", () => {
    const lock = lockDataDir(place)
    lock.renewStamps()
    copyFileSync(path, older)
    lock.renewStamps()
    lock.release()
    leaveWal(place.DATA_DIR, path)
    copyFileSync(older, path)
    expect(tryToStart()).toEqual(refused)
  })

  test("of another site is refused, also where no stamp was recorded", () => {
    leaveWal(place.DATA_DIR, path)
    const other = new SqliteDatabase(older)
    other.pragma("journal_mode = WAL")
    other.exec("create table others (text text primary key, more text unique)")
    const insert = other.prepare("insert into others values (?, ?)")
    for (let row = 0; row < 300; row++) insert.run(`text ${row}`, `more ${row}`)
    other.close()
    copyFileSync(older, path)
    expect(tryToStart()).toEqual(refused)
  })

  test("that is missing is refused, and its -wal file stays; without one a new file is accepted", () => {
    serve()
    leaveWal(place.DATA_DIR, path)
    const wal = readFileSync(`${path}-wal`)
    rmSync(path)
    const missing = expect.stringMatching(/^DATA_DIR: \S+ is missing, but \S+-wal .* is there/)
    expect([serve, check].map(messageOf)).toEqual([missing, missing])
    expect(readFileSync(`${path}-wal`)).toEqual(wal)
    rmSync(`${path}-wal`)
    expect(messageOf(check)).toBe("accepted")
    leaveWal(place.DATA_DIR, path)
    expect(messageOf(check)).toBe("accepted")
  })

  test("that a reader kept from a complete checkpoint is accepted with the old stamp and with the new one", () => {
    const lock = lockDataDir(place)
    lock.renewStamps()
    copyFileSync(path, older)
    const reader = new SqliteDatabase(path)
    reader.exec("begin; select * from notes")
    const writer = new SqliteDatabase(path)
    writer.exec("insert into notes values ('a')")
    lock.renewStamps()
    const wal = readFileSync(`${path}-wal`)
    reader.close()
    writer.close()
    lock.release()
    copyFileSync(older, path)
    writeFileSync(`${path}-wal`, wal)
    expect(check).not.toThrow()
    expect(serve).not.toThrow()
  })
})

test("after a clean stop an older copy is accepted, and an unclean stop after that", () => {
  const path = sqliteFile(place.DATA_DIR)
  serve()
  copyFileSync(path, older)
  serve()
  copyFileSync(older, path)
  rmSync(`${path}-wal`, { force: true })
  check()
  leaveWal(place.DATA_DIR, path)
  expect(serve).not.toThrow()
})
