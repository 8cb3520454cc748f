import { isDecided, onceAdmitted } from "#domain/applications/workflow.ts"
import type { HeldRecord, RecordConcern } from "#domain/privacy/erasure.ts"
import { formOf, identityOf } from "#server/features/applications/applications.ts"
import { type GrievanceRow, listGrievances } from "#server/features/grievances/grievances.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type {
  ApplicationsTable,
  ContactMessagesTable,
  StudentsTable,
} from "#server/platform/database/tables.ts"

import type { Person } from "./find-persons.ts"

export const recordKinds = ["application", "student", "email", "grievance"] as const

/** How the console names a record with personal data, or all messages from an e-mail address. */
export interface RecordRef {
  kind: (typeof recordKinds)[number]
  /** The admission code, the URN, the e-mail address, the number of the grievance. */
  id: string
}

/** Records with personal data. Messages are matched by the e-mail address in the forms, which a family may share. */
export interface PersonalData {
  applications: ApplicationsTable[]
  students: StudentsTable[]
  messages: ContactMessagesTable[]
  grievances: GrievanceRow[]
}

const messagesFrom = async (db: Database, emails: readonly string[]) => {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where((row) => row(row.fn<string>("lower", ["email"]), "in", emails))
    .orderBy("id")
    .execute()
  return rows as unknown as ContactMessagesTable[]
}

/** The e-mail address that an application names; empty if it names none. */
export const emailOf = (row: ApplicationsTable) => formOf(row).email.toLowerCase()

const emailsOf = (applications: readonly ApplicationsTable[]) => [
  ...new Set(applications.map(emailOf).filter(Boolean)),
]

/** Reads all data with the Aadhaar number or the e-mail address of a person. Lists are empty if there is none. */
export const readPersonalData = async (db: Database, person: Person): Promise<PersonalData> => {
  const none = { applications: [], students: [], messages: [], grievances: [] }
  if ("grievances" in person)
    return { ...none, grievances: await listGrievances(db, person.grievances) }
  if ("email" in person)
    return { ...none, messages: await messagesFrom(db, [person.email.toLowerCase()]) }
  const { aadhaarIndex } = person
  const applications = await db
    .selectFrom("applications")
    .selectAll()
    .where("aadhaar_index", "=", aadhaarIndex)
    .orderBy("submitted_at")
    .execute()
  const students = await db
    .selectFrom("students")
    .selectAll()
    .where("aadhaar_index", "=", aadhaarIndex)
    .orderBy("urn")
    .execute()
  const messages = await messagesFrom(db, emailsOf(applications))
  return { applications, students, messages, grievances: [] }
}

const applicationsIn = async (db: Database, codes: readonly string[]) => {
  if (codes.length === 0) return []
  const rows = db.selectFrom("applications").selectAll().where("admission_code", "in", codes)
  return rows.orderBy("submitted_at").execute()
}

const studentsIn = async (db: Database, urns: readonly string[]) => {
  if (urns.length === 0) return []
  return db.selectFrom("students").selectAll().where("urn", "in", urns).orderBy("urn").execute()
}

/**
 * The records that somebody has chosen, with the messages from their e-mail addresses. Undefined if one of them no longer exists.
 */
export const readChosen = async (
  db: Database,
  refs: readonly RecordRef[],
  withMessages: boolean,
): Promise<PersonalData | undefined> => {
  const idsOf = (kind: RecordRef["kind"]) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
  ]
  const [codes, urns, emails] = [idsOf("application"), idsOf("student"), idsOf("email")]
  const applications = await applicationsIn(db, codes)
  const students = await studentsIn(db, urns)
  if (applications.length < codes.length || students.length < urns.length) return undefined
  const senders = withMessages ? [...emails, ...emailsOf(applications)] : []
  const messages = await messagesFrom(db, senders)
  const numbers = idsOf("grievance")
  const grievances = await listGrievances(db, numbers)
  if (grievances.length < numbers.length) return undefined
  const data = { applications, students, messages, grievances }
  return Object.values(data).every((list) => list.length === 0) ? undefined : data
}

/** A record as staff choose it: whose it is, as far as names and date of birth tell. */
export interface NamedRecord extends HeldRecord {
  ref: RecordRef
  name: string
  father_name: string
  /** YYYY-MM-DD. */
  dob: string
}

/** The records, applications first, each with the person it seems to be of, and with what must be confirmed. */
export const describeRecords = (
  { applications, students }: PersonalData,
  currentSession: string,
): NamedRecord[] => {
  const identities: string[] = []
  const named = (
    ref: RecordRef,
    person: Parameters<typeof identityOf>[0],
    place: string,
    concerns: Partial<Record<RecordConcern, boolean>>,
  ): NamedRecord => {
    const { applicant_name: name, father_name, dob } = person
    const identity = identityOf(person)
    if (!identities.includes(identity)) identities.push(identity)
    const raised = (Object.keys(concerns) as RecordConcern[]).filter((key) => concerns[key])
    const whose = { name, father_name, dob, person: identities.indexOf(identity) }
    return { ref, ...whose, place, concerns: raised }
  }
  return [
    ...applications.map((row) => {
      const { admission_code: id, session, course, status, fee_status } = row
      return named({ kind: "application", id }, formOf(row), `${session} ${course}`, {
        under_way: session === currentSession && !isDecided(status),
        admitted: onceAdmitted.some((once) => once === status),
        fee_received: fee_status === "received",
      })
    }),
    ...students.map((row) =>
      named({ kind: "student", id: row.urn }, row, "", {
        is_student: row.status === "active",
        admitted: true,
      }),
    ),
  ]
}
