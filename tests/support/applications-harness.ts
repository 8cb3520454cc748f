// The staff's service for applications with its own database and clock.

import { randomBytes } from "node:crypto"

import { afterAll, afterEach, beforeAll, beforeEach } from "vitest"

import { noneFull } from "#domain/admission/seats.ts"
import { applicationSchema } from "#domain/applications/application.ts"
import {
  createApplications,
  insertApplications,
} from "#server/features/applications/application-repository.ts"
import { rowOf } from "#server/features/applications/application-row.ts"
import {
  type ApplicationsService,
  createApplicationsService,
} from "#server/features/applications/applications.ts"
import type { Listing } from "#server/features/applications/staff/list/application-query.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { settings as sample } from "#tests/support/samples/settings.ts"

import { ask } from "./samples/additional-fields.ts"
import { type Form, sampleCourses, validForm } from "./samples/applications.ts"
import { sampleRules, sampleSession, sessionDeps } from "./samples/session.ts"
import type { OpenDatabase } from "./servers/databases.ts"

export const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))

/** Counter of unique admission codes in the valid format. */
let made = 0
const nextCode = () => `CODE${String(++made).padStart(8, "A").replace("0", "Z").replace("1", "Y")}`

/** The row of a submitted application; `changes` override its columns. */
export const buildRow = (form: Form = {}, changes: Partial<ApplicationsTable> = {}) => {
  const course = sampleCourses.find((code) => code === form["course"]) ?? "BSc"
  const additionalFields = form["identity_kind"] ? ask(["identity_kind"]) : []
  const rules = { ...sampleRules, isUrnRequired: false, additionalFields }
  const parsed = applicationSchema("2025-07-01", rules).parse(validForm(course, form))
  const row = rowOf(fieldEncryption, {
    admission_code: changes.admission_code ?? nextCode(),
    submission_key: undefined,
    session: "2025-26",
    submitted_at: changes.submitted_at ?? "2025-07-01T06:30:00.000Z",
    fee: 1675,
    image_file: "image.jpg",
    signature_file: "signature.jpg",
    notice_version: "2025-06-01.1",
    form: parsed,
  })
  return { ...row, ...changes }
}

export const clerk = { name: "Member clerk", role: "clerk" } as const
export const officer = { name: "Member officer", role: "officer" } as const

/** Noon in India on 10 July 2025. */
export const harnessTime = new Date("2025-07-10T06:30:00.000Z")

const notCalled = () => {
  throw new Error("called for a paper form")
}

type Changes = Partial<typeof sessionDeps>

/** One service and database for all tests of a `describe`. The clock always says `harnessTime`. */
export const useApplicationsHarness = (
  open: () => Promise<OpenDatabase>,
  changes: Changes = {},
  [before, after]: [typeof beforeAll, typeof afterAll] = [beforeAll, afterAll],
) => {
  let db: Database
  let service: ApplicationsService
  let close: () => Promise<void>
  let files: FileStore
  const offers = createSeatOffers({ now: () => harnessTime })
  before(async () => {
    const place = await open()
    db = connect(place)
    const now = () => harnessTime
    files = openLocalFiles(place.dataDir, now)
    close = async () => {
      await files.close()
      await db.destroy()
      await place.close()
    }
    await migrate(db)
    const applications = createApplications(db, fieldEncryption)
    const settings = async () => sample
    const isNoticeVersion = async () => true
    const deps = {
      db,
      fieldEncryption,
      applications,
      settings,
      ...sessionDeps,
      ...changes,
      fullSeats: async () => noneFull,
      contentChanged: async () => undefined,
      isNoticeVersion,
      agreedVersion: async () => "0123456789abcdef",
      keepSheetTexts: async () => undefined,
      now,
      randomBytes,
      // For online applications only; the service enters paper forms.
      origins: { of: notCalled, secondsToWait: notCalled },
      requireSpace: async () => undefined,
    }
    service = createApplicationsService({ ...deps, files, offers })
  })
  after(() => close())
  return {
    db: () => db,
    files: () => files,
    service: () => service,
    /** What lists of applications depend on. */
    listing: (): Listing => ({
      db,
      offers,
      findSession: sessionDeps.findSession,
      currentSession: async () => sampleSession.label,
      ...(changes.findSession && { findSession: changes.findSession }),
    }),
    /** Stores rows unchanged, and returns their codes. */
    store: async (...rows: ApplicationsTable[]) => {
      await insertApplications(db, rows)
      return rows.map((row) => row.admission_code)
    },
    rowOf: (code: string) =>
      db
        .selectFrom("applications")
        .selectAll()
        .where("admission_code", "=", code)
        .executeTakeFirstOrThrow(),
    /** The audit entries of an application, without that of its submission. */
    auditOf: (code: string) =>
      db
        .selectFrom("audit")
        .select(["at", "actor", "action", "details"])
        .where("subject", "=", code)
        .where("actor", "!=", "applicant")
        .orderBy("id")
        .execute(),
    /** Number of applications by status, course and category. */
    counts: async () => {
      const rows = await db
        .selectFrom("applications")
        .select((row) => ["status", "course", "category", row.fn.countAll().as("count")])
        .groupBy(["status", "course", "category"])
        .execute()
      return Object.fromEntries(
        rows.map((row) => [`${row.status} ${row.course} ${row.category}`, Number(row.count)]),
      )
    },
  }
}

/** One service and database for each test of a `describe`. */
export const useApplicationsHarnessOfTest = (
  open: () => Promise<OpenDatabase>,
  changes: Changes = {},
) => useApplicationsHarness(open, changes, [beforeEach, afterEach])
