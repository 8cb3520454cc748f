import { chmod, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk-space.ts"
import { makePicturesOld, openApp } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { damageTable } from "#tests/support/damage.ts"
import { databases } from "#tests/support/databases.ts"
import { openFolder } from "#tests/support/folder.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import type { Finding } from "./finding.ts"
import { runDiagnostics } from "./run-diagnostics.ts"

const roomy: ReadDiskSpace = async () => ({ free: 50e9, total: 100e9 })

/** The findings under their checks' names. */
const byCheck = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, level, text }) => [check, { level, text }]))

const checks = [
  "Versions",
  "Disk",
  "Rights",
  "Database",
  "Migrations",
  "Key",
  "Sealed numbers",
  "Files",
  "Counts",
  "Clock",
  "Backup",
]

describe.each(databases)("on $name", ({ name, open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  let db: Database
  beforeAll(async () => {
    place = await open()
    site = await openApp({ DATABASE_URL: place.url })
    const pictures = await makeSamplePictures()
    const url = await site.listen()
    for (let i = 0; i < 3; i++) await apply(url, pictures)
    db = connect({ dataDir: site.dataDir, url: place.url })
    const noted = { name: "last_backup", value: new Date().toISOString() }
    await db.insertInto("installation").values(noted).execute()
    // As the server's own umask makes them; a test's process may have none of its own.
    for (const file of await readdir(site.dataDir)) await chmod(join(site.dataDir, file), 0o600)
  })
  afterAll(async () => {
    await db.destroy()
    await site.close()
    await place.close()
  })

  const look = async (changes: Partial<Parameters<typeof runDiagnostics>[0]> = {}) =>
    byCheck(
      await runDiagnostics({ config: site.config, now: () => new Date(), disk: roomy, ...changes }),
    )

  test("a college that is well has nothing to be mended, check by check", async () => {
    const findings = await look()
    expect(Object.keys(findings)).toEqual(checks)
    const { Versions: _, ...others } = findings
    const notGood = Object.values(others).filter(({ level }) => level !== "good")
    expect(notGood).toEqual([])
    expect(findings["Files"]!.text).toMatch(/^6 pictures/)
    expect(findings["Sealed numbers"]!.text).toMatch(/^9 /)
    expect(findings["Counts"]!.text).toMatch(/^3 applications/)
  })

  test.each<{
    fault: string
    check: string
    make: string
    mend: string
    finds: { level: Finding["level"]; text: RegExp }
  }>([
    {
      fault: "a count that says one more",
      check: "Counts",
      make: "update application_counts set count = count + 1",
      mend: "update application_counts set count = count - 1",
      finds: { level: "wrong", text: /count.* differ/ },
    },
    {
      fault: "a count of a day that says one more",
      check: "Counts",
      make: "update application_day_counts set count = count + 1",
      mend: "update application_day_counts set count = count - 1",
      finds: { level: "wrong", text: /count.* differ/ },
    },
    {
      fault: "a name that its words do not find",
      check: "Counts",
      make: "update application_words set word = 'x' || word where word = 'अंजलि'",
      mend: "update application_words set word = 'अंजलि' where word = 'xअंजलि'",
      finds: { level: "wrong", text: /^3 applications can't be found/ },
    },
    {
      fault: "words of an application that is not there",
      check: "Counts",
      make: `insert into application_words (session, word, submitted_at, admission_code, applicant_name)
        values ('2025-26', 'x', '', 'GONE', 'X')`,
      mend: "delete from application_words where admission_code = 'GONE'",
      finds: { level: "wrong", text: /no application/ },
    },
    {
      fault: "an event of an application that is not there",
      check: "Counts",
      make: `insert into application_events (admission_code, at, actor, kind, data)
        values ('GONE', '', '', 'note', '{}')`,
      mend: "delete from application_events where admission_code = 'GONE'",
      finds: { level: "wrong", text: /^1 word or event of no application/ },
    },
    {
      fault: "a picture that a record names, and nobody has",
      check: "Files",
      make: "update applications set image_file = 'x' || image_file",
      mend: "update applications set image_file = substr(image_file, 2)",
      finds: { level: "wrong", text: /^3 of 6 files are missing/ },
    },
    {
      fault: "an account number that was changed",
      check: "Sealed numbers",
      make: "update applications set bank_account_sealed = 'x' || bank_account_sealed",
      mend: "update applications set bank_account_sealed = substr(bank_account_sealed, 2)",
      finds: { level: "wrong", text: /^3 of 9 numbers can't be opened/ },
    },
    {
      fault: "a database of another key",
      check: "Key",
      make: "update installation set value = 'x' || value where name = 'key_fingerprint'",
      mend: "update installation set value = substr(value, 2) where name = 'key_fingerprint'",
      finds: { level: "wrong", text: /another key/ },
    },
    {
      fault: "a migration of tomorrow",
      check: "Migrations",
      make: "insert into kysely_migration (name, timestamp) values ('0999-tomorrow', '')",
      mend: "delete from kysely_migration where name = '0999-tomorrow'",
      finds: { level: "wrong", text: /newer version \(0999-tomorrow\)/ },
    },
    {
      fault: "a backup of last month",
      check: "Backup",
      make: "update installation set value = '2020-01-01T00:00:00.000Z' where name = 'last_backup'",
      mend: "update installation set value = '2999-01-01T00:00:00.000Z' where name = 'last_backup'",
      finds: { level: "watch", text: /2020-01-01.*long ago/ },
    },
  ])("finds $fault", async ({ check, make, mend, finds }) => {
    await sql.raw(make).execute(db)
    const found = (await look())[check]
    await sql.raw(mend).execute(db)
    expect(found).toEqual({ level: finds.level, text: expect.stringMatching(finds.text) })
    expect((await look())[check]!.level).toBe("good")
  })

  test("finds a clock that runs behind the newest record", async () => {
    const { Clock } = await look({ now: () => new Date("2025-01-01T00:00:00.000Z") })
    expect(Clock).toEqual({
      level: "wrong",
      text: expect.stringMatching(/2025-01-01.*set the clock/),
    })
  })

  test("finds a file that belongs to no record, but not one that was just stored", async () => {
    const nobodys = `${"0".repeat(32)}.jpg`
    await site.services.files.put(nobodys, Buffer.from("x"))
    expect((await look())["Files"]!.level).toBe("good")
    makePicturesOld(site.dataDir)
    const { Files } = await look()
    await site.services.files.delete([nobodys])
    expect(Files).toEqual({ level: "watch", text: expect.stringMatching(/^1 file .*no record/) })
  })

  test("finds files that stop the sweep: too many of no record, or in no backup", async () => {
    const names = Array.from({ length: 21 }, (_, i) => `${String(i).padStart(32, "0")}.jpg`)
    for (const one of names) await site.services.files.put(one, Buffer.from("x"))
    makePicturesOld(site.dataDir)
    const { Files: many } = await look()
    await site.services.files.delete(names.slice(1))
    const noted = db.updateTable("installation").where("name", "=", "last_backup")
    await noted.set({ value: "2020-01-01T00:00:00.000Z" }).execute()
    const { Files: newer } = await look()
    await noted.set({ value: new Date().toISOString() }).execute()
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
  ])("finds a disk with little left: $free of $total", async ({ free, total }) => {
    const { Disk } = await look({ disk: async () => ({ free, total }) })
    expect(Disk!.level).toBe("watch")
  })

  test.each([
    { folder: 0o755, level: "wrong", text: /^others may read .*app\.key.*chmod 600/ },
    { folder: 0o700, level: "watch", text: /^only the folder keeps others from app\.key/ },
  ])("finds a key that others may read, in a folder of mode $folder", async (one) => {
    await chmod(join(site.dataDir, "app.key"), 0o644)
    await chmod(site.dataDir, one.folder)
    const { Rights } = await look()
    await chmod(site.dataDir, 0o700)
    await chmod(join(site.dataDir, "app.key"), 0o600)
    expect(Rights).toEqual({ level: one.level, text: expect.stringMatching(one.text) })
  })

  test("finds a key that is set, and is another", async () => {
    const config = { ...site.config, APP_KEY: Buffer.alloc(32, 9).toString("base64") }
    expect((await look({ config }))["Key"]!.text).toMatch(/another key/)
  })

  test("finds a migration that waits, and looks no further", async () => {
    const { rows } = await sql<{ timestamp: string }>`select timestamp from kysely_migration
      where name = '0009-counts'`.execute(db)
    await sql`delete from kysely_migration where name = '0009-counts'`.execute(db)
    const findings = await look()
    await sql`insert into kysely_migration (name, timestamp)
      values ('0009-counts', ${rows[0]!.timestamp})`.execute(db)
    expect(findings["Migrations"]).toEqual({
      level: "watch",
      text: expect.stringMatching(/^0009-counts will be made/),
    })
    expect(Object.keys(findings)).not.toContain("Files")
  })

  test("says which database it is", async () => {
    expect((await look())["Database"]!.text).toMatch(new RegExp(`^${name}`))
  })

  // SQLite has no such state.
  test.each(name === "PostgreSQL" ? ["media_at"] : [])(
    "finds the index %s, which can't be used",
    async (index) => {
      const set = (isValid: boolean) =>
        sql`update pg_index set indisvalid = ${sql.lit(isValid)}
          where indexrelid = ${sql.lit(index)}::regclass`.execute(db)
      await set(false)
      const { Database: found } = await look()
      await set(true)
      expect(found).toEqual({ level: "wrong", text: expect.stringMatching(/^1 index can't/) })
    },
  )
})

describe("on an SQLite that was damaged", () => {
  let site: Awaited<ReturnType<typeof openApp>>
  beforeEach(async () => {
    site = await openApp()
    await site.app.close()
    await site.services.close()
  })
  afterEach(() => rm(site.dataDir, { recursive: true, force: true }))
  const look = async (dataDir = site.dataDir) =>
    byCheck(
      await runDiagnostics({
        config: readConfig({ DATA_DIR: dataDir }),
        now: () => new Date(),
        disk: roomy,
      }),
    )

  test("finds a page of the database", async () => {
    damageTable(join(site.dataDir, "mahavidyalaya.sqlite"), "items")
    expect((await look())["Database"]).toEqual({
      level: "wrong",
      text: expect.stringMatching(/damaged/),
    })
  })

  test("finds a database that is none", async () => {
    await rm(join(site.dataDir, "mahavidyalaya.sqlite-wal"), { force: true })
    await writeFile(join(site.dataDir, "mahavidyalaya.sqlite"), "no database at all".repeat(500))
    expect((await look())["Database"]).toEqual({
      level: "wrong",
      text: expect.stringMatching(/is no database/),
    })
  })

  test("finds a page of the pictures, and pictures that are gone", async () => {
    const uploads = join(site.dataDir, "uploads.sqlite")
    damageTable(uploads, "files")
    expect((await look())["Files"]!.text).toMatch(/damaged/)
    await rm(uploads)
    expect((await look())["Files"]!.text).toMatch(/not there/)
  })

  test("finds a row that points to one which is not there", async () => {
    const database = new SqliteDatabase(join(site.dataDir, "mahavidyalaya.sqlite"))
    database.pragma("foreign_keys = OFF")
    database.exec(
      `insert into staff_links (token_hash, purpose, staff_id, made_by, expires_at)
        values ('x', 'reset', 'gone', '', '')`,
    )
    database.close()
    expect((await look())["Database"]!.text).toMatch(/^1 row .*not there/)
  })

  test("finds a key that is gone, and makes none", async () => {
    await rm(join(site.dataDir, "app.key"))
    expect((await look())["Key"]).toMatchObject({ level: "wrong" })
    expect((await look())["Key"]).toMatchObject({ level: "wrong" })
  })

  test("finds a folder without a college, and makes nothing in it", async () => {
    const folder = await openFolder()
    const findings = await look(folder.path)
    expect(Object.keys(findings)).toEqual(["Database"])
    expect(findings["Database"]!.level).toBe("wrong")
    await folder.remove()
  })
})
