import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases, sharedDatabases } from "#tests/support/databases.ts"

import { type ContentVersionWatch, watchContentVersion } from "./cache-invalidation.ts"
import { changeContent, readContentVersion } from "./content-version.ts"

// PGlite sends no notifications.
describe.runIf(sharedDatabases.length > 0).each(databases)(
  "the version of the content on $name",
  ({ name, open }) => {
    let place: Awaited<ReturnType<typeof open>>
    let db: Database
    let watch: ContentVersionWatch

    beforeEach(async () => {
      place = await open()
      // Another process, as far as the watch can tell: a connection it knows nothing of.
      db = connect(place)
      await migrate(db)
      watch = watchContentVersion(readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url }))
    })
    afterEach(async () => {
      await watch.close()
      await db.destroy()
      await place.close()
    })

    const nothing = async () => undefined
    const expectToKnow = async () => {
      const version = await readContentVersion(db)
      const soon = { interval: 5, timeout: 10_000 }
      await expect.poll(() => watch.version(), soon).toBe(version)
    }

    test("is known soon after the start", async () => {
      await expectToKnow()
      expect(watch.version()).toBeGreaterThan(0)
    })

    test("is known anew after each change, many at once too", async () => {
      await expectToKnow()
      const before = watch.version()!
      await changeContent(db, nothing)
      await expectToKnow()
      await Promise.all(Array.from({ length: 20 }, () => changeContent(db, nothing)))
      await expectToKnow()
      expect(watch.version()).toBe(before + 21)
    })

    test("a change that was taken back changes nothing", async () => {
      await expectToKnow()
      const before = watch.version()
      const failing = changeContent(db, () => Promise.reject(new Error("taken back")))
      await expect(failing).rejects.toThrow("taken back")
      await changeContent(db, nothing)
      await expect.poll(() => watch.version()).toBe(before! + 1)
    })

    test("after closing it is not known", async () => {
      await expectToKnow()
      await watch.close()
      expect(watch.version()).toBeUndefined()
    })

    if (name !== "PostgreSQL") return

    test("is not known while the listening connection is cut, and known again after", async () => {
      await expectToKnow()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%content_version%' and pid <> pg_backend_pid()`.execute(
        db,
      )
      await expect.poll(() => watch.version(), { interval: 5 }).toBeUndefined()
      await changeContent(db, nothing)
      await expectToKnow()
    })
  },
)
