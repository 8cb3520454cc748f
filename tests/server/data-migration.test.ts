import { execFile, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"

import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { migrateData } from "#server/features/data-migration/data-migration.ts"
import { listSourceTables } from "#server/features/data-migration/source-tables.ts"
import { readConfig } from "#server/platform/config.ts"
import { refuseLostData } from "#server/platform/data-dir/check-data-dir.ts"
import { connect, type Database, sqliteFile } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { lockForMigration, isMigrationRunning } from "#server/platform/database/migration-lock.ts"
import { openExclusively } from "#server/platform/database/open-sqlite.ts"
import { contentOf } from "#server/platform/files/file-content.ts"
import { partBytes } from "#server/platform/files/file-parts.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { openApp, readPicturesIn } from "#tests/support/app.ts"
import { makeCollege, sampleStudent } from "#tests/support/samples/sample-college.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { openEmptyPostgres, type OpenDatabase } from "#tests/support/servers/databases.ts"

import { node24, projectEnv, root } from "../../scripts/tools.mjs"

const run = promisify(execFile)

let college: string
let codes: string[]
beforeAll(async () => {
  college = await mkdtemp(join(tmpdir(), "college-"))
  codes = (await makeCollege(college, { many: 600 })).codes
}, 120_000)
afterAll(() => rm(college, { recursive: true }))

let dataDir: string
let target: OpenDatabase
let bucket: Awaited<ReturnType<typeof startBucket>>
let db: Database
beforeEach(async () => {
  target = await openEmptyPostgres()
  bucket = await startBucket()
  dataDir = join(target.dataDir, "copy")
  await cp(college, dataDir, { recursive: true })
  db = connect(target)
})
afterEach(async () => {
  await db.destroy()
  await bucket.close()
  await target.close()
})

const settings = () => ({
  ...projectEnv(),
  APP_KEY: undefined,
  DATABASE_URL: undefined,
  ...bucket.env,
  STORAGE: undefined,
  DATA_DIR: dataDir,
})
const migrationArgs = () => ["scripts/data-migration.ts", "--to", target.url!, "--files", "s3"]

/** Runs the command to its end. */
const runCommand = async (args = migrationArgs()) => {
  const options = { cwd: root, env: settings() }
  return run(node24, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }) as never,
  )
}

/** Migrates in this process, with `env` on top. Returns the printed lines. */
const migrateHere = async (env: Record<string, string> = {}) => {
  const output: string[] = []
  const all = { ...bucket.env, DATABASE_URL: target.url, DATA_DIR: dataDir, ...env }
  await migrateData(readConfig(all), (line) => output.push(line))
  return output.join("\n")
}

/** The error message of a refused migration. */
const refusalOf = (env: Record<string, string> = {}) =>
  migrateHere(env).then(
    () => "not refused",
    (error: Error) => error.message,
  )

/** Runs the command and kills it at a printed line or at an uploaded file. Returns whether that was reached. */
const migrateAndKillAt = async (at: RegExp | number) => {
  const child = spawn(node24, migrationArgs(), {
    cwd: root,
    env: settings(),
    stdio: ["ignore", "pipe", "ignore"],
  })
  const ended = once(child, "exit")
  let isReached = false
  const killIf = (condition: boolean) => {
    if (!condition) return
    isReached = true
    child.kill("SIGKILL")
  }
  createInterface({ input: child.stdout }).on("line", (output) =>
    killIf(at instanceof RegExp && at.test(output)),
  )
  bucket.onPut((count) => killIf(count === at))
  await ended
  return isReached
}

/** Migrates in this process and fails at a printed line. Returns whether that was reached. */
const migrateAndFailAt = async (at: RegExp) => {
  let isReached = false
  const config = readConfig({ ...bucket.env, DATABASE_URL: target.url, DATA_DIR: dataDir })
  const failed = migrateData(config, (line) => {
    isReached = at.test(line)
    if (isReached) throw new Error("interrupted")
  })
  await expect(failed).rejects.toThrow("interrupted")
  return isReached
}

const inSqlite = <Result>(query: (database: ReturnType<typeof openExclusively>) => Result) => {
  const database = openExclusively(sqliteFile(dataDir))
  try {
    return query(database)
  } finally {
    database.close()
  }
}

const targetCounts = async () => {
  const names = inSqlite((database) => listSourceTables(database)).map(({ name }) => name)
  const counts: Record<string, number> = {}
  for (const name of names) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(
      db,
    )
    counts[name] = Number(rows[0]!.count)
  }
  return counts
}
const sourceCounts = () =>
  inSqlite((database) =>
    Object.fromEntries(
      listSourceTables(database).map(({ name }) => [
        name,
        database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get()!,
      ]),
    ),
  )

const expectComplete = async () => {
  expect(await targetCounts()).toEqual(sourceCounts())
  expect(await isMigrationRunning(db)).toBe(false)
  const pictures = await readPicturesIn(dataDir)
  const uploaded = [...bucket.files()].map(([name, { content }]) => [name, content] as const)
  expect(new Map(uploaded)).toEqual(pictures)
  const change = sql`update audit set actor = 'x'`.execute(db)
  await expect(change).rejects.toThrow("append-only")
}

test("the source has rows in every table", () => {
  const counts = sourceCounts()
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(["staff_two_factors", "staff_verifications", "previews", "audit"]),
  )
})

test("copies everything, and a server continues with it", async () => {
  const video = randomBytes(2 * partBytes + 1)
  const name = `${"d".repeat(32)}.mp4`
  const local = openLocalFiles(dataDir, () => new Date())
  await local.putLarge(name, contentOf(video))
  await local.close()
  const { code, stdout, stderr } = await runCommand()
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(stdout).toMatch(/^applications: 500 of 603 rows$/m)
  await expectComplete()

  const env = { ...bucket.env, DATABASE_URL: target.url, DATA_DIR: dataDir }
  const site = await openApp(env)
  const { services } = site
  const record = await services.readPrintRecord(codes[0]!)
  expect(record).toMatchObject({ id: codes[0], bank_account: "XXXXX8901" })
  expect(await services.files.read(String(record!.image_file))).toBeInstanceOf(Buffer)
  expect((await services.files.read(name))?.equals(video)).toBe(true)
  const session = await services.signIn({ ...sampleStudent, address: "192.0.2.9" })
  expect(session.outcome).toBe("signed in")
  const found = await services.content("hi").search("mess", 1)
  expect(JSON.stringify(found)).toContain("Mess fee")
  expect(await services.staff.list()).toEqual(
    expect.arrayContaining([expect.objectContaining({ hasSecondFactor: true, isDisabled: false })]),
  )
  // The second message was removed before: its id is not reused.
  const message = { name: "B", email: "b@college.example", subject: "x", message: "y" }
  await services.sendMessage(message, async () => false)
  await site.close()
  const ids = await db.selectFrom("contact_messages").select("id").orderBy("id").execute()
  expect(ids.map(({ id }) => Number(id))).toEqual([1, 3])
})

test("a second run into another target is refused; into the same one only if the new site has changed", async () => {
  await migrateHere()
  const other = target.url!.replace("127.0.0.1", "localhost")
  expect(await refusalOf({ DATABASE_URL: other })).toMatch(/^DATA_DIR: .* moved to .* before/)
  expect(await refusalOf({ S3_PREFIX: "other" })).toMatch(/^DATA_DIR: .* moved to college\/maha/)
  expect(await migrateHere()).toContain("all records already")
  await db.deleteFrom("contact_messages").execute()
  expect(await refusalOf()).toMatch(/^--to: .*something else/)
})

/** The error message of a start on the old data. */
const startError = (env: Record<string, string> = {}) => {
  try {
    refuseLostData(readConfig({ DATA_DIR: dataDir, ...env }))
    return "started"
  } catch (error) {
    return (error as Error).message
  }
}

test("a start on the old data is refused and names the new place, until the mark is deleted", async () => {
  await migrateHere()
  const { host, pathname } = new URL(target.url!)
  const refusal = startError()
  expect(refusal).toContain(`database ${pathname.slice(1)} at ${host}; set DATABASE_URL`)
  expect(refusal).not.toMatch(/college@|postgres@|password|a secret/)
  expect(startError({ DATABASE_URL: target.url! })).toMatch(/^STORAGE: .*bucket college\/maha/)
  expect(startError({ DATABASE_URL: target.url!, ...bucket.env })).toBe("started")
  await rm(join(dataDir, "moved.json"))
  expect(startError()).toBe("started")
})

describe("resuming an interrupted migration", () => {
  test("completes after being killed at several points", async () => {
    for (const at of [3, /^installation: /]) {
      expect(await migrateAndKillAt(at), String(at)).toBe(true)
    }
    expect(await isMigrationRunning(db)).toBe(true)
    await expect(openApp({ DATABASE_URL: target.url, DATA_DIR: dataDir })).rejects.toThrow(
      "DATABASE_URL: a move into this database is not finished",
    )
    await migrateHere()
    await expectComplete()
  })

  test("completes after failing at several points, and only then refuses a start on the old data", async () => {
    for (const at of [/^applications: \d+ rows, /, /^audit: 500 of/]) {
      expect(await migrateAndFailAt(at), String(at)).toBe(true)
    }
    expect(await isMigrationRunning(db)).toBe(true)
    expect(startError()).toBe("started")
    await migrateHere()
    await expectComplete()
    expect(startError()).toMatch(/^DATABASE_URL: /)
  })

  test("copies rows added to the source since, and removes deleted ones", async () => {
    expect(await migrateAndFailAt(/^staff_sessions: /)).toBe(true)
    const source = connect({ dataDir, url: undefined })
    const line = { at: "2025-07-11T00:00:00.000Z", actor: "a", action: "b", subject: "c" }
    await source.insertInto("audit").values(line).execute()
    await source.deleteFrom("staff").execute()
    await source.destroy()
    bucket.objects.set(`mahavidyalaya/${[...(await readPicturesIn(dataDir)).keys()][0]!}`, {
      content: Buffer.from("half"),
      at: new Date(),
    })
    await migrateHere()
    await expectComplete()
  })
})

describe("refuses and changes nothing", () => {
  test("while a server has the source open", async () => {
    const server = connect({ dataDir, url: undefined })
    await server.selectFrom("installation").selectAll().execute()
    expect(await refusalOf()).toMatch(/^DATA_DIR: a server or a command is using it/)
    await server.destroy()
  })

  test("if the target database is not empty", async () => {
    await sql`create table other (id int)`.execute(db)
    expect(await refusalOf()).toMatch(/^--to: that database holds something else/)
    await sql`drop table other`.execute(db)
    await migrate(db)
    expect(await refusalOf()).toMatch(/^--to: that database holds something else/)
  })

  test("if the bucket holds other files", async () => {
    bucket.objects.set("mahavidyalaya/a.txt", { content: Buffer.from("x"), at: new Date() })
    expect(await refusalOf()).toMatch(/^--files: the bucket holds files of something else/)
    expect(await db.introspection.getTables()).toEqual([])
  })

  test("if the bucket belongs to another installation", async () => {
    bucket.objects.set("mahavidyalaya/installation-id", {
      content: Buffer.from("x"),
      at: new Date(),
    })
    expect(await refusalOf()).toMatch(/^--files: .* another installation; set another S3_PREFIX/)
    expect([...bucket.files()]).toEqual([])
    expect(await db.introspection.getTables()).toEqual([])
  })

  test("with another key, or without a key", async () => {
    const APP_KEY = Buffer.alloc(32, 9).toString("base64")
    expect(await refusalOf({ APP_KEY })).toMatch(/^APP_KEY: .* under another key/)
    await rm(join(dataDir, "app.key"))
    expect(await refusalOf()).toMatch(/^APP_KEY: the key is neither in the environment nor/)
  })

  test("if another version was used last", async () => {
    inSqlite((database) =>
      database.exec("delete from kysely_migration where name like '0001%'; commit"),
    )
    await lockForMigration(db)
    expect(await refusalOf()).toMatch(/^DATA_DIR: another version was used last/)
  })

  test("if the source has no database", async () => {
    await rm(dataDir, { recursive: true })
    expect(await refusalOf()).toMatch(/^DATA_DIR: there is no mahavidyalaya.sqlite in it/)
  })
})

test.each([
  { args: ["--files", "ftp"], message: /^npm run data-migration -- / },
  { args: ["--to", "postgres://x@127.0.0.1:1/x"], message: /^--to: no database answers there\n$/ },
])("the command with $args fails with one line", async ({ args, message }) => {
  const { code, stdout, stderr } = await runCommand(["scripts/data-migration.ts", ...args])
  expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(message)])
})

test("reports a value that PostgreSQL refuses in one line without the value", async () => {
  const source = connect({ dataDir, url: undefined })
  const row = source.updateTable("contact_messages").where("id", "=", 1)
  await row.set({ message: "marked-7391\0" }).execute()
  await source.destroy()
  const { code, stdout, stderr } = await runCommand()
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^It failed \(22P05\)[^\n]*\n$/)])
  expect(stdout + stderr).not.toContain("7391")
})

test("verification reports and discards a table, then a file, that differs in the copy", async () => {
  expect(await migrateAndFailAt(/^applications: 500 of/)).toBe(true)
  await sql`create function spoil() returns trigger language plpgsql as $$
    begin new.subject := 'another'; return new; end $$`.execute(db)
  await sql`create trigger spoil before insert on contact_messages
    for each row execute function spoil()`.execute(db)
  expect(await refusalOf()).toMatch(/^--to: contact_messages came out differently there/)
  expect(await db.selectFrom("contact_messages").selectAll().execute()).toEqual([])
  expect(await isMigrationRunning(db)).toBe(true)
  await sql`drop trigger spoil on contact_messages`.execute(db)

  bucket.objects.clear()
  const set = Map.prototype.set.bind(bucket.objects)
  // The same length, since another length is refused at upload.
  bucket.objects.set = (name, { content, at }) =>
    set(name, {
      content: name.endsWith(".jpg") ? Buffer.alloc(content.length, "x") : content,
      at,
    })
  expect(await refusalOf()).toMatch(/^--files: the bucket gives back another file/)
  expect(await isMigrationRunning(db)).toBe(true)
  bucket.objects.set = set
  await migrateHere()
  await expectComplete()
})

test("reports an inaccessible bucket before copying anything", async () => {
  const expectedMessage = /^--files: the bucket does not answer as it should/
  expect(await refusalOf({ S3_SECRET_ACCESS_KEY: "another" })).toMatch(expectedMessage)
  expect(await refusalOf({ S3_ENDPOINT: "http://127.0.0.1:1" })).toMatch(expectedMessage)
  expect(await db.introspection.getTables()).toEqual([])
})

test("migrates files only, then the database only", async () => {
  const files = { ...bucket.env, DATA_DIR: dataDir }
  const output: string[] = []
  await migrateData(readConfig(files), (line) => output.push(line))
  expect(output).toEqual([expect.stringMatching(/^files: \d+, the same on both sides/)])
  expect(await db.introspection.getTables()).toEqual([])
  await migrateHere({ STORAGE: "local" })
  await expectComplete()
})
