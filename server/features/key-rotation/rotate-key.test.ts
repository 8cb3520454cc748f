import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { appKeyFile } from "#server/features/backup/read-app-key.ts"
import { checkAppKey, checkEncryptedFields } from "#server/features/diagnostics/check-app-key.ts"
import { createProcesses } from "#server/features/operations/processes.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { freshAadhaar, validForm } from "#tests/support/applications.ts"
import { databases } from "#tests/support/databases.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import { received } from "#tests/support/submission-harness.ts"

import { rotateKey, newKeyFile } from "./rotate-key.ts"

const officer = { name: "the officer", role: "officer" } as const
const now = () => new Date()
const pictures = makeSamplePictures()

describe.each(databases)("another key, on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let db: Database
  let config: ReturnType<typeof readConfig>
  let services: Awaited<ReturnType<typeof openServices>> | undefined
  let aadhaars: { applicant: string; former: string; code: string; account: string }

  const start = async () => {
    services = await openServices(config)
    return services
  }
  const stop = async () => {
    await services?.close()
    services = undefined
  }
  beforeEach(async () => {
    place = await open()
    config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url })
    const { office, submitApplication } = await start()
    const [former, applicant] = [freshAadhaar(), freshAadhaar()]
    const form = validForm("BSc", { aadhar_no: former, submission_key: "a-key-of-one-form" })
    const outcome = await submitApplication(received(form, await pictures))
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
    const code = outcome.admissionCode
    const correction = { changes: { aadhar_no: applicant }, why: "a slip of the pen", seen: 1 }
    const corrected = await office.correct(code, correction, officer)
    if (corrected.outcome !== "stored") throw new Error(corrected.outcome)
    aadhaars = { applicant, former, code, account: String(form["bank_account"]) }
    await stop()
    db = connect(place)
  })
  afterEach(async () => {
    await stop()
    await db.destroy()
    await place.close()
  })

  const change = () => rotateKey({ config, db, now })
  const expectWhole = async () => {
    const patient = { config, db, now, disk: async () => undefined as never }
    expect(await checkAppKey(patient)).toMatchObject({ level: "good" })
    expect(await checkEncryptedFields(patient)).toMatchObject({ level: "good" })
    const { privacy, office } = await start()
    const found = await privacy.find("aadhaar", aadhaars.applicant, officer)
    expect(found).toMatchObject([{ applications: [{ id: aadhaars.code }] }])
    const shown = await office.reveal(aadhaars.code, "bank_account", "a test", officer)
    expect(shown).toMatchObject({ value: aadhaars.account })
  }

  test("opens every number, finds every person, and is in the place of the old one", async () => {
    const before = readFileSync(appKeyFile(place.dataDir), "utf8")
    expect(await change()).toBe(appKeyFile(place.dataDir))
    expect(readFileSync(appKeyFile(place.dataDir), "utf8")).not.toBe(before)
    expect(existsSync(newKeyFile(place.dataDir))).toBe(false)
    await expectWhole()
    const line = await db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "key changed")
      .execute()
    expect(line).toEqual([{ subject: "installation" }])
  })

  test("is the key of the former numbers too, and may be changed again", async () => {
    await change()
    const first = await db.selectFrom("application_events").select("data").execute()
    expect(await change()).toBe(appKeyFile(place.dataDir))
    const second = await db.selectFrom("application_events").select("data").execute()
    expect(second).not.toEqual(first)
    await expectWhole()
  })

  test("forgets the hashes under the former key, so that a retry still gets its code", async () => {
    const hashes = () => db.selectFrom("applications").select("content_hash").execute()
    expect(await hashes()).toEqual([{ content_hash: expect.any(String) }])
    await change()
    expect(await hashes()).toEqual([{ content_hash: null }])
  })

  test("signs everybody out", async () => {
    const at = now().toISOString()
    const { urn } = await db.selectFrom("students").select("urn").executeTakeFirstOrThrow()
    await db
      .insertInto("student_sessions")
      .values({ token_hash: "hash", urn, created_at: at, seen_at: at })
      .execute()
    await change()
    expect(await db.selectFrom("student_sessions").selectAll().execute()).toEqual([])
  })

  test("is finished by the same command where the last step was missing", async () => {
    const before = readFileSync(appKeyFile(place.dataDir), "utf8")
    await change()
    // As a crash leaves it: all sealed anew, and the key not yet in its place.
    writeFileSync(newKeyFile(place.dataDir), readFileSync(appKeyFile(place.dataDir), "utf8"))
    writeFileSync(appKeyFile(place.dataDir), before)
    await change()
    expect(existsSync(newKeyFile(place.dataDir))).toBe(false)
    await expectWhole()
  })

  test("waits in a file where the environment gives the key", async () => {
    const APP_KEY = readFileSync(appKeyFile(place.dataDir), "utf8").trim()
    rmSync(appKeyFile(place.dataDir))
    config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url, APP_KEY })
    expect(await change()).toBe(newKeyFile(place.dataDir))
    // Again, before the environment was changed.
    expect(await change()).toBe(newKeyFile(place.dataDir))
    const given = readFileSync(newKeyFile(place.dataDir), "utf8").trim()
    config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url, APP_KEY: given })
    await expectWhole()
  })

  test("is refused while a server lives, and under a key that is not this database's", async () => {
    const said = { host: "x", version: "1", memory: 1, waiting: 0, minutes: [] }
    await createProcesses(db, now).beat("one", now(), said)
    await expect(change()).rejects.toThrow("stop all of them")
    await db.deleteFrom("processes").execute()
    writeFileSync(appKeyFile(place.dataDir), `${Buffer.alloc(32, 7).toString("base64")}\n`)
    await expect(change()).rejects.toThrow("made under another key")
  })
})
