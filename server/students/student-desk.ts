import type { Settings } from "#domain/content/settings.ts"
import { dayInIndia } from "#domain/fields/day-in-india.ts"
import type { Student } from "#domain/student/student.ts"

import type { Applications } from "../admission/applications.ts"
import { noteAudit } from "../audit/note-audit.ts"
import type { Database } from "../database/connect.ts"
import type { Vault } from "../security/vault.ts"
import { editStudent } from "./edit-student.ts"
import { importStudents } from "./import-students.ts"
import { createStudentList } from "./list-students.ts"
import { printCards } from "./office-cards.ts"
import { prepareStudent } from "./prepare-student.ts"
import { previewImport } from "./preview-import.ts"
import { checkCard, readCard } from "./read-card.ts"
import { createSessions } from "./sessions.ts"
import { createSignInTries } from "./sign-in-tries.ts"
import { signIn } from "./sign-in.ts"
import { createStudents } from "./students.ts"

interface Deps {
  db: Database
  vault: Vault
  applications: Applications
  settings: () => Promise<Settings>
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/** The verbs of the student desk, on one database. */
export const openStudentDesk = ({ db, vault, applications, settings, now, randomBytes }: Deps) => {
  const students = createStudents(db, vault)
  const sessions = createSessions(db, now)
  const tries = createSignInTries(db, now)
  const cards = { students, sessions, settings, today: () => dayInIndia(now()) }
  return {
    signIn: signIn({ students, sessions, tries, vault, randomBytes }),
    signOut: sessions.close,
    readCard: readCard(cards),
    checkCard: checkCard(cards),
    prepareStudent: prepareStudent({ applications, now, randomBytes }),
    storeStudent: students.storeWithin,
    setStudentStatusWithin: students.setStatusWithin,
    importStudents: (by: string) => importStudents({ students, now, randomBytes, by }),
    previewImport: previewImport({ db, vault, now, randomBytes }),
    studentList: createStudentList(db),
    editStudent: editStudent({ db, vault, now }),
    printCards: printCards({ students, settings, noteAudit: noteAudit({ db, now }) }),
    setStudentStatus: (urn: string, status: Student["status"], by: string) =>
      students.setStatus(urn, status, { at: now().toISOString(), by }),
    listKnownFiles: students.listKnownFiles,
    /** Removes sessions that have ended and tries that no longer count. */
    sweepStudentDesk: async () => {
      await sessions.sweep()
      await tries.sweep()
    },
  }
}
