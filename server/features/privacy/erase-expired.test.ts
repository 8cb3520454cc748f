import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"
import { buildRow, fieldEncryption } from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { eraseExpired, acquireLease, lastErasing } from "./erase-expired.ts"
import { countExpired } from "./expired-records.ts"

const now = new Date("2026-07-01T06:30:00.000Z")
const retention = {
  erases_itself: true,
  application_years: 1,
  student_years: 10,
  message_years: 1,
  audit_years: 3,
}

let studentCount = 0
const studentRow = (aadhaar: string, changes: Partial<StudentsTable>): StudentsTable => {
  const urn = `URN${++studentCount}`
  const texts = ["course", "gender", "mother_name", "father_name", "dob", "blood_group"]
  const more = ["applicant_mobile", "p_address", "first_major_subject", "second_major_subject"]
  const rest = ["minor_subject", "semester", "search_tokens", "updated_at", "aadhaar_last_four"]
  const plain = Object.fromEntries([...texts, ...more, ...rest].map((name) => [name, name]))
  return {
    ...(plain as unknown as StudentsTable),
    urn,
    admission_number: urn,
    card_code: urn,
    applicant_name: "Anjali",
    aadhaar_index: fieldEncryption.blindIndex(aadhaar),
    aadhaar_encrypted: fieldEncryption.encrypt(aadhaar, `student ${urn}.aadhaar`),
    session: "2015-2016",
    image_file: null,
    status: "disabled",
    version: 1,
    ...changes,
  }
}

describe.each(databases)("erasing expired records on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let lastAuditId = 0
  let deleted: string[] = []
  const files = { delete: async (names: readonly string[]) => void deleted.push(...names) }

  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterAll(() => close())
  beforeEach(async () => {
    for (const table of [
      "applications",
      "application_events",
      "students",
      "contact_messages",
    ] as const) {
      await db.deleteFrom(table).execute()
    }
    const { id } = await db
      .insertInto("audit")
      .values({ at: now.toISOString(), actor: "a test", action: "begins", subject: "" })
      .returning("id")
      .executeTakeFirstOrThrow()
    lastAuditId = Number(id)
    deleted = []
  })

  const erase = (changes: Partial<typeof retention> = {}) =>
    eraseExpired({
      db,
      files,
      retention: async () => ({ ...retention, ...changes }),
      now: () => now,
    })
  const application = async (
    session: string,
    status: Status,
    pictures = { image_file: "", signature_file: "" },
    aadhar_no = freshAadhaar(),
  ) => {
    const row = buildRow({ aadhar_no }, { session, status, ...pictures })
    await insertApplications(db, [row])
    await db
      .insertInto("application_events")
      .values({
        admission_code: row.admission_code,
        at: now.toISOString(),
        actor: "clerk",
        kind: "note",
        data: '{"text":"came by"}',
      })
      .execute()
    return row.admission_code
  }
  const student = async (aadhaar: string, changes: Partial<StudentsTable> = {}) => {
    const row = studentRow(aadhaar, changes)
    await db.insertInto("students").values(row).execute()
    return row.urn
  }
  const codesLeft = async () =>
    (await db.selectFrom("applications").select("admission_code").execute()).map(
      ({ admission_code }) => admission_code,
    )
  const newAuditLines = () =>
    db
      .selectFrom("audit")
      .select(["actor", "action", "subject", "detail"])
      .where("id", ">", lastAuditId)
      .where("actor", "=", "server")
      .orderBy("id")
      .execute()

  test.each([
    { session: "2024-25", status: "rejected", isErased: true },
    { session: "2024-25", status: "submitted", isErased: true },
    { session: "2024-25", status: "withdrawn", isErased: true },
    { session: "2024-25", status: "admitted", isErased: false },
    { session: "2025-26", status: "rejected", isErased: false },
    { session: "2016-17", status: "admitted", isErased: false },
    { session: "2015-16", status: "admitted", isErased: true },
    { session: "2024-25", status: "cancelled", isErased: false },
    { session: "2015-16", status: "cancelled", isErased: true },
  ] as const)("erases a $status application of $session: $isErased", async (row) => {
    const code = await application(row.session, row.status)
    const counts = await erase()
    expect(counts?.applications).toBe(row.isErased ? 1 : 0)
    expect(await codesLeft()).toEqual(row.isErased ? [] : [code])
  })

  test("erases the history of an application, and keeps that of others", async () => {
    await application("2024-25", "rejected")
    const kept = await application("2025-26", "rejected")
    await erase()
    const events = await db.selectFrom("application_events").select("admission_code").execute()
    expect(events).toEqual([{ admission_code: kept }])
  })

  test("deletes pictures except the photo that a student record still uses", async () => {
    const aadhaar = freshAadhaar()
    await student(aadhaar, { session: "2024-2025", image_file: "both.jpg" })
    await application(
      "2015-16",
      "admitted",
      { image_file: "both.jpg", signature_file: "sign.jpg" },
      aadhaar,
    )
    await erase()
    expect(deleted).toEqual(["sign.jpg"])
  })

  test("keeps an active student and the student's application", async () => {
    const [here, gone] = [freshAadhaar(), freshAadhaar()]
    const stays = await student(here, { status: "active" })
    await student(gone)
    const code = await application("2015-16", "admitted", undefined, here)
    await application("2015-16", "admitted", undefined, gone)
    expect(await countExpired(db, retention, now)).toEqual({
      applications: 1,
      students: 1,
      messages: 0,
      audit: 0,
      overdueStudents: 1,
    })
    expect(await erase()).toMatchObject({ applications: 1, students: 1 })
    expect(await codesLeft()).toEqual([code])
    const students = await db.selectFrom("students").select("urn").execute()
    expect(students).toEqual([{ urn: stays }])
  })

  test("erases a student's sessions and photo", async () => {
    const urn = await student(freshAadhaar(), { image_file: "student.jpg" })
    const at = now.toISOString()
    await db
      .insertInto("student_sessions")
      .values({ token_hash: "hash", urn, created_at: at, seen_at: at })
      .execute()
    await erase()
    expect(deleted).toEqual(["student.jpg"])
    expect(await db.selectFrom("student_sessions").selectAll().execute()).toEqual([])
  })

  test("erases old messages and audit lines, and audits only the counts", async () => {
    const message = { name: "Asha", email: "asha@example.com", subject: "x", message: "y" }
    for (const at of ["2025-06-30T00:00:00.000Z", "2025-07-02T00:00:00.000Z"]) {
      await db
        .insertInto("contact_messages")
        .values({ ...message, at, seen_at: null })
        .execute()
    }
    const line = { actor: "clerk", action: "old", subject: "CODE" }
    for (const at of ["2023-06-30T00:00:00.000Z", "2023-07-02T00:00:00.000Z"]) {
      await db
        .insertInto("audit")
        .values({ ...line, at })
        .execute()
    }
    await application("2024-25", "rejected")
    expect(await erase()).toEqual({ applications: 1, students: 0, messages: 1, audit: 1 })
    const one = { actor: "server", action: "erased after its period", detail: "1" }
    expect(await newAuditLines()).toEqual([
      { ...one, subject: "applications" },
      { ...one, subject: "messages" },
      { ...one, subject: "audit" },
    ])
    expect(await erase()).toEqual({ applications: 0, students: 0, messages: 0, audit: 0 })
    expect(await newAuditLines()).toHaveLength(3)
  })

  test("erases in batches and writes an audit line for each", async () => {
    const rows = Array.from({ length: 230 }, () =>
      buildRow(
        { aadhar_no: freshAadhaar() },
        { session: "2020-21", image_file: "", signature_file: "" },
      ),
    )
    await insertApplications(db, rows)
    expect(await erase()).toMatchObject({ applications: 230 })
    expect((await newAuditLines()).map(({ detail }) => detail)).toEqual(["200", "30"])
  })

  test("concurrent runs erase each record once", async () => {
    const rows = Array.from({ length: 60 }, () =>
      buildRow({ aadhar_no: freshAadhaar() }, { session: "2020-21" }),
    )
    await insertApplications(db, rows)
    const [one, other] = await Promise.all([erase(), erase()])
    expect(one!.applications + other!.applications).toBe(60)
    expect(await codesLeft()).toEqual([])
  })

  test("erases nothing when the settings disable automatic erasure", async () => {
    const code = await application("2020-21", "rejected")
    expect(await erase({ erases_itself: false })).toBeUndefined()
    expect(await codesLeft()).toEqual([code])
  })

  test("grants the lease to one process, and again after an hour", async () => {
    expect(await lastErasing(db)).toBeUndefined()
    const leases = await Promise.all([1, 2, 3].map(() => acquireLease(db, now)))
    expect(leases.filter(Boolean)).toHaveLength(1)
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    expect(await acquireLease(db, later(30))).toBe(false)
    expect(await acquireLease(db, later(60))).toBe(true)
    expect(await lastErasing(db)).toBe(later(60).toISOString())
  })
})
