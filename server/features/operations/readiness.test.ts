import { randomBytes } from "node:crypto"
import { copyFile, rename } from "node:fs/promises"

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect, type Database, sqliteFile } from "#server/platform/database/connect.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"
import { createSpaceGuard } from "#server/platform/files/space-guard.ts"
import { applicationSaved } from "#server/platform/observability/events.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"

import { createReadiness } from "./readiness.ts"

const enoughSpace = async () => ({ free: 50e9, total: 100e9 })
const summary = { at: "2025-07-10T06:30:00.000Z", count: 0, hash: "" }

let place: Awaited<ReturnType<typeof openSqlite>>
let db: Database
let writeProbe: (content: Uint8Array) => Promise<void>
let probes: number
let readiness: ReturnType<typeof createReadiness>

type Changes = Partial<Pick<Parameters<typeof createReadiness>[0], "readMissingFiles">> & {
  disk?: ReadDiskSpace
}
const open = ({ disk = enoughSpace, ...changes }: Changes = {}) => {
  readiness?.close()
  const config = readConfig({ DATA_DIR: place.dataDir })
  readiness = createReadiness({
    db,
    files: {
      writeProbe: (content) => {
        probes += 1
        return writeProbe(content)
      },
    },
    randomBytes,
    isShortOfSpace: createSpaceGuard({ config, disk }).isShort,
    readMissingFiles: async () => summary,
    ...changes,
  })
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
  place = await openSqlite()
  db = connect({ dataDir: place.dataDir, url: undefined })
  writeProbe = async () => {}
  probes = 0
  open()
})
afterEach(async () => {
  vi.useRealTimers()
  readiness.close()
  await db.destroy()
  await place.close()
})

/** The reasons once earlier results are no longer shared. */
const reasons = async () => {
  await vi.advanceTimersByTimeAsync(2001)
  const checking = readiness.check()
  await vi.advanceTimersByTimeAsync(4001)
  return (await checking).reasons
}

test("ready where everything can be written and nothing is missing", async () => {
  expect(await reasons()).toEqual([])
  const probe = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", "write_probe")
    .executeTakeFirstOrThrow()
  expect(probe.value.length).toBeGreaterThan(16_000)
})

test.each([
  { error: { code: "SQLITE_FULL" }, reason: "files: full" },
  { error: { code: "SQLITE_READONLY" }, reason: "files: read only" },
  { error: { code: "SQLITE_BUSY" }, reason: "files: busy" },
  { error: { code: "ERR_BUCKET" }, reason: "files: bucket" },
  { error: { code: "ENOENT" }, reason: "files: gone" },
  { error: {}, reason: "files: failed" },
])("names the category of an error: $reason", async ({ error, reason }) => {
  writeProbe = () => Promise.reject(Object.assign(new Error("Anjali 6000000011"), error))
  expect(await reasons()).toEqual([reason])
  writeProbe = async () => {}
  expect(await reasons()).toEqual([])
})

test("a database file that was replaced takes no writes that last", async () => {
  const path = sqliteFile(place.dataDir)
  await rename(path, `${path}.old`)
  await copyFile(`${path}.old`, path)
  expect(await reasons()).toEqual(["database: gone"])
})

test("a disk with little space, and files that are missing", async () => {
  open({
    disk: async () => ({ free: 499 * 1024 * 1024, total: 100e9 }),
    readMissingFiles: async () => ({ ...summary, count: 1 }),
  })
  expect(await reasons()).toEqual(["disk: nearly full", "files of records: missing"])
})

test("a save that failed counts for some seconds, or until one succeeds", async () => {
  const save = (outcome: "failed" | "accepted" | "fields") => applicationSaved.publish({ outcome })
  const soon = async () => {
    await vi.advanceTimersByTimeAsync(2001)
    return (await readiness.check()).reasons
  }
  save("failed")
  save("fields")
  expect(await soon()).toEqual(["saves: failed"])
  save("accepted")
  expect(await soon()).toEqual([])
  save("failed")
  expect(await soon()).toEqual(["saves: failed"])
  await vi.advanceTimersByTimeAsync(6000)
  expect(await soon()).toEqual([])
})

describe("a probe that hangs", () => {
  let letGo: () => void
  beforeEach(() => {
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve
    })
    writeProbe = () => waiting
  })

  test("is a timeout, and ready again as soon as it ends", async () => {
    expect(await reasons()).toEqual(["files: timeout"])
    letGo()
    expect(await reasons()).toEqual([])
  })

  test("does not take every connection: at most three run", async () => {
    for (let time = 0; time < 6; time++) expect(await reasons()).toEqual(["files: timeout"])
    expect(probes).toBe(3)
    letGo()
  })
})

test("calls at about the same time share one result", async () => {
  await Promise.all([readiness.check(), readiness.check()])
  await readiness.check()
  expect(probes).toBe(1)
  await vi.advanceTimersByTimeAsync(2001)
  await readiness.check()
  expect(probes).toBe(2)
})
