// Public entry of this feature: other features import from this file only.
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"
import { zip } from "#server/platform/spreadsheets/zip.ts"

import { eraseExpired, acquireLease, lastErasing } from "./erase-expired.ts"
import { erasePerson } from "./erase-person.ts"
import { countExpired } from "./expired-records.ts"
import { exportPerson } from "./export-person.ts"
import { findPersons, parseSearch, type WayToFind } from "./find-persons.ts"
import {
  concernsOf,
  findPersonalData,
  type PersonalData,
  type PersonRef,
  readPersonalData,
} from "./personal-data.ts"

export { eraseApplications, eraseStudents } from "./erase-records.ts"
export { waysToFind, type WayToFind } from "./find-persons.ts"
export type { PersonRef } from "./personal-data.ts"

interface Deps extends Pick<SiteDeps, "db" | "fieldEncryption" | "files" | "settings" | "now"> {
  noticeVersion: () => Promise<string>
}

const refOf = ({ applications, students, messages }: PersonalData): PersonRef | undefined => {
  if (applications[0]) return { kind: "application", id: applications[0].admission_code }
  if (students[0]) return { kind: "student", id: students[0].urn }
  return messages[0] && { kind: "email", id: messages[0].email.toLowerCase() }
}

const viewOf = (data: PersonalData, ref: PersonRef, currentSession: string) => ({
  ref,
  name: (data.applications[0] ?? data.students[0])?.applicant_name ?? data.messages[0]?.name ?? "",
  aadhaarLastFour: (data.applications[0] ?? data.students[0])?.aadhaar_last_four ?? "",
  applications: data.applications.map((row) => ({
    id: row.admission_code,
    course: row.course,
    session: row.session,
    status: row.status,
    submitted_at: row.submitted_at,
    notice_version: row.notice_version,
  })),
  students: data.students.map(({ urn, session, status }) => ({ urn, session, status })),
  messages: data.messages.map(({ id, at, email, subject }) => ({
    id: Number(id),
    at,
    email,
    subject,
  })),
  concerns: concernsOf(data, currentSession),
})

/** The data held about a person, as shown to staff with the permission `privacy.answer`. */
export type PersonView = ReturnType<typeof viewOf>

/** Finds persons; undefined if the search text is invalid. The audit entry omits the search text. */
const findPersonViews =
  ({ db, fieldEncryption, settings, now }: Deps) =>
  async (by: WayToFind, typed: string, actor: Actor): Promise<PersonView[] | undefined> => {
    const search = parseSearch(by, typed)
    if (search === undefined) return undefined
    const { admission_session } = await settings()
    const views: PersonView[] = []
    for (const person of await findPersons(db, fieldEncryption, by, search)) {
      const data = await readPersonalData(db, person)
      const ref = refOf(data)
      if (ref) views.push(viewOf(data, ref, admission_session))
    }
    const stamp = stampOf({ now }, actor.name)
    await writeAudit(db, stamp, "personal data looked up", "privacy", `${by}: ${views.length}`)
    return views
  }

/**
 * A ZIP of all data held about a person; undefined if there is none. The audit entry is written before the first
 * byte is sent.
 */
const exportPersonArchive =
  (deps: Deps) => async (ref: PersonRef, withMessages: boolean, actor: Actor) => {
    const { db, now } = deps
    const data = await findPersonalData(db, ref, true)
    if (!data) return undefined
    const subject = ref.kind === "email" ? "messages" : ref.id
    const stamp = stampOf({ now }, actor.name)
    await writeAudit(db, stamp, "personal data exported", subject)
    const exported = withMessages ? data : { ...data, messages: [] }
    return {
      fileName: `personal-data-${dayInIndia(now())}.zip`,
      archive: zip(exportPerson(deps, exported, now())),
    }
  }

/** Requests about personal data (find, export, erase), and erasure after the retention period. */
export const createPrivacyService = (deps: Deps) => {
  const { db, settings, now } = deps
  const currentSession = async () => (await settings()).admission_session
  const retention = async () => (await settings()).retention

  return {
    find: findPersonViews(deps),
    export: exportPersonArchive(deps),
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

type PrivacyService = ReturnType<typeof createPrivacyService>
export type RetentionView = Awaited<ReturnType<PrivacyService["readRetention"]>>
