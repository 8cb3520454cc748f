import { readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { createProcesses, operationsCalls } from "#server/features/operations/operations.ts"
import { updatesFolder } from "#server/platform/releases/installed-releases.ts"
import { previousFile } from "#server/platform/releases/update-state.ts"
import { openApp } from "#tests/support/app.ts"
import { openRoutes } from "#tests/support/console-routes.ts"
import { databases, inOneProject } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { callRoutes } from "./call-routes.ts"

const heartbeat = { host: "college", version: "0.1.0", memory: 1e8, waiting: 2, minutes: [] }

describe.each(databases)("the operations page on $name", ({ name, open }) => {
  let site: Awaited<ReturnType<typeof openRoutes>>
  beforeEach(async () => {
    site = await openRoutes(open, callRoutes(operationsCalls))
  })
  afterEach(() => site.close())
  const read = async () => (await site.call("GET", "/operations", { role: "administrator" })).data

  test("is refused to all roles but administrator: 403", async () => {
    for (const role of ["officer", "clerk", "editor", "auditor"] as const) {
      expect((await site.call("GET", "/operations", { role })).status).toBe(403)
    }
  })

  test("shows database, storage, disk and version, and null for what never ran", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"))
    const shown = await read()
    expect(shown).toMatchObject({
      version,
      node: process.version,
      database: { kind: name },
      storage: { kind: "local", applications: 0, media: 0 },
      lastBackup: null,
      lastSweep: null,
      missingFiles: null,
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      lastHour: { requests: 0, errors: 0 },
      processes: [],
    })
    expect(shown.database.version).toMatch(/^\d+\.\d+/)
    expect(shown.database.bytes).toBeGreaterThan(100_000)
    expect(shown.disk.free).toBeGreaterThan(0)
    expect(shown.disk.total).toBeGreaterThan(shown.disk.free)
  })

  test("shows a later release that waits, and the one before while its data are kept", async () => {
    expect(await read()).toMatchObject({ waitingUpdate: null, releaseBefore: null })
    const { path: home, remove } = await openFolder()
    onTestFinished(remove)
    vi.stubEnv("MAHAVIDYALAYA_HOME", home)
    onTestFinished(() => void vi.unstubAllEnvs())
    await mkdir(updatesFolder(home))
    await writeFile(
      join(updatesFolder(home), `mahavidyalaya-99.1.0-${process.platform}-${process.arch}.tar.gz`),
      "",
    )
    const at = "2026-11-26T06:00:00.000Z"
    await previousFile(site.config.DATA_DIR).write({
      id: "a1",
      from: "0.1.0-linux-x64",
      to: "0.2.0-linux-x64",
      at,
      rows: { tables: {}, lastAudit: 0 },
    })
    expect(await read()).toMatchObject({
      waitingUpdate: "99.1.0",
      releaseBefore: { version: "0.1.0", at },
    })
  })

  test("shows the last sweep and the last recorded backup", async () => {
    await site.services.sweepOrphanedFiles()
    const at = "2025-07-10T06:00:00.000Z"
    await site.db.insertInto("installation").values({ name: "last_backup", value: at }).execute()
    const shown = await read()
    expect([shown.lastBackup, shown.lastSweep.removed]).toEqual([at, 0])
    expect(Date.parse(shown.lastSweep.at)).toBeGreaterThan(Date.parse(at))
  })

  test("shows how many files are missing; only an administrator accepts the loss, of the list that was shown", async () => {
    await site.db
      .updateTable("students")
      .set({ image_file: `${"0".repeat(32)}.jpg` })
      .execute()
    await site.services.missingFiles.check()
    const { hash, count } = (await read()).missingFiles
    expect(count).toBe(1)
    const accept = (role: Role, body: object) =>
      site.call("POST", "/operations/accept-loss", { role, body })
    expect((await accept("officer", { hash })).status).toBe(403)
    const refused = await accept("administrator", { hash: "of another list" })
    expect([refused.status, refused.message]).toEqual([409, "changed_meanwhile"])
    expect(await accept("administrator", { hash })).toEqual({ status: 200, data: { count: 1 } })
    expect((await read()).missingFiles.count).toBe(0)
    expect(await site.lastLine()).toMatchObject({
      actor: "the administrator",
      action: "loss of files accepted",
      subject: "installation",
    })
  })

  test("shows why the last sweep stopped", async () => {
    const stopped = { reason: "too many", orphans: 30, files: 40 } as const
    await site.services.operations.recordSweep(async () => ({ removed: 0, stopped }))
    expect((await read()).lastSweep).toMatchObject({ removed: 0, stopped })
  })

  test("lists processes with a heartbeat in the last minute and sums requests of the last hour", async () => {
    const now = Date.now()
    const minute = Math.floor(now / 60_000)
    const minutes = [{ minute, requests: 10, errors: 1 }]
    const heartbeatAgo = (id: string, age: number) =>
      createProcesses(site.db, () => new Date(now - age)).recordHeartbeat(id, new Date(now - 7e6), {
        ...heartbeat,
        minutes,
      })
    await heartbeatAgo("one", 1000)
    await heartbeatAgo("two", 30_000)
    await heartbeatAgo("two", 20_000)
    await heartbeatAgo("gone", 600_000)
    await heartbeatAgo("forgotten", 3_700_000)
    const unknownFormat = { id: "other", started_at: "x", data: '{"says":"else"}' }
    const seen_at = new Date(now).toISOString()
    await site.db
      .insertInto("processes")
      .values({ ...unknownFormat, seen_at })
      .execute()
    const shown = await read()
    expect(shown.lastHour).toEqual({ requests: 30, errors: 3 })
    expect(shown.processes).toEqual(
      ["one", "two"].map((id) => ({
        id,
        startedAt: new Date(now - 7e6).toISOString(),
        seenAt: expect.any(String),
        host: "college",
        version: "0.1.0",
        memory: 1e8,
        waiting: 2,
      })),
    )
    await site.services.operations.sweepProcesses()
    const left = await site.db.selectFrom("processes").select("id").orderBy("id").execute()
    expect(left.map(({ id }) => id)).toEqual(["gone", "one", "other", "two"])
  })
})

test.each(inOneProject)("a listening server records its heartbeat", async () => {
  const site = await openApp()
  const beforeListening = await site.services.operations.read()
  expect(beforeListening.processes).toEqual([])
  await site.listen()
  await expect.poll(async () => (await site.services.operations.read()).processes.length).toBe(1)
  await site.close()
})
