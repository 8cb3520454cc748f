import { dayInIndia } from "#domain/fields/india-time.ts"
import { studentGuessLimits } from "#domain/student/sign-in.ts"
import type { Student } from "#domain/student/student.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { retryOnUniqueViolation } from "#server/platform/database/retry.ts"
import { createKnownDevices } from "#server/platform/rate-limit/known-devices.ts"
import { createSignInGuard } from "#server/platform/rate-limit/sign-in-guard.ts"

import { printPasswordSlip } from "./credentials/print-slip.ts"
import { setPassword } from "./credentials/set-password.ts"
import { readSignInAlerts } from "./credentials/sign-in-alerts.ts"
import { editStudent } from "./edit-student.ts"
import { exportStudents } from "./export-students.ts"
import { type ImportDeps, importStudents } from "./import/import-students.ts"
import { previewImport } from "./import/preview-import.ts"
import { createStudentList, searchStudents } from "./list-students.ts"
import { printCards } from "./print-cards.ts"
import { checkCard, readCard } from "./read-card.ts"
import { signIn } from "./sign-in.ts"
import { setStudentStatus, storeStudents } from "./store-students.ts"
import { findIdentityNumbers } from "./student-row.ts"
import { createStudentSessions } from "./student-sessions.ts"

type Deps = Pick<
  SiteDeps,
  | "db"
  | "fieldEncryption"
  | "settings"
  | "findSession"
  | "admissionSession"
  | "courseNames"
  | "now"
  | "randomBytes"
> & { wait: (ms: number) => Promise<unknown> }

/** The services for students, on one database. */
export const createStudentsService = (deps: Deps) => {
  const { db, fieldEncryption, now } = deps
  const sessions = createStudentSessions(db, now)
  const counting = { ...deps, realm: "student", hash: fieldEncryption.blindIndex } as const
  const guard = createSignInGuard({ ...counting, limits: studentGuessLimits })
  const signInDeps = { ...deps, guard, devices: createKnownDevices(counting), sessions }
  const cards = { ...deps, sessions, today: () => dayInIndia(now()) }
  const store: ImportDeps["store"] = (students, stamp) =>
    retryOnUniqueViolation(db, (transaction) =>
      storeStudents(transaction, fieldEncryption, students, stamp),
    )
  const importing = { ...deps, findIdentityNumbers: findIdentityNumbers(db, fieldEncryption) }
  return {
    signIn: signIn(signInDeps),
    signOut: sessions.close,
    setStudentPassword: setPassword(signInDeps),
    printPasswordSlip: printPasswordSlip(deps),
    readSignInAlerts: readSignInAlerts(deps),
    readCard: readCard(cards),
    checkCard: checkCard(cards),
    importStudents: (by: string) => importStudents({ ...importing, store, by }),
    previewImport: previewImport(importing),
    studentList: createStudentList(db),
    searchStudents: searchStudents(deps),
    exportStudents: exportStudents(deps),
    editStudent: editStudent(deps),
    printCards: printCards(deps),
    setStudentStatus: (urn: string, status: Student["status"], by: string) =>
      retryOnUniqueViolation(db, (transaction) =>
        setStudentStatus(transaction, urn, status, stampOf({ now }, by)),
      ),
    /** Which of these file names are a student's photo. */
    listKnownFiles: async (names: readonly string[]) => {
      const rows = await db
        .selectFrom("students")
        .select("image_file")
        .where("image_file", "in", names)
        .execute()
      return new Set(rows.flatMap(({ image_file }) => image_file ?? []))
    },
    /** Deletes expired sessions and old failed sign-ins. */
    sweepSessionsAndFailures: async () => {
      await sessions.sweep()
      await guard.sweep()
    },
  }
}

export type StudentsService = ReturnType<typeof createStudentsService>
