import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { checkAppKey, checkEncryptedFields } from "#server/features/diagnostics/check-app-key.ts"
import { createProcesses } from "#server/features/operations/processes.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { appKeyFile } from "#server/platform/crypto/app-key.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { previousFile, updateFolder } from "#server/platform/releases/update-state.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { received } from "#tests/support/submission-harness.ts"

import { rotateKey, newKeyFile } from "./key-rotation.ts"

const officer = { name: "the officer", role: "officer" } as const
const now = () => new Date()
const pictures = makeSamplePictures()

describe.each(databases)("key rotation on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let db: Database
  let config: ReturnType<typeof readConfig>
  let services: Awaited<ReturnType<typeof openServices>> | undefined
  let aadhaars: { applicant: string; previous: string; code: string; account: string }

  const start = async () => {
    services = await openServices(config)
    return services
  }
  const stop = async () => {
    await services?.close()
    services = undefined
  }
  beforeEach(async () => {
    database = await open()
    config = readConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.url })
    const { staffApplications, submitApplication } = await start()
    const [previous, applicant] = [freshAadhaar(), freshAadhaar()]
    const form = validForm("BSc", { aadhar_no: previous, submission_key: "a-key-of-one-form" })
    const outcome = await submitApplication(received(form, await pictures))
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
    const code = outcome.admissionCode
    const correction = {
      changes: { aadhar_no: applicant },
      why: "a slip of the pen",
      expectedVersion: 1,
    }
    const corrected = await staffApplications.correct(code, correction, officer)
    if (corrected.outcome !== "stored") throw new Error(corrected.outcome)
    aadhaars = { applicant, previous, code, account: String(form["bank_account"]) }
    await stop()
    db = connect(database)
  })
  afterEach(async () => {
    await stop()
    await db.destroy()
    await database.close()
  })

  const rotate = () => rotateKey({ config, db, now })
  const expectIntact = async () => {
    const context = { config, db, now, disk: async () => undefined as never }
    expect(await checkAppKey(context)).toMatchObject({ level: "good" })
    expect(await checkEncryptedFields(context)).toMatchObject({ level: "good" })
    const { privacy, staffApplications } = await start()
    const found = await privacy.find("aadhaar", aadhaars.applicant, officer)
    expect(found).toMatchObject([{ applications: [{ ref: { id: aadhaars.code } }] }])
    const shown = await staffApplications.reveal(aadhaars.code, "bank_account", "a test", officer)
    expect(shown).toMatchObject({ value: aadhaars.account })
  }

  test("re-encrypts every number, keeps persons findable and replaces the key file", async () => {
    const before = readFileSync(appKeyFile(database.dataDir), "utf8")
    expect(await rotate()).toBe(appKeyFile(database.dataDir))
    expect(readFileSync(appKeyFile(database.dataDir), "utf8")).not.toBe(before)
    expect(existsSync(newKeyFile(database.dataDir))).toBe(false)
    await expectIntact()
    const line = await db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "key changed")
      .execute()
    expect(line).toEqual([{ subject: "installation" }])
  })

  test("deletes the copy of the data of before an update, which has the former key", async () => {
    const folder = updateFolder(database.dataDir)
    writeFileSync(join(folder, "before-a1.sqlite"), "")
    const rows = { tables: {}, lastAudit: 0 }
    await previousFile(database.dataDir).write({
      id: "a1",
      from: "0.2.0",
      to: "0.3.0",
      at: "",
      rows,
    })
    await rotate()
    expect(readdirSync(folder)).toEqual([])
  })

  test("re-encrypts numbers in the history too, and can be repeated", async () => {
    await rotate()
    const first = await db.selectFrom("application_events").select("data").execute()
    expect(await rotate()).toBe(appKeyFile(database.dataDir))
    const second = await db.selectFrom("application_events").select("data").execute()
    expect(second).not.toEqual(first)
    await expectIntact()
  })

  test("re-encrypts a number that a disabled student has, and an active one", async () => {
    const { studentList, editStudent, setStudentStatus } = await start()
    const number = freshAadhaar()
    const page = { page: 1, perPage: 2, sort: "urn", order: "asc" } as const
    const anyone = { q: "", course: "", session: "", semester: "", status: "" }
    const { students } = await studentList.list(anyone, page)
    const [disabled, active] = students.map(({ urn }) => urn)
    for (const student of students) {
      const sent = { ...student, aadhaar: number }
      const edited = await editStudent(student.urn, sent, student.version, "the officer")
      expect(edited).toEqual({ outcome: "changed" })
      if (student.urn === disabled) await setStudentStatus(disabled, "disabled", "the officer")
    }
    await stop()
    await rotate()
    await expectIntact()
    const found = await services!.searchStudents(number, 9)
    expect(found.map(({ urn }) => urn).toSorted()).toEqual([disabled, active].toSorted())
  })

  test("deletes content hashes of the old key, so that a retry still gets its code", async () => {
    const hashes = () => db.selectFrom("applications").select("content_hash").execute()
    expect(await hashes()).toEqual([{ content_hash: expect.any(String) }])
    await rotate()
    expect(await hashes()).toEqual([{ content_hash: null }])
  })

  test("ends every session, and deletes stored answers of the old key", async () => {
    const at = now().toISOString()
    const { urn } = await db.selectFrom("students").select("urn").executeTakeFirstOrThrow()
    await db
      .insertInto("student_sessions")
      .values({ token_hash: "hash", urn, created_at: at, seen_at: at })
      .execute()
    expect(await db.selectFrom("application_origins").selectAll().execute()).toHaveLength(1)
    const { idempotencyKeys } = await start()
    await idempotencyKeys.claim({ key: "a".repeat(32), staffId: "ravi", request: "POST /note" })
    await stop()
    await rotate()
    for (const table of ["student_sessions", "idempotency_keys", "application_origins"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test("is completed by running it again after a crash before the last step", async () => {
    const before = readFileSync(appKeyFile(database.dataDir), "utf8")
    await rotate()
    // State after a crash: fields are re-encrypted, but the key file is not yet replaced.
    writeFileSync(newKeyFile(database.dataDir), readFileSync(appKeyFile(database.dataDir), "utf8"))
    writeFileSync(appKeyFile(database.dataDir), before)
    await rotate()
    expect(existsSync(newKeyFile(database.dataDir))).toBe(false)
    await expectIntact()
  })

  test("writes the new key to a file when APP_KEY is set in the environment", async () => {
    const APP_KEY = readFileSync(appKeyFile(database.dataDir), "utf8").trim()
    rmSync(appKeyFile(database.dataDir))
    config = readConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.url, APP_KEY })
    expect(await rotate()).toBe(newKeyFile(database.dataDir))
    // Repeated before APP_KEY is changed.
    expect(await rotate()).toBe(newKeyFile(database.dataDir))
    const newKey = readFileSync(newKeyFile(database.dataDir), "utf8").trim()
    config = readConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.url, APP_KEY: newKey })
    await expectIntact()
  })

  test("refuses while a server is running, and with a key of another database", async () => {
    const heartbeat = { host: "x", version: "1", memory: 1, waiting: 0, minutes: [] }
    await createProcesses(db, now).recordHeartbeat("one", now(), heartbeat)
    await expect(rotate()).rejects.toThrow("stop all of them")
    await db.deleteFrom("processes").execute()
    writeFileSync(appKeyFile(database.dataDir), `${Buffer.alloc(32, 7).toString("base64")}\n`)
    await expect(rotate()).rejects.toThrow("made under another key")
  })
})
