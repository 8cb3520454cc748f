import { isDecided, onceAdmitted } from "#domain/applications/workflow.ts"
import { formOf } from "#server/features/applications/applications.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type {
  ApplicationsTable,
  ContactMessagesTable,
  StudentsTable,
} from "#server/platform/database/tables.ts"

import type { Person } from "./find-persons.ts"

/** How the console identifies a person: by one of their records. */
export interface PersonRef {
  kind: "application" | "student" | "email"
  /** The admission code, the URN, the e-mail address. */
  id: string
}

/**
 * All data held about one person. Messages are matched by the e-mail address in the forms, which a family may
 * share.
 */
export interface PersonalData {
  applications: ApplicationsTable[]
  students: StudentsTable[]
  messages: ContactMessagesTable[]
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

/** Reads all data of a person. Lists are empty if there is none. */
export const readPersonalData = async (db: Database, person: Person): Promise<PersonalData> => {
  if ("email" in person) {
    const messages = await messagesFrom(db, [person.email.toLowerCase()])
    return { applications: [], students: [], messages }
  }
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
    .execute()
  const emails = applications.map((row) => formOf(row).email.toLowerCase()).filter(Boolean)
  return { applications, students, messages: await messagesFrom(db, [...new Set(emails)]) }
}

/** The person whom a record belongs to; undefined if the record no longer exists. */
const personOf = async (db: Database, { kind, id }: PersonRef): Promise<Person | undefined> => {
  if (kind === "email") return { email: id }
  const query =
    kind === "application"
      ? db.selectFrom("applications").select("aadhaar_index").where("admission_code", "=", id)
      : db.selectFrom("students").select("aadhaar_index").where("urn", "=", id)
  const row = await query.executeTakeFirst()
  return row && { aadhaarIndex: row.aadhaar_index }
}

/** All data of the person whom a record belongs to; undefined if there are none. */
export const findPersonalData = async (
  db: Database,
  ref: PersonRef,
  withMessages: boolean,
): Promise<PersonalData | undefined> => {
  const person = await personOf(db, ref)
  if (!person) return undefined
  const data = await readPersonalData(db, person)
  const found = withMessages ? data : { ...data, messages: [] }
  return Object.values(found).some((list) => list.length > 0) ? found : undefined
}

/** Concerns that need confirmation before a person's data is erased. */
const concerns = ["same_number", "under_way", "is_student", "admitted", "fee_received"] as const
export type Concern = (typeof concerns)[number]

/** The concerns that apply to this person. */
export const concernsOf = (
  { applications, students }: PersonalData,
  currentSession: string,
): Concern[] => {
  const is: Record<Concern, boolean> = {
    // All records with the number are found, also one of somebody else who wrote it.
    same_number:
      new Set(applications.map(({ session, course }) => `${session} ${course}`)).size <
      applications.length,
    under_way: applications.some(
      ({ status, session }) => session === currentSession && !isDecided(status),
    ),
    is_student: students.some(({ status }) => status === "active"),
    admitted:
      students.length > 0 ||
      applications.some(({ status }) => onceAdmitted.some((once) => once === status)),
    fee_received: applications.some(({ fee_status }) => fee_status === "received"),
  }
  return concerns.filter((concern) => is[concern])
}
