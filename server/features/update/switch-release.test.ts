import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { createProcesses } from "#server/features/operations/operations.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { openReleases } from "#server/platform/releases/installed-releases.ts"
import { shareServersLock } from "#server/platform/releases/update-lock.ts"
import { previousFile, switchingFile } from "#server/platform/releases/update-state.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { rollBack } from "./roll-back.ts"
import { migrateAndSwitch, recoverUpdate, type SwitchDeps, whileStopped } from "./switch-release.ts"
import { hasCopy } from "./update-snapshot.ts"

/**
 * A release whose check adds a message to the database, as a migration would change it, and prints the given rows. Without
 * rows it fails.
 */
const checkOf = (rows: unknown) => `
const { DATABASE_URL: url, DATA_DIR: folder } = process.env
const text = "insert into contact_messages (at, name, email, subject, message) values ('2025-07-01T00:00:00.000Z', 'of the update', '', '', '')"
if (url) {
  const { default: pg } = await import(${JSON.stringify(import.meta.resolve("pg"))})
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
} else {
  const { DatabaseSync } = await import("node:sqlite")
  new DatabaseSync(folder + "/mahavidyalaya.sqlite").exec(text)
}
const rows = ${JSON.stringify(rows ?? null)}
if (!rows) { console.error("the new release says no"); process.exit(1) }
console.log(JSON.stringify(rows))
`

describe.each(databases)("on $name", ({ name: databaseName, open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let home: string
  let deps: SwitchDeps & { say: (line: string) => void }
  const update = { id: "a1", from: "0.2.0-test", to: "0.3.0-test" }

  const makeRelease = (name: string, rows?: unknown) => {
    const folder = join(home, "releases", name)
    mkdirSync(join(folder, "scripts/release"), { recursive: true })
    mkdirSync(join(folder, "deploy"))
    writeFileSync(join(folder, "deploy/mahavidyalaya"), `launcher of ${name}`)
    symlinkSync(process.execPath, join(folder, "node"))
    writeFileSync(join(folder, "scripts/release/main.ts"), checkOf(rows))
  }
  const withDb = async <Result>(work: (db: ReturnType<typeof connect>) => Promise<Result>) => {
    const db = connect(place)
    return work(db).finally(() => db.destroy())
  }
  const addMessage = (name: string) =>
    withDb((db) =>
      db
        .insertInto("contact_messages")
        .values({ at: "2025-07-01T00:00:00.000Z", name, email: "", subject: "", message: "" })
        .execute(),
    )
  const messages = () =>
    withDb(async (db) =>
      (await db.selectFrom("contact_messages").select("name").orderBy("id").execute()).map(
        ({ name }) => name,
      ),
    )
  const rowsNow = (count: number) => ({ tables: { contact_messages: count }, lastAudit: 0 })
  const switchOver = () => whileStopped(deps, update, () => migrateAndSwitch(deps, update))

  beforeEach(async () => {
    place = await open()
    home = join(place.dataDir, "home")
    makeRelease(update.from)
    writeFileSync(join(home, "current"), `${update.from}\n`)
    const env = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) }
    Object.assign(process.env, env)
    deps = {
      config: readConfig(env),
      releases: openReleases(home),
      now: () => new Date("2026-11-26T00:00:00.000Z"),
      say: () => {},
    }
    await withDb(migrate)
    await addMessage("of before")
  })
  afterEach(async () => {
    delete process.env["DATA_DIR"]
    delete process.env["DATABASE_URL"]
    await place.close()
  })

  test("migrates, switches, and keeps the data of before until they are put back", async () => {
    makeRelease(update.to, rowsNow(2))
    await switchOver()
    expect(deps.releases.current()).toBe(update.to)
    expect(deps.releases.previous()).toBe(update.from)
    expect(readFileSync(join(home, "mahavidyalaya"), "utf8")).toBe(`launcher of ${update.to}`)
    expect(await messages()).toEqual(["of before", "of the update"])
    expect(previousFile(place.dataDir).read()).toEqual({
      ...update,
      at: "2026-11-26T00:00:00.000Z",
      rows: rowsNow(2),
    })

    expect(await rollBack(deps, undefined)).toEqual({ wasServing: false, release: update.from })
    expect(deps.releases.current()).toBe(update.from)
    expect(await messages()).toEqual(["of before"])
    expect(hasCopy(deps.config, update.id)).toBe(false)
    await expect(rollBack(deps, undefined)).rejects.toThrow(/^There is no release to go back to/)
  })

  test.each([databaseName].filter((one) => one === "PostgreSQL"))(
    "leaves other schemas of %s alone",
    async () => {
      makeRelease(update.to, rowsNow(2))
      await withDb(async (db) => {
        await sql`create schema monitoring`.execute(db)
        await sql`create table monitoring.samples (value integer)`.execute(db)
        await sql`insert into monitoring.samples values (1)`.execute(db)
      })
      await switchOver()
      await rollBack(deps, undefined)
      expect(await messages()).toEqual(["of before"])
      const { rows } = await withDb((db) => sql`select * from monitoring.samples`.execute(db))
      expect(rows).toEqual([{ value: 1 }])
    },
  )

  test("refuses to go back if records came after the update, and leaves the site as it is", async () => {
    makeRelease(update.to, rowsNow(2))
    await switchOver()
    await addMessage("of after")
    await expect(rollBack(deps, undefined)).rejects.toThrow(/would lose .*: 1 contact_messages/)
    expect(deps.releases.current()).toBe(update.to)
    expect(await messages()).toEqual(["of before", "of the update", "of after"])
    expect(switchingFile(place.dataDir).exists()).toBe(false)
  })

  test("refuses to go back while a server of another machine uses the data", async () => {
    makeRelease(update.to, rowsNow(2))
    await switchOver()
    const heartbeat = {
      host: "other.example",
      version: "0.3.0",
      memory: 0,
      waiting: 0,
      minutes: [],
    }
    await withDb((db) => createProcesses(db, deps.now).recordHeartbeat("1", deps.now(), heartbeat))
    await expect(rollBack(deps, undefined)).rejects.toThrow(/runs on other\.example: stop it/)
    expect(await messages()).toEqual(["of before", "of the update"])
  })

  test("refuses to go back to a release that was deleted, and leaves the data as they are", async () => {
    makeRelease(update.to, rowsNow(2))
    await switchOver()
    rmSync(join(home, "releases", update.from), { recursive: true })
    await expect(rollBack(deps, undefined)).rejects.toThrow(/^The release before, .* was deleted/)
    expect(await messages()).toEqual(["of before", "of the update"])
    expect(switchingFile(place.dataDir).exists()).toBe(false)
  })

  test("a release that fails leaves the old one with its data", async () => {
    makeRelease(update.to)
    await expect(switchOver()).rejects.toThrow(
      "0.3.0-test failed: the new release says no The data are as before, and 0.2.0-test goes on.",
    )
    expect(deps.releases.current()).toBe(update.from)
    expect(await messages()).toEqual(["of before"])
    expect(switchingFile(place.dataDir).exists()).toBe(false)
    expect(previousFile(place.dataDir).exists()).toBe(false)
    shareServersLock(place.dataDir)!.release()
  })

  test("if the data can't be put back, the phase stays, and the next start puts them back", async () => {
    makeRelease(update.to)
    const copy = join(
      place.dataDir,
      "update",
      `before-${update.id}.${place.url ? "dump" : "sqlite"}`,
    )
    const moved = `${copy}.moved`
    const main = join(home, "releases", update.to, "scripts/release/main.ts")
    // The copy is out of reach while the update fails: a folder is in the place of the file.
    writeFileSync(
      main,
      `${checkOf(undefined).replace("process.exit(1)", "")}
const { renameSync, mkdirSync } = await import("node:fs")
renameSync(${JSON.stringify(copy)}, ${JSON.stringify(moved)})
mkdirSync(${JSON.stringify(copy)})
process.exit(1)`,
    )
    await expect(switchOver()).rejects.toThrow()
    expect(switchingFile(place.dataDir).read()?.phase).toBe("migrating")
    rmSync(copy, { recursive: true, force: true })
    renameSync(moved, copy)
    if (!place.url)
      rmSync(join(place.dataDir, "mahavidyalaya.sqlite"), { recursive: true, force: true })
    expect(await recoverUpdate(deps)).toBe(update.from)
    expect(await messages()).toEqual(["of before"])
  })

  describe("while another program reads", () => {
    /** Begins to read, and returns what ends it. */
    const startReading = async () => {
      if (place.url) {
        const client = new Client({ connectionString: place.url, application_name: "psql" })
        await client.connect()
        await client.query("begin; select count(*) from contact_messages")
        return () => client.end()
      }
      const reader = new SqliteDatabase(sqliteFile(place.dataDir))
      reader.exec("begin; select count(*) from contact_messages")
      return async () => void reader.close()
    }
    const refusal =
      /^Another program uses the database: (?:it reads .*sqlite|psql \(process \d+\))\./

    test("stops, because the copy would be without the newest records, or never be made", async () => {
      makeRelease(update.to, rowsNow(3))
      const stopReading = await startReading()
      await addMessage("while it reads")
      await expect(switchOver()).rejects.toThrow(refusal)
      await stopReading()
      expect(deps.releases.current()).toBe(update.from)
      expect(await messages()).toEqual(["of before", "while it reads"])
      expect(switchingFile(place.dataDir).exists()).toBe(false)
      await switchOver()
      await rollBack(deps, undefined)
      expect(await messages()).toEqual(["of before", "while it reads"])
    })

    test.each([databaseName].filter((one) => one === "PostgreSQL"))(
      "does not go back on %s",
      async () => {
        makeRelease(update.to, rowsNow(2))
        await switchOver()
        const stopReading = await startReading()
        await expect(rollBack(deps, undefined)).rejects.toThrow(refusal)
        await stopReading()
        expect(switchingFile(place.dataDir).exists()).toBe(false)
        await rollBack(deps, undefined)
        expect(await messages()).toEqual(["of before"])
      },
    )
  })

  describe("an update that fails while it copies the data", () => {
    const copies = () =>
      readdirSync(join(place.dataDir, "update")).filter((file) => file.startsWith("before-"))
    const next = { id: "b2", from: update.to, to: "0.4.0-test" }
    beforeEach(async () => {
      makeRelease(update.to, rowsNow(2))
      makeRelease(next.to, rowsNow(3))
      await switchOver()
    })

    test("leaves the way back to the release before, and no part of the copy", async () => {
      const failing = { ...next, id: "missing-folder/b2" }
      await expect(
        whileStopped(deps, failing, () => migrateAndSwitch(deps, failing)),
      ).rejects.toThrow()
      expect(switchingFile(place.dataDir).exists()).toBe(false)
      await rollBack(deps, undefined)
      expect(await messages()).toEqual(["of before"])
      expect(copies()).toEqual([])
    })

    test("or is killed, leaves no part of the copy", async () => {
      writeFileSync(join(place.dataDir, "update/before-b2.sqlite.part"), "personal data")
      await switchingFile(place.dataDir).write({ ...next, phase: "stopping" })
      expect(await recoverUpdate(deps)).toBe(update.to)
      expect(copies()).toEqual([`before-${update.id}.${place.url ? "dump" : "sqlite"}`])
    })
  })

  test("stops for a server that does not end, and changes nothing", async () => {
    makeRelease(update.to, rowsNow(2))
    const server = shareServersLock(place.dataDir)!
    await expect(whileStopped(deps, update, async () => "", 200)).rejects.toThrow(/does not stop/)
    expect(switchingFile(place.dataDir).exists()).toBe(false)
    server.release()
  })

  describe("an update that was killed", () => {
    /** Leaves what a kill at this phase leaves. */
    const killAt = async (phase: "stopping" | "migrating" | "switched") => {
      makeRelease(update.to, rowsNow(2))
      await switchOver()
      await switchingFile(place.dataDir).write({
        ...update,
        phase: phase === "switched" ? "migrating" : phase,
      })
      if (phase === "switched") return
      writeFileSync(join(home, "current"), `${update.from}\n`)
    }

    test.each([
      { phase: "stopping", current: update.from, left: ["of before", "of the update"] },
      { phase: "migrating", current: update.from, left: ["of before"] },
      { phase: "switched", current: update.to, left: ["of before", "of the update"] },
    ] as const)("at '$phase' ends with $current", async ({ phase, current, left }) => {
      await killAt(phase)
      expect(await recoverUpdate(deps)).toBe(current)
      expect(deps.releases.current()).toBe(current)
      expect(await messages()).toEqual(left)
      expect(switchingFile(place.dataDir).exists()).toBe(false)
      expect(await recoverUpdate(deps)).toBeUndefined()
    })

    test("while it was going back, goes back", async () => {
      makeRelease(update.to, rowsNow(2))
      await switchOver()
      await switchingFile(place.dataDir).write({
        id: update.id,
        from: update.to,
        to: update.from,
        phase: "restoring",
      })
      expect(await recoverUpdate(deps)).toBe(update.from)
      expect(await messages()).toEqual(["of before"])
      expect(existsSync(join(home, "previous"))).toBe(true)
    })

    test("while it was going back, waits for the command if the releases are read-only", async () => {
      makeRelease(update.to, rowsNow(2))
      await switchOver()
      const state = { id: update.id, from: update.to, to: update.from, phase: "restoring" as const }
      await switchingFile(place.dataDir).write(state)
      const releases = { ...deps.releases, home: join(home, "missing") }
      await expect(recoverUpdate({ ...deps, releases })).rejects.toThrow(/update --back$/)
      expect(hasCopy(deps.config, update.id)).toBe(true)
      expect(switchingFile(place.dataDir).read()).toEqual(state)
    })

    test.each(["migrating", "restoring"] as const)(
      "at '%s', after the copy was put back and deleted, keeps the data",
      async (phase) => {
        makeRelease(update.to, rowsNow(2))
        await switchOver()
        await rollBack(deps, undefined)
        const [from, to] = [update.from, update.to]
        const state = phase === "migrating" ? { from, to } : { from: to, to: from }
        await switchingFile(place.dataDir).write({ id: update.id, ...state, phase })
        expect(await recoverUpdate(deps)).toBe(update.from)
        expect(await messages()).toEqual(["of before"])
      },
    )
  })
})
