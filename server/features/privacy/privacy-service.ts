import { dayInIndia } from "#domain/fields/india-time.ts"
import type { ErasureGroup } from "#domain/privacy/erasure.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { readSessions, readSettings } from "#server/features/content/content.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { zip } from "#server/platform/spreadsheets/zip.ts"

import { acquireLease, eraseDue } from "./erase-due.ts"
import { eraseGroup, type ErasureDeps } from "./erase-group.ts"
import { erasePerson } from "./erase-person.ts"
import { listShownPictures } from "./erase-records.ts"
import { setAutomatic } from "./erasure-plans.ts"
import { exportPerson } from "./export-person.ts"
import {
  findPersons,
  type Match,
  parseSearch,
  type Person,
  type WayToFind,
} from "./find-persons.ts"
import { createFloods } from "./floods.ts"
import {
  describeRecords,
  emailOf,
  type NamedRecord,
  type PersonalData,
  readChosen,
  readPersonalData,
  type RecordRef,
} from "./personal-data.ts"
import { exportDue, readDue } from "./read-due.ts"
import { createTrials } from "./trials.ts"

interface Deps
  extends
    Pick<SiteDeps, "db" | "fieldEncryption" | "files" | "settings" | "now">,
    Pick<ErasureDeps, "lastBackup"> {
  /** The clock by which records become due. */
  clock: { check: ErasureDeps["checkClock"] }
  noticeVersion: () => Promise<string>
}

const isMatch = ({ ref }: NamedRecord, { kind, id }: Match) => ref.kind === kind && ref.id === id

/** The people that the search was for, as far as names and dates of birth tell. */
const matchedPeople = (records: readonly NamedRecord[], person: Person) => {
  const matched = "matched" in person ? person.matched : []
  const matches = records.filter((record) => matched.some((match) => isMatch(record, match)))
  return new Set(matches.map((record) => record.person))
}

const viewOf = (data: PersonalData, person: Person, currentSession: string) => {
  const { applications, students, messages, grievances } = data
  const records = describeRecords(data, currentSession)
  const people = matchedPeople(records, person)
  // A search that finds records of two people, as one by the number can, does not tell who asks: staff choose.
  const whose = records.map((record) => ({
    ...record,
    isChosen: people.size === 1 && people.has(record.person),
  }))
  return {
    name:
      whose.find(({ isChosen }) => isChosen)?.name ??
      messages[0]?.name ??
      grievances[0]?.name ??
      "",
    aadhaarLastFour: (applications[0] ?? students[0])?.aadhaar_last_four ?? "",
    applications: applications.map((row, index) => ({
      ...whose[index]!,
      course: row.course,
      session: row.session,
      status: row.status,
      submitted_at: row.submitted_at,
      notice_version: row.notice_version,
      email: emailOf(row),
    })),
    students: students.map(({ session, status }, index) => ({
      ...whose[applications.length + index]!,
      session,
      status,
    })),
    messages: messages.map(({ id, at, name, email, subject }) => ({
      id: Number(id),
      at,
      name,
      email,
      subject,
    })),
    grievances: grievances.map(({ number, at }) => ({ number, at })),
  }
}

/** The data with one Aadhaar number or e-mail address, as shown to staff with the permission `privacy.answer`. */
export type PersonView = ReturnType<typeof viewOf>

/** Finds persons; undefined if the search text is invalid. The audit entry omits the search text. */
const findPersonViews =
  ({ db, fieldEncryption, settings, now }: Deps) =>
  async (by: WayToFind, text: string, actor: Actor): Promise<PersonView[] | undefined> => {
    const search = parseSearch(by, text)
    if (search === undefined) return undefined
    const { admission_session } = await settings()
    const views: PersonView[] = []
    for (const person of await findPersons(db, fieldEncryption, by, search)) {
      const data = await readPersonalData(db, person)
      const isFound = Object.values(data).some((list) => list.length > 0)
      if (isFound) views.push(viewOf(data, person, admission_session))
    }
    const stamp = stampOf({ now }, actor.name)
    const details = { by, count: views.length }
    await writeAudit(db, stamp, "personal data looked up", "privacy", details)
    return views
  }

/**
 * A ZIP of the chosen records of a person; undefined if one does not exist. The audit entries are written before the first byte is
 * sent.
 */
const exportPersonArchive =
  (deps: Deps) => async (refs: readonly RecordRef[], withMessages: boolean, actor: Actor) => {
    const { db, now } = deps
    const data = await readChosen(db, refs, withMessages)
    if (!data) return undefined
    const subjects = refs.map(({ kind, id }) => {
      if (kind === "email") return "messages"
      return kind === "grievance" ? `grievances/${id}` : id
    })
    await writeAudit(db, stampOf({ now }, actor.name), "personal data exported", subjects)
    return {
      fileName: `personal-data-${dayInIndia(now())}.zip`,
      archive: zip(exportPerson(deps, data, now())),
    }
  }

/** The settings and sessions that decide which records are due. */
const readRules = async (db: Database) => {
  const { retention, admission_session } = await readSettings(db)
  return { retention, sessions: await readSessions(db), openSession: admission_session }
}

/** What an administrator confirms: the records that the page showed. */
interface ErasureOrder {
  group: ErasureGroup
  /** Hash of their list. */
  sha256: string
  /** Whether their number was typed. */
  isConfirmed: boolean
}

/** Requests about personal data (find, export, erase), and erasure after the retention period. */
export const createPrivacyService = (deps: Deps) => {
  const { db, settings, now } = deps
  const currentSession = async () => (await settings()).admission_session
  const erasure: ErasureDeps = { ...deps, rules: readRules, checkClock: deps.clock.check }
  const read = readDue(erasure)
  const erase = eraseGroup(erasure)

  return {
    find: findPersonViews(deps),
    export: exportPersonArchive(deps),
    floods: createFloods({ ...erasure, currentSession }),
    trials: createTrials(erasure),
    erase: erasePerson({ ...deps, currentSession }),
    /** Whether a file is the photo or signature of an application or a student now. */
    isShownPicture: async (name: string) => (await listShownPictures(db, [name])).size > 0,

    /** Retention periods, records that are due for erasure, and the current notice version. */
    readRetention: async () => ({ ...(await read()), noticeVersion: await deps.noticeVersion() }),
    exportDue: exportDue(erasure),
    /** Erases the due records that an administrator has seen and confirmed. */
    eraseConfirmed: ({ group, sha256, isConfirmed }: ErasureOrder, by: string) =>
      erase(group, { by, dueAt: now(), expectedHash: sha256, isConfirmed }),
    setAutomatic: (group: ErasureGroup, isAutomatic: boolean, by: string) =>
      setAutomatic(db, group, isAutomatic, stampOf({ now }, by)),

    /** Prepares erasure, once an hour across all processes. Undefined if another process did. */
    eraseDue: async () => ((await acquireLease(db, now())) ? eraseDue(erasure)() : undefined),
  }
}

export type PrivacyService = ReturnType<typeof createPrivacyService>
export type RetentionView = Awaited<ReturnType<PrivacyService["readRetention"]>>
export type DueGroupView = RetentionView["groups"][number]
