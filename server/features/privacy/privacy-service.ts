import type { Settings } from "#domain/content/settings.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { zip } from "#server/platform/spreadsheets/zip.ts"

import { eraseExpired } from "./erase-expired.ts"
import { erasePerson } from "./erase-person.ts"
import { countExpired } from "./expired-records.ts"
import { exportPerson } from "./export-person.ts"
import { findPersons, readSought, type WayToFind } from "./find-persons.ts"
import { acquireLease, lastErasing } from "./lease.ts"
import {
  auditSubjectsOf,
  type PersonalData,
  personOf,
  type PersonRef,
  readPersonalData,
} from "./personal-data.ts"

interface Deps {
  db: Database
  fieldEncryption: FieldEncryption
  files: FileStore
  settings: () => Promise<Settings>
  noticeVersion: () => Promise<string>
  now: () => Date
}

const refOf = ({ applications, students, messages }: PersonalData): PersonRef | undefined => {
  if (applications[0]) return { kind: "application", id: applications[0].admission_code }
  if (students[0]) return { kind: "student", id: students[0].urn }
  return messages[0] && { kind: "email", id: messages[0].email.toLowerCase() }
}

const shownOf = (held: PersonalData, ref: PersonRef, currentSession: string) => ({
  ref,
  name: (held.applications[0] ?? held.students[0])?.applicant_name ?? held.messages[0]?.name ?? "",
  aadhaarLastFour: (held.applications[0] ?? held.students[0])?.aadhaar_last_four ?? "",
  applications: held.applications.map((row) => ({
    id: row.admission_code,
    course: row.course,
    session: row.session,
    status: row.status,
    submitted_at: row.submitted_at,
    notice_version: row.notice_version,
  })),
  students: held.students.map(({ urn, session, status }) => ({ urn, session, status })),
  messages: held.messages.map(({ id, at, email, subject }) => ({
    id: Number(id),
    at,
    email,
    subject,
  })),
  concerns: auditSubjectsOf(held, currentSession),
})

/** The data held about a person, as shown to staff with the permission `privacy.answer`. */
export type PersonView = ReturnType<typeof shownOf>

/** Requests about personal data (find, export, erase), and erasure after the retention period. */
export const createPrivacyService = (deps: Deps) => {
  const { db, fieldEncryption, settings, now } = deps
  const currentSession = async () => (await settings()).admission_session
  const retention = async () => (await settings()).retention
  const note = writeAudit({ db, now })

  return {
    /** Finds persons; undefined if the search text is invalid. The audit entry omits the search text. */
    find: async (by: WayToFind, typed: string, actor: Actor): Promise<PersonView[] | undefined> => {
      const sought = readSought(by, typed)
      if (sought === undefined) return undefined
      const session = await currentSession()
      const shown: PersonView[] = []
      for (const person of await findPersons(db, fieldEncryption, by, sought)) {
        const held = await readPersonalData(db, person)
        const ref = refOf(held)
        if (ref) shown.push(shownOf(held, ref, session))
      }
      const detail = `${by}: ${shown.length}`
      await note({
        actor: actor.name,
        action: "personal data looked up",
        subject: "privacy",
        detail,
      })
      return shown
    },

    /**
     * A ZIP of all data held about a person; undefined if there is none. The audit entry is written before the
     * first byte is sent.
     */
    export: async (ref: PersonRef, withMessages: boolean, actor: Actor) => {
      const person = await personOf(db, ref)
      const held = person && (await readPersonalData(db, person))
      if (!held || !refOf(held)) return undefined
      const asked = { ...held, messages: withMessages ? held.messages : [] }
      const subject = ref.kind === "email" ? "messages" : ref.id
      await note({ actor: actor.name, action: "personal data exported", subject })
      return {
        fileName: `personal-data-${dayInIndia(now())}.zip`,
        archive: zip(exportPerson(deps, asked, now())),
      }
    },

    erase: erasePerson({ ...deps, currentSession }),

    /** Retention periods, number of expired records, time of the last erasure, and the current notice version. */
    readRetention: async () => {
      const periods = await retention()
      return {
        retention: periods,
        due: await countExpired(db, periods, now()),
        lastErasing: (await lastErasing(db)) ?? null,
        noticeVersion: await deps.noticeVersion(),
      }
    },

    /** Erases expired records, once an hour across all processes. Undefined if it did not run. */
    eraseDue: async () =>
      (await retention()).erases_itself && (await acquireLease(db, now()))
        ? eraseExpired({ ...deps, retention })
        : undefined,
  }
}

export type PrivacyService = ReturnType<typeof createPrivacyService>
export type RetentionView = Awaited<ReturnType<PrivacyService["readRetention"]>>
