import { chmod, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrationNames } from "#server/platform/database/migrate.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"
import { releaseVersion } from "#server/platform/release.ts"
import { damageTable, makePicturesOld, openApp } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import type { Diagnostic } from "./diagnostic.ts"
import { runDiagnostics } from "./diagnostics.ts"

const enoughSpace: ReadDiskSpace = async () => ({ free: 50e9, total: 100e9 })

/** Findings by the name of their check. */
const byCheck = (diagnostics: readonly Diagnostic[]) =>
  Object.fromEntries(diagnostics.map(({ check, level, text }) => [check, { level, text }]))

const checks = [
  "Versions",
  "Disk",
  "Rights",
  "Database",
  "Migrations",
  "Key",
  "Encrypted fields",
  "Files",
  "Messages",
  "Clock",
  "Backup",
  "Sample",
]

describe.each(databases)("diagnostics on $name", ({ name, open }) => {
  let testDatabase: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  let db: Database
  beforeAll(async () => {
    testDatabase = await open()
    site = await openApp({ DATABASE_URL: testDatabase.url })
    const pictures = await makeSamplePictures()
    const url = await site.listen()
    for (let i = 0; i < 3; i++) await apply(url, pictures)
    db = connect({ dataDir: site.dataDir, url: testDatabase.url })
    const backupRow = { name: "last_backup", value: new Date().toISOString() }
    await db.insertInto("installation").values(backupRow).execute()
    // The server's umask gives this mode; the test process may have another umask.
    for (const file of await readdir(site.dataDir)) await chmod(join(site.dataDir, file), 0o600)
  })
  afterAll(async () => {
    await db.destroy()
    await site.close()
    await testDatabase.close()
  })

  const diagnose = async (changes: Partial<Parameters<typeof runDiagnostics>[0]> = {}) =>
    byCheck(
      await runDiagnostics({
        config: site.config,
        now: () => new Date(),
        disk: enoughSpace,
        ...changes,
      }),
    )

  test("reports every check as good on an intact site", async () => {
    const diagnostics = await diagnose()
    expect(Object.keys(diagnostics)).toEqual(checks)
    const { Versions: _, ...others } = diagnostics
    const notGood = Object.values(others).filter(({ level }) => level !== "good")
    expect(notGood).toEqual([])
    expect(diagnostics["Files"]!.text).toMatch(/^6 pictures/)
    expect(diagnostics["Encrypted fields"]!.text).toMatch(/^9 /)
  })

  test.each<{
    fault: string
    check: string
    damage: string
    repair: string
    expected: { level: Diagnostic["level"]; text: RegExp }
  }>([
    {
      fault: "a missing picture of a record",
      check: "Files",
      damage: "update applications set image_file = 'x' || image_file",
      repair: "update applications set image_file = substr(image_file, 2)",
      expected: { level: "wrong", text: /^3 of 6 files are missing/ },
    },
    {
      fault: "an encrypted account number that was changed",
      check: "Encrypted fields",
      damage: "update applications set bank_account_encrypted = 'x' || bank_account_encrypted",
      repair: "update applications set bank_account_encrypted = substr(bank_account_encrypted, 2)",
      expected: { level: "wrong", text: /^3 of 9 numbers can't be opened/ },
    },
    {
      fault: "a college that has not gone through the sample",
      check: "Sample",
      damage: `update items set data = replace(data, '"is_sample":true', '"is_sample":false')`,
      repair: `update items set data = replace(data, '"is_sample":false', '"is_sample":true')`,
      expected: {
        level: "watch",
        text: /^admission \S+ is closed until its fees, .* 1\d\d texts of the sample are public: .* --list/,
      },
    },
    {
      fault: "a database of another key",
      check: "Key",
      damage: "update installation set value = 'x' || value where name = 'key_fingerprint'",
      repair: "update installation set value = substr(value, 2) where name = 'key_fingerprint'",
      expected: { level: "wrong", text: /another key/ },
    },
    {
      fault: "an unknown migration",
      check: "Migrations",
      damage: "insert into kysely_migration (name, timestamp) values ('0999-tomorrow', '')",
      repair: "delete from kysely_migration where name = '0999-tomorrow'",
      expected: { level: "wrong", text: /^release \S+ wrote this database; .* Install release/ },
    },
    {
      fault: "a message to an applicant that failed",
      check: "Messages",
      damage: `insert into outgoing (admission_code, kind, event, channel, data, created_at, due_at, expires_at, state, reason, attempts, done_at)
        values ('X', 'query', '1', 'email', '{}', '', '', '', 'failed', '550', 8, '${new Date().toISOString()}')`,
      repair: "delete from outgoing where admission_code = 'X'",
      expected: { level: "watch", text: /^1 message to applicants failed/ },
    },
    {
      fault: "an old backup",
      check: "Backup",
      damage:
        "update installation set value = '2020-01-01T00:00:00.000Z' where name = 'last_backup'",
      repair: `update installation set value = '${new Date().toISOString()}' where name = 'last_backup'`,
      expected: { level: "watch", text: /2020-01-01.*long ago/ },
    },
    {
      fault: "a backup dated in the future, by a wrong clock",
      check: "Backup",
      damage:
        "update installation set value = '2999-01-01T00:00:00.000Z' where name = 'last_backup'",
      repair: `update installation set value = '${new Date().toISOString()}' where name = 'last_backup'`,
      expected: { level: "watch", text: /no checked one/ },
    },
  ])("finds $fault", async ({ check, damage, repair, expected }) => {
    await sql.raw(damage).execute(db)
    const found = (await diagnose())[check]
    await sql.raw(repair).execute(db)
    expect(found).toEqual({ level: expected.level, text: expect.stringMatching(expected.text) })
    expect((await diagnose())[check]!.level).toBe("good")
  })

  test("finds a clock that runs behind the newest record", async () => {
    const { Clock } = await diagnose({ now: () => new Date("2025-01-01T00:00:00.000Z") })
    expect(Clock).toEqual({
      level: "wrong",
      text: expect.stringMatching(/2025-01-01.*set the clock/),
    })
  })

  test("finds a clock that is more than 45 days after the last heartbeat", async () => {
    const ahead = new Date(Date.now() + 300 * 86_400_000)
    const { Clock } = await diagnose({ now: () => ahead })
    expect(Clock).toEqual({
      level: "wrong",
      text: expect.stringMatching(/last trusted time.*confirm its date/),
    })
  })

  test("finds an orphaned file, but not a recent one", async () => {
    const orphan = `${"0".repeat(32)}.jpg`
    await site.services.files.put(orphan, Buffer.from("x"))
    expect((await diagnose())["Files"]!.level).toBe("good")
    makePicturesOld(site.dataDir)
    const { Files } = await diagnose()
    await site.services.files.delete([orphan])
    expect(Files).toEqual({ level: "watch", text: expect.stringMatching(/^1 file .*no record/) })
  })

  test("finds orphaned files that stop the sweep: too many, or not in any backup", async () => {
    const names = Array.from({ length: 21 }, (_, i) => `${String(i).padStart(32, "0")}.jpg`)
    for (const one of names) await site.services.files.put(one, Buffer.from("x"))
    makePicturesOld(site.dataDir)
    const { Files: many } = await diagnose()
    await site.services.files.delete(names.slice(1))
    const backupRow = db.updateTable("installation").where("name", "=", "last_backup")
    await backupRow.set({ value: "2020-01-01T00:00:00.000Z" }).execute()
    const { Files: newer } = await diagnose()
    await backupRow.set({ value: new Date().toISOString() }).execute()
    await site.services.files.delete(names)
    expect(many).toEqual({
      level: "wrong",
      text: expect.stringMatching(/^21 of 27 files belong to no record, .* files:sweep -- --all$/),
    })
    expect(newer).toEqual({
      level: "watch",
      text: expect.stringMatching(/^1 of 7 files belong to no record and to no backup: .*npm run/),
    })
  })

  test.each([
    { free: 900e6, total: 2e9 },
    { free: 50e9, total: 600e9 },
  ])("finds low disk space: $free of $total", async ({ free, total }) => {
    const { Disk } = await diagnose({ disk: async () => ({ free, total }) })
    expect(Disk!.level).toBe("watch")
  })

  test.each([
    { folder: 0o755, level: "wrong", text: /^others may read .*app\.key.*chmod 600/ },
    { folder: 0o700, level: "watch", text: /^only the folder keeps others from app\.key/ },
  ])("finds a key readable by others, in a folder of mode $folder", async (one) => {
    await chmod(join(site.dataDir, "app.key"), 0o644)
    await chmod(site.dataDir, one.folder)
    const { Rights } = await diagnose()
    await chmod(site.dataDir, 0o700)
    await chmod(join(site.dataDir, "app.key"), 0o600)
    expect(Rights).toEqual({ level: one.level, text: expect.stringMatching(one.text) })
  })

  test("does not take the modes that Node reports on Windows for rights", async () => {
    const { Rights } = await diagnose({ platform: "win32" })
    expect(Rights).toEqual({ level: "watch", text: expect.stringMatching(/^not checked .*icacls/) })
  })

  test("finds an APP_KEY of another database", async () => {
    const config = { ...site.config, APP_KEY: Buffer.alloc(32, 9).toString("base64") }
    expect((await diagnose({ config }))["Key"]!.text).toMatch(/another key/)
  })

  test("finds a pending migration and skips later checks", async () => {
    const last = migrationNames.at(-1)!
    const { rows } = await sql<{ timestamp: string }>`select timestamp from kysely_migration
      where name = ${last}`.execute(db)
    await sql`delete from kysely_migration where name = ${last}`.execute(db)
    const diagnostics = await diagnose()
    await sql`insert into kysely_migration (name, timestamp)
      values (${last}, ${rows[0]!.timestamp})`.execute(db)
    expect(diagnostics["Migrations"]).toEqual({
      level: "watch",
      text: expect.stringMatching(`^${last} will be made`),
    })
    expect(Object.keys(diagnostics)).not.toContain("Files")
  })

  test("names the database, and the release that wrote it last", async () => {
    expect((await diagnose())["Migrations"]!.text).toMatch(
      `release ${releaseVersion} wrote it last`,
    )
    expect((await diagnose())["Database"]!.text).toMatch(new RegExp(`^${name}`))
  })

  // SQLite has no invalid indexes.
  test.each(name === "PostgreSQL" ? ["media_at"] : [])(
    "finds the invalid index %s",
    async (index) => {
      const set = (isValid: boolean) =>
        sql`update pg_index set indisvalid = ${sql.lit(isValid)}
          where indexrelid = ${sql.lit(index)}::regclass`.execute(db)
      await set(false)
      const { Database: found } = await diagnose()
      await set(true)
      expect(found).toEqual({ level: "wrong", text: expect.stringMatching(/^1 index can't/) })
    },
  )
})

const sqlite = databases.filter(({ name }) => name === "SQLite")
describe.each(sqlite)("diagnostics on a damaged $name database", () => {
  let site: Awaited<ReturnType<typeof openApp>>
  beforeEach(async () => {
    site = await openApp()
    await site.app.close()
    await site.services.close()
  })
  afterEach(() => rm(site.dataDir, { recursive: true, force: true }))
  const diagnose = async (dataDir = site.dataDir) =>
    byCheck(
      await runDiagnostics({
        config: readConfig({ DATA_DIR: dataDir }),
        now: () => new Date(),
        disk: enoughSpace,
      }),
    )

  test("finds a damaged page of the database", async () => {
    damageTable(join(site.dataDir, "mahavidyalaya.sqlite"), "items")
    expect((await diagnose())["Database"]).toEqual({
      level: "wrong",
      text: expect.stringMatching(/damaged/),
    })
  })

  test("finds a file that is not a database", async () => {
    await rm(join(site.dataDir, "mahavidyalaya.sqlite-wal"), { force: true })
    await writeFile(join(site.dataDir, "mahavidyalaya.sqlite"), "no database at all".repeat(500))
    expect((await diagnose())["Database"]).toEqual({
      level: "wrong",
      text: expect.stringMatching(/is no database/),
    })
  })

  test("finds a damaged or missing uploads database", async () => {
    const uploads = join(site.dataDir, "uploads.sqlite")
    damageTable(uploads, "files")
    expect((await diagnose())["Files"]!.text).toMatch(/damaged/)
    await rm(uploads)
    expect((await diagnose())["Files"]!.text).toMatch(/not there/)
  })

  test("finds a violated foreign key", async () => {
    const database = new SqliteDatabase(join(site.dataDir, "mahavidyalaya.sqlite"))
    database.pragma("foreign_keys = OFF")
    database.exec(
      `insert into staff_tokens (token_hash, purpose, staff_id, issued_by, expires_at)
        values ('x', 'reset', 'gone', '', '')`,
    )
    database.close()
    expect((await diagnose())["Database"]!.text).toMatch(/^1 row .*not there/)
  })

  test("finds a missing key and does not create one", async () => {
    await rm(join(site.dataDir, "app.key"))
    expect((await diagnose())["Key"]).toMatchObject({ level: "wrong" })
    expect((await diagnose())["Key"]).toMatchObject({ level: "wrong" })
  })

  test("finds a data directory without a database and creates nothing in it", async () => {
    const folder = await openFolder()
    const diagnostics = await diagnose(folder.path)
    expect(Object.keys(diagnostics)).toEqual(["Database"])
    expect(diagnostics["Database"]!.level).toBe("wrong")
    await folder.remove()
  })
})
