// The database of every release is opened by this one, migrated and read.
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"

import { sql } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { createApplications } from "#server/features/applications/application-repository.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import { findInstallationValue } from "#server/platform/database/installation.ts"
import { migrate, migrationNames } from "#server/platform/database/migrate.ts"
import { releasePath, releaseVersion } from "#server/platform/release.ts"
import { openApp, readPicturesIn } from "#tests/support/app.ts"
import { print } from "#tests/support/contract-calls.ts"
import {
  databases,
  type OpenDatabase,
  inOneProject,
  sharedDatabases,
} from "#tests/support/servers/databases.ts"
import { runScript } from "#tests/support/servers/run-script.ts"
import { startServer } from "#tests/support/servers/server.ts"

import { type Expected, passphrase } from "./make-fixture.ts"

const fixture = (...path: string[]) => join(import.meta.dirname, ...path)
const readExpected = (release: string) =>
  JSON.parse(readFileSync(fixture(release, "expected.json"), "utf8")) as Expected
const unpack = (...path: string[]) => gunzipSync(readFileSync(`${fixture(...path)}.gz`))

const releases = readdirSync(import.meta.dirname)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))

/** The backups of the last release in every run: their encryption takes seconds of the processor. */
const restoredReleases = process.env.FULL ? releases : releases.slice(-1)

test.each(inOneProject)(
  "CHANGELOG.md names this version, and every version released in it has a fixture",
  () => {
    const changes = readFileSync(releasePath("CHANGELOG.md"), "utf8")
    const versions = [...changes.matchAll(/^## (\S+)(?: \((in development)\))?$/gm)]
    expect(versions.map(([, version]) => version)).toContain(releaseVersion)
    const released = versions.filter(([, , state]) => state === undefined)
    expect(released.map(([, version]) => version).toReversed()).toEqual(releases)
  },
)

/** Puts the data of a release into an empty folder and database. */
const load = async (release: string, { dataDir, url }: Pick<OpenDatabase, "dataDir" | "url">) => {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, "app.key"), readFileSync(fixture(release, "app.key")))
  await writeFile(join(dataDir, "uploads.sqlite"), unpack(release, "uploads.sqlite"))
  if (url === undefined) {
    const name = "mahavidyalaya.sqlite"
    return writeFile(join(dataDir, name), unpack(release, name))
  }
  const client = new Client(url)
  await client.connect()
  await client.query(unpack(release, "postgresql.sql").toString())
  // pg_dump empties it; PGlite has one session for all connections.
  await client.query("reset search_path")
  await client.end()
}

const countRows = async (db: Database) => {
  const counts: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    const { rows } = await sql<{
      count: string
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]!.count)
  }
  return counts
}

/** The columns of every table, and the names of all indexes. */
const shapeOf = async (db: Database) => {
  const tables = await db.introspection.getTables()
  const indexes = isPostgres(db)
    ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
    : sql<{ name: string }>`select name from sqlite_schema where type = 'index'`
  const { rows } = await indexes.execute(db)
  return {
    columns: tables
      .flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
      )
      .toSorted(),
    indexes: rows.map(({ name }) => name).toSorted(),
  }
}

/** What commands and starts of a server write. */
const ownTables = ["installation", "kysely_migration", "processes"]

const withoutOwnTables = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !ownTables.includes(name)))

/** What the print call must answer: since 0.2 it masks the number of the bank account. */
const expectedPrints = ({ applications }: Expected) =>
  applications.map((one) => ({
    ...one.print,
    bank_account: String(one.print["bank_account"]).replace(/^.*(?=\d{4}$)/, "XXXXX"),
  }))

/** Faculties, groups of the footer, sections of the home page and texts of lists (migrations 0044, 0051). */
const addedItems = 27

/** What the print call answers of each application. */
const printAll = async (url: string, { applications }: Expected) =>
  Promise.all(applications.map(async ({ code }) => (await print(url, code)).answer[0]))

describe.each(databases)("on $name", ({ name, openEmpty }) => {
  describe.each(releases)("a database of release %s", (release) => {
    const expected = readExpected(release)
    const rows = withoutOwnTables(expected.counts)
    let place: OpenDatabase
    let before: Record<string, number>
    let site: Awaited<ReturnType<typeof openApp>>
    let db: Database
    beforeAll(async () => {
      place = await openEmpty()
      await load(release, place)
      db = connect(place)
      before = await countRows(db)
      site = await openApp({ DATA_DIR: place.dataDir, DATABASE_URL: place.url })
    })
    afterAll(async () => {
      await site.close()
      await db.destroy()
      await place.close()
    })

    test("has every row, before and after the migration, which adds texts", async () => {
      expect(before).toMatchObject(rows)
      const items = rows["items"]! + addedItems
      expect(await countRows(db)).toMatchObject({ ...rows, items })
    })

    test("has run all migrations, and names this release", async () => {
      const ran = await sql<{ name: string }>`
        select name from kysely_migration order by name`.execute(db)
      expect(ran.rows.map((row) => row.name)).toEqual(migrationNames)
      expect(await findInstallationValue(db, "release")).toBe(releaseVersion)
    })

    test("has the columns and indexes of a new database", async () => {
      const fresh = await openEmpty()
      const other = connect(fresh)
      await migrate(other)
      const shape = await shapeOf(other)
      await other.destroy()
      await fresh.close()
      expect(await shapeOf(db)).toEqual(shape)
    })

    test("has applications whose numbers are decrypted and whose photos are there", async () => {
      const key = Buffer.from(readFileSync(fixture(release, "app.key"), "utf8"), "base64")
      const applications = createApplications(db, createFieldEncryption(key))
      const pictures = await readPicturesIn(place.dataDir)
      for (const { code, aadhaar, photo } of expected.applications) {
        expect(await applications.findAadhaar(code), code).toBe(aadhaar)
        const { image_file } = (await applications.find(code))!
        const bytes = pictures.get(image_file)!
        expect(createHash("sha256").update(bytes).digest("hex"), code).toBe(photo)
      }
    })

    test("answers the print call as that release did", async () => {
      const answers = await printAll(await site.listen(), expected)
      expect(answers).toMatchObject(expectedPrints(expected))
    })

    test("is listed in the console", async () => {
      const all = {
        sort: "submitted_at",
        order: "desc",
        limit: 100,
        offset: 0,
        filter: {},
      } as const
      const { applications } = await site.services.staffApplications.list(all)
      const listed = applications.map(({ id, status, applicant_name }) => ({
        code: id,
        status,
        applicant_name,
      }))
      expect(listed.toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual(
        expected.applications.map(({ code, status, applicant_name }) => ({
          code,
          status,
          applicant_name,
        })),
      )
    })
  })

  // PGlite has no pg_restore.
  const isShared = sharedDatabases.some((database) => database.name === name)
  describe.each(isShared ? restoredReleases : [])("a backup of release %s", (release) => {
    const file = fixture(release, name === "SQLite" ? "sqlite.age" : "postgresql.age")

    test("is restored, and migrated by the next start", async () => {
      const expected = readExpected(release)
      const place = await openEmpty()
      const env = {
        BACKUP_PASSPHRASE: passphrase,
        DATA_DIR: join(place.dataDir, "restored"),
        DATABASE_URL: place.url,
      }
      const restored = await runScript("restore", [file], env)
      expect(restored, restored.output).toMatchObject({ code: 0 })
      expect(restored.output).toContain(`by version ${release}`)

      const server = await startServer({ DATA_DIR: env.DATA_DIR, DATABASE_URL: place.url })
      const printed = await printAll(server.url, expected)
      expect(printed).toMatchObject(expectedPrints(expected))
      expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('{"status":"ready"}')
      await server.close()
      await place.close()
    }, 180_000)
  })
})
