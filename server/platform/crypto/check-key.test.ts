import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { ConfigError } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases } from "#tests/support/databases.ts"

import { checkKey } from "./check-key.ts"
import { createFieldEncryption } from "./field-encryption.ts"

const vault = createFieldEncryption(Buffer.alloc(32, 1))
const otherVault = createFieldEncryption(Buffer.alloc(32, 2))

describe.each(databases)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let db: Database
  beforeEach(async () => {
    place = await open()
    db = connect({ dataDir: place.dataDir, url: place.url })
    await migrate(db)
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  test("a new database takes the key it is first used with, and goes on with it", async () => {
    await checkKey(db, vault)
    await expect(checkKey(db, vault)).resolves.toBeUndefined()
  })

  test("under another key it is refused, in one line, and stays usable under its own", async () => {
    await checkKey(db, vault)
    const error = await checkKey(db, otherVault).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as Error).message).toMatch(/^APP_KEY: [^\n]*another key[^\n]*$/)
    await expect(checkKey(db, vault)).resolves.toBeUndefined()
  })

  test("of two first starts with different keys only one goes on", async () => {
    const results = await Promise.allSettled([checkKey(db, vault), checkKey(db, otherVault)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
  })
})
