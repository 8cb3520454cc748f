import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases, sharedDatabases } from "#tests/support/databases.ts"

import { watchContentVersion } from "./cache-invalidation.ts"
import { changeContent, type ContentVersionWatch, readContentVersion } from "./content-version.ts"

// PGlite sends no notifications.
describe.runIf(sharedDatabases.length > 0).each(databases)(
  "the watched content version on $name",
  ({ name, open }) => {
    let database: Awaited<ReturnType<typeof open>>
    let db: Database
    let watch: ContentVersionWatch

    beforeEach(async () => {
      database = await open()
      // A separate connection: to the watch it is like another process.
      db = connect(database)
      await migrate(db)
      watch = watchContentVersion(
        readConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.url }),
      )
    })
    afterEach(async () => {
      await watch.close()
      await db.destroy()
      await database.close()
    })

    const noChange = async () => undefined
    const expectCurrentVersion = async () => {
      const version = await readContentVersion(db)
      const soon = { interval: 5, timeout: 10_000 }
      await expect.poll(() => watch.version(), soon).toBe(version)
    }

    test("is read soon after the start", async () => {
      await expectCurrentVersion()
      expect(watch.version()).toBeGreaterThan(0)
    })

    test("follows each change, including concurrent ones", async () => {
      await expectCurrentVersion()
      const before = watch.version()!
      await changeContent(db, noChange)
      await expectCurrentVersion()
      await Promise.all(Array.from({ length: 20 }, () => changeContent(db, noChange)))
      await expectCurrentVersion()
      expect(watch.version()).toBe(before + 21)
    })

    test("does not change when a transaction is rolled back", async () => {
      await expectCurrentVersion()
      const before = watch.version()
      const failing = changeContent(db, () => Promise.reject(new Error("rolled back")))
      await expect(failing).rejects.toThrow("rolled back")
      await changeContent(db, noChange)
      await expect.poll(() => watch.version()).toBe(before! + 1)
    })

    test("is undefined after closing", async () => {
      await expectCurrentVersion()
      await watch.close()
      expect(watch.version()).toBeUndefined()
    })

    if (name !== "PostgreSQL") return

    test("is undefined while the listening connection is down, and read again after reconnecting", async () => {
      await expectCurrentVersion()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%content_version%' and pid <> pg_backend_pid()`.execute(
        db,
      )
      await expect.poll(() => watch.version(), { interval: 5 }).toBeUndefined()
      await changeContent(db, noChange)
      await expectCurrentVersion()
    })
  },
)
