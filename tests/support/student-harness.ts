// The students service with its own database and clock.

import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, beforeEach } from "vitest"

import {
  type Applications,
  createApplications,
} from "#server/features/applications/application-repository.ts"
import type { RefusedRow } from "#server/features/students/import/import-students.ts"
import { createStudentsService } from "#server/features/students/students.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { settings as sample } from "#tests/support/samples/settings.ts"

import { sessionDeps } from "./samples/session.ts"
import { linesOf, studentRow } from "./samples/students.ts"
import type { OpenDatabase } from "./servers/databases.ts"

export const start = new Date("2026-07-01T06:30:00.000Z")
export const origin = "https://college.example"

/** Emptied before each test. */
const tables = [
  "sign_in_failures",
  "student_credentials",
  "student_sessions",
  "students",
  "applications",
] as const

/** One service for all tests of a `describe`. Each test begins without students and at `start`. */
export const useStudentHarness = (open: () => Promise<OpenDatabase>) => {
  let db: Database
  let close: () => Promise<void>
  let now = start
  let deps: Parameters<typeof createStudentsService>[0] & { applications: Applications }
  let service: ReturnType<typeof createStudentsService>

  beforeAll(async () => {
    const place = await open()
    db = connect(place)
    close = async () => {
      await db.destroy()
      await place.close()
    }
    await migrate(db)
    const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
    const applications = createApplications(db, fieldEncryption)
    deps = {
      db,
      fieldEncryption,
      applications,
      settings: async () => sample,
      ...sessionDeps,
      now: () => now,
      randomBytes,
      wait: async (ms) => void (now = new Date(now.getTime() + ms)),
    }
    service = createStudentsService(deps)
  })
  beforeEach(async () => {
    now = start
    for (const table of tables) {
      await db.deleteFrom(table).execute()
    }
  })
  afterAll(() => close())

  const importAll = async (...rows: Record<string, string>[]) => {
    const refused: RefusedRow[] = []
    const totals = await service.importStudents("office")(linesOf(rows), (row) => refused.push(row))
    return { totals, refused }
  }
  const signIn = (userid: unknown, password: unknown = "27032007", changes: object = {}) =>
    service.signIn({ userid, password, role: "3", address: "192.0.2.1", ...changes })

  return {
    db: () => db,
    deps: () => deps,
    service: () => service,
    now: () => now,
    /** Sets the clock. */
    at: (instant: string) => {
      now = new Date(instant)
    },
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    importAll,
    enrol: async (changes: Record<string, string> = {}) => {
      const row = studentRow(changes)
      await importAll(row)
      return { urn: row["urn"]!, aadhaar: row["aadhar"]! }
    },
    disable: (urn: string) => service.setStudentStatus(urn, "disabled", "clerk"),
    enable: (urn: string) => service.setStudentStatus(urn, "active", "clerk"),
    /** Signs a student in, from one address and by default with the birth date 27-03-2007. */
    signIn,
    /** A session's token. */
    token: async (aadhaar: string) => {
      const result = await signIn(aadhaar)
      if (result.outcome !== "signed in") throw new Error(result.outcome)
      return result.token
    },
    readCard: (token: string) => service.readCard(token, origin),
  }
}
