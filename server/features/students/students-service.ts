import type { Settings } from "#domain/content/settings.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { signInLimits } from "#domain/student/sign-in-and-session-limits.ts"
import type { Student } from "#domain/student/student.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { createSignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"

import { editStudent } from "./edit-student.ts"
import { importStudents } from "./import-students.ts"
import { createStudentList } from "./list-students.ts"
import { previewImport } from "./preview-import.ts"
import { printCards } from "./print-cards.ts"
import { checkCard, readCard } from "./read-card.ts"
import { signIn } from "./sign-in.ts"
import { createStudents } from "./student-repository.ts"
import { createStudentSessions } from "./student-sessions.ts"

interface Deps {
  db: Database
  fieldEncryption: FieldEncryption
  settings: () => Promise<Settings>
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/** The services for students, on one database. */
export const createStudentsService = ({
  db,
  fieldEncryption,
  settings,
  now,
  randomBytes,
}: Deps) => {
  const students = createStudents(db, fieldEncryption)
  const sessions = createStudentSessions(db, now)
  const attempts = createSignInAttempts(db, now, signInLimits.windowMinutes)
  const cards = { students, sessions, settings, today: () => dayInIndia(now()) }
  return {
    signIn: signIn({ students, sessions, attempts, fieldEncryption, randomBytes }),
    signOut: sessions.close,
    readCard: readCard(cards),
    checkCard: checkCard(cards),
    storeStudent: students.storeWithin,
    setStudentStatusWithin: students.setStatusWithin,
    importStudents: (by: string) => importStudents({ students, now, randomBytes, by }),
    previewImport: previewImport({ db, fieldEncryption, now, randomBytes }),
    studentList: createStudentList(db),
    editStudent: editStudent({ db, fieldEncryption, now }),
    printCards: printCards({ students, settings, noteAudit: writeAudit({ db, now }) }),
    setStudentStatus: (urn: string, status: Student["status"], by: string) =>
      students.setStatus(urn, status, { at: now().toISOString(), by }),
    listKnownFiles: students.listKnownFiles,
    /** Deletes expired sessions and expired sign-in attempts. */
    sweepSessionsAndAttempts: async () => {
      await sessions.sweep()
      await attempts.sweep()
    },
  }
}
