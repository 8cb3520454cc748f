// Records of every age for the tests of erasure.
import { afterAll, beforeAll, beforeEach } from "vitest"

import { firstSession } from "#content/sessions.ts"
import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import type { ErasureGroup } from "#domain/privacy/erasure.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { findDue } from "#server/features/privacy/due-records.ts"
import { eraseGroup, type ErasureDeps } from "#server/features/privacy/erase-group.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

import { buildRow, fieldEncryption } from "./applications-harness.ts"
import { freshAadhaar } from "./samples/applications.ts"
import { type OpenDatabase, openConnection } from "./servers/databases.ts"

export const now = new Date("2027-07-01T06:30:00.000Z")
const sample = { ...firstSession("2025-26"), sheet: specifiedSheetTexts }
/** A session whose programmes all close on this day. */
const sessionOf = (label: string, day: string, changes: Partial<typeof sample> = {}) => ({
  ...sample,
  label,
  fee_last_day: undefined,
  list_days: [],
  programmes: sample.programmes.map((one) => ({ ...one, closes: { day, time: "17:00" } })),
  ...changes,
})
const undated = sample.programmes.map(({ closes: _closes, ...programme }) => programme)
export const rules = {
  retention: {
    application_years: 1,
    student_years: 10,
    message_years: 1,
    grievance_years: 3,
    audit_years: 3,
  },
  openSession: "2024-25",
  sessions: [
    sessionOf("2016-17", "2016-07-20"),
    sessionOf("2023-24", "2023-07-20"),
    // Open, although its last day is long past: the college never began another one.
    sessionOf("2024-25", "2024-07-20"),
    sessionOf("2025-26", "2026-06-30"),
    sessionOf("2026-27", "2026-07-02"),
    sessionOf("2027-28", "2023-07-20", { programmes: undated }),
    sessionOf("2028-29", "2023-07-20", { fee_last_day: "2027-06-20" }),
    sessionOf("2029-30", "2023-07-20", { programmes: [] }),
  ],
}

let studentCount = 0
let roundCount = 0
const studentRow = (aadhaar: string, changes: Partial<StudentsTable>): StudentsTable => {
  const urn = `URN${++studentCount}`
  const texts = ["course", "gender", "mother_name", "father_name", "dob", "blood_group"]
  const more = ["applicant_mobile", "p_address", "first_major_subject", "second_major_subject"]
  const rest = ["minor_subject", "semester", "search_tokens", "aadhaar_last_four"]
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
    updated_at: "2016-01-01T00:00:00.000Z",
    image_file: null,
    status: "disabled",
    version: 1,
    ...changes,
  }
}

export interface GivenApplication {
  status?: Status
  /** Its last change. */
  at?: string
  fee?: FeeStatus
  pictures?: { image_file: string; signature_file: string }
  aadhaar?: string
}

/** A database for a block of tests, emptied before each, and what adds records to it. */
export const erasureOfBlock = (open: () => Promise<OpenDatabase>) => {
  let db: Database
  let close: () => Promise<void>
  let deleted: string[] = []
  let lastAuditId = 0
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
      "grievance_events",
      "grievances",
      "merit_places",
      "merit_rounds",
      "merit_objections",
      "erasure_plans",
      "trash",
      "revisions",
    ] as const) {
      await db.deleteFrom(table).execute()
    }
    const line = { at: now.toISOString(), actor: "a test", action: "begins", subject: "" }
    const { id } = await db
      .insertInto("audit")
      .values(line)
      .returning("id")
      .executeTakeFirstOrThrow()
    lastAuditId = Number(id)
    deleted = []
  })

  const depsOf = (changes: Partial<ErasureDeps> = {}): ErasureDeps => ({
    db,
    files,
    rules: async () => rules,
    now: () => now,
    checkClock: async () => undefined,
    lastBackup: async () => "2027-06-30T20:45:00.000Z",
    ...changes,
  })
  const application = async (session: string, given: GivenApplication = {}) => {
    const { status = "rejected", at = "2024-01-10T06:30:00.000Z", fee = "due" } = given
    const row = buildRow(
      { aadhar_no: given.aadhaar ?? freshAadhaar() },
      {
        session,
        status,
        submitted_at: at,
        status_at: at,
        fee_status: fee,
        ...(given.pictures ?? { image_file: "", signature_file: "" }),
      },
    )
    await insertApplications(db, [row])
    return row.admission_code
  }
  const note = (code: string, at: string) =>
    db
      .insertInto("application_events")
      .values({ admission_code: code, at, actor: "clerk", kind: "note", data: '{"text":"came"}' })
      .execute()
  const student = async (aadhaar: string, changes: Partial<StudentsTable> = {}) => {
    const row = studentRow(aadhaar, changes)
    await db.insertInto("students").values(row).execute()
    return row.urn
  }
  const round = async (code: string, place: { state: "offered" | "accepted" | "declined" }) => {
    const { id } = await db
      .insertInto("merit_rounds")
      .values({
        session: "2023-24",
        programme: "BA",
        number: ++roundCount,
        rule_version: 1,
        list: "{}",
        sha256: "",
        last_date: "2023-08-01",
        object_until: null,
        published_at: "2023-07-25T00:00:00.000Z",
        published_by: "officer",
        candidates_at: "2023-07-25T00:00:00.000Z",
        withdrawn_at: null,
        withdrawn_by: null,
        withdrawn_reason: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const seat = { compartment: "open" as const, guarantee: null, answer_id: null, ...place }
    await db
      .insertInto("merit_places")
      .values({
        round_id: Number(id),
        admission_code: code,
        list_code: code.slice(0, 6),
        place: "{}",
        ...seat,
      })
      .execute()
    return Number(id)
  }
  const codesLeft = async () =>
    (await db.selectFrom("applications").select("admission_code").execute()).map(
      ({ admission_code }) => admission_code,
    )
  const dueIds = async () =>
    (
      await findDue(db, rules, now, ["applications", "students", "messages", "grievances", "trash"])
    ).flatMap(({ records }) => records.map(({ id }) => id))
  const newAuditLines = () =>
    db
      .selectFrom("audit")
      .select(["actor", "action", "subject", "details"])
      .where("id", ">", lastAuditId)
      .where("action", "=", "erased after its period")
      .orderBy("id")
      .execute()
  const groupOf = (session: string): ErasureGroup => ({ kind: "applications", session })
  /** Erases a group as an administrator who has typed the number. */
  const erase = (group: ErasureGroup, changes: Partial<ErasureDeps> = {}, isConfirmed = true) =>
    eraseGroup(depsOf(changes))(group, { by: "Ravi", dueAt: now, isConfirmed })

  return {
    db: () => db,
    deletedFiles: () => deleted,
    depsOf,
    application,
    note,
    student,
    round,
    codesLeft,
    dueIds,
    newAuditLines,
    groupOf,
    erase,
  }
}
