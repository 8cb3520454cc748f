import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { changeContent, readContentVersion, watchContentVersion } from "./content-version.ts"

describe.each(databases)("the watched content version on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let db: Database
  let other: Database
  let watch: ReturnType<typeof watchContentVersion>
  let time = 0

  beforeEach(async () => {
    database = await open()
    db = connect(database)
    // To the watch, a separate connection is like another process.
    other = connect(database)
    await migrate(db)
    watch = watchContentVersion(db, () => time)
    await vi.waitUntil(() => watch.version() === 1, { interval: 5 })
  })
  afterEach(async () => {
    watch.close()
    await Promise.all([db.destroy(), other.destroy()])
    await database.close()
  })

  const noChange = async () => undefined

  test("shows changes of this process at once, and none that are rolled back", async () => {
    await changeContent(db, noChange)
    expect(watch.version()).toBe(2)
    await expect(changeContent(db, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(watch.version()).toBe(2)
  })

  test("shows changes of other processes within a second", async () => {
    await Promise.all(Array.from({ length: 20 }, () => changeContent(other, noChange)))
    await expect.poll(() => watch.version(), { interval: 5, timeout: 1000 }).toBe(21)
  })

  test("ignores a reading that began before a change of this process", async () => {
    const reading = readContentVersion(db)
    await changeContent(db, noChange)
    await reading
    expect(watch.version()).toBe(2)
  })

  test("is unknown if the last reading is too old", () => {
    time += 3000
    expect(watch.version()).toBeUndefined()
  })
})
