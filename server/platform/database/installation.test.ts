import { expect, test, afterEach, beforeEach, describe } from "vitest"

import { ConfigError } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { createFieldEncryption } from "../crypto/field-encryption.ts"
import {
  checkKey,
  ensureInstallationId,
  findLastBackup,
  setInstallationValue,
} from "./installation.ts"

const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
const otherEncryption = createFieldEncryption(Buffer.alloc(32, 2))

describe.each(databases)("on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterEach(() => close())

  test("a new database accepts its first key, and that key again", async () => {
    await checkKey(db, fieldEncryption)
    await expect(checkKey(db, fieldEncryption)).resolves.toBeUndefined()
  })

  test("another key is refused in one line; the own key still works", async () => {
    await checkKey(db, fieldEncryption)
    const error = await checkKey(db, otherEncryption).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as Error).message).toMatch(/^APP_KEY: [^\n]*another key[^\n]*$/)
    await expect(checkKey(db, fieldEncryption)).resolves.toBeUndefined()
  })

  test("of two concurrent first starts with different keys, one is refused", async () => {
    const results = await Promise.allSettled([
      checkKey(db, fieldEncryption),
      checkKey(db, otherEncryption),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
  })

  test("a backup dated in the future is not known: the clock was wrong", async () => {
    const now = new Date("2025-07-10T06:00:00.000Z")
    const read = async (at: string) => {
      await setInstallationValue(db, "last_backup", at)
      return findLastBackup(db, now)
    }
    expect(await findLastBackup(db, now)).toBeUndefined()
    expect(await read("2025-07-10T06:00:00.000Z")).toBe("2025-07-10T06:00:00.000Z")
    expect(await read("2025-07-10T06:00:00.001Z")).toBeUndefined()
  })
})

test.each(databases)(
  "concurrent first starts on $name share one installation id",
  async ({ open }) => {
    const { db, close } = await openConnection(open)
    const ids = await Promise.all(Array.from({ length: 8 }, () => ensureInstallationId(db)))
    await close()
    expect(new Set(ids).size).toBe(1)
  },
)
