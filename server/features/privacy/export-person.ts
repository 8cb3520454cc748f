import { maskIdentity } from "#domain/fields/identifiers/identity-kinds.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { listDocuments, readApplication } from "#server/features/applications/applications.ts"
import { readSheetTexts } from "#server/features/content/content.ts"
import { type GrievanceRow, listEvents } from "#server/features/grievances/grievances.ts"
import { listMessages } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { accountOf, studentOf } from "#server/features/students/students.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { ZipEntry } from "#server/platform/spreadsheets/zip.ts"

import type { PersonalData } from "./personal-data.ts"

interface Deps extends Pick<SiteDeps, "db" | "fieldEncryption"> {
  files: Pick<FileStore, "read">
}

/** Audit entries of a record, without the actors: colleagues' names are their own personal data. */
const listAuditEntries = async (db: Database, subject: string) => {
  const rows = await db
    .selectFrom("audit")
    .select(["at", "action", "detail", "details"])
    .where("subject", "=", subject)
    .orderBy("at")
    .orderBy("id")
    .execute()
  return rows.map(({ details, detail, ...row }) => ({
    ...row,
    detail: details === null ? detail : (JSON.parse(details) as object),
  }))
}

/** What published merit lists say about an applicant. */
const listPlaces = async (db: Database, code: string) => {
  const rows = await db
    .selectFrom("merit_places")
    .innerJoin("merit_rounds", "merit_rounds.id", "merit_places.round_id")
    .select(["programme", "number", "published_at", "list_code", "place"])
    .select(["compartment", "guarantee", "state"])
    .where("admission_code", "=", code)
    .orderBy("round_id")
    .execute()
  return rows.map((row) => ({ ...row, place: JSON.parse(row.place) as unknown }))
}

/** Each answer to an offer, by the applicant or the college, with what the applicant reads about it. */
const listAnswers = async (db: Database, code: string) => {
  const rows = await db
    .selectFrom("merit_answers as answer")
    .innerJoin("merit_rounds", "merit_rounds.id", "answer.round_id")
    .select(["programme", "number", "kind", "state_before", "state", "at", "reason", "receipt"])
    .select("actor")
    .where("admission_code", "=", code)
    .orderBy("answer.id")
    .execute()
  return rows.map(({ actor, ...row }) => ({
    ...row,
    by: actor === systemActors.applicant ? "applicant" : "college",
  }))
}

/** Marks for merit lists that staff entered. Percentages are in hundredths. */
const listMarks = (db: Database, code: string) =>
  db
    .selectFrom("merit_marks")
    .select(["component", "percentage", "entered_at"])
    .where("admission_code", "=", code)
    .orderBy("component")
    .execute()

/** What an applicant objected to, and what the college answered. */
const listObjections = (db: Database, code: string) =>
  db
    .selectFrom("merit_objections as objection")
    .innerJoin("merit_rounds", "merit_rounds.id", "objection.round_id")
    .select(["programme", "number", "topic", "text", "made_at"])
    .select(["verdict", "answer", "answered_at"])
    .where("admission_code", "=", code)
    .orderBy("objection.id")
    .execute()

/** Where an online application came from: the hashes are all that is stored. */
const findOrigin = (db: Database, code: string) =>
  db
    .selectFrom("application_origins")
    .select(["address", "network", "image", "at"])
    .where("admission_code", "=", code)
    .executeTakeFirst()

/** What staff decided about applications that may be of one person, and whether this one was kept. */
const listSettlements = async (db: Database, code: string) => {
  const rows = await db
    .selectFrom("duplicate_settlements")
    .select(["decision", "kept", "reason", "at"])
    .where("admission_code", "=", code)
    .orderBy("at")
    .execute()
  return rows.map(({ kept, ...row }) => ({ ...row, is_kept: kept === null || kept === code }))
}

/** The declarations of applicant and guardian as they were agreed to, with the names still in braces. */
const findDeclarations = async (db: Database, code: string) => {
  const row = await db
    .selectFrom("applications")
    .select("declaration_version")
    .where("admission_code", "=", code)
    .executeTakeFirst()
  const version = row?.declaration_version ?? null
  const { declaration, undertaking } = (await readSheetTexts(db, [version]))(version)
  return { declaration, undertaking }
}

const applicationFor = async ({ db, fieldEncryption }: Deps, code: string) => {
  const read = await readApplication({ db, fieldEncryption })(code, { role: "auditor" })
  // Erased since it was found.
  if (!read) return undefined
  const { id: _code, events, claims, notice_version, transitions: _transitions, ...rest } = read
  const origin = await findOrigin(db, code)
  const { seen_by: _seenBy, assigned_to: _assignedTo, assigned_at: _assignedAt, ...own } = rest
  return {
    ...own,
    claims: claims.map(({ by: _by, ...claim }) => claim),
    consent: {
      notice_version,
      given_at: read.submitted_at,
      ...(await findDeclarations(db, code)),
    },
    history: events.map(({ at, kind, data }) => ({ at, kind, data })),
    ...(origin && { origin_hashes: origin }),
    documents: (await listDocuments(db, code)).map(
      ({ id: _id, added_by: _by, decided_by: _decidedBy, files, ...document }) => ({
        ...document,
        files: files.map(({ file, bytes }) => ({ file, bytes })),
      }),
    ),
    messages_sent: (await listMessages(db, code)).map(({ id: _id, ...message }) => message),
    duplicate_settlements: await listSettlements(db, code),
    merit_marks: await listMarks(db, code),
    merit_lists: await listPlaces(db, code),
    merit_answers: await listAnswers(db, code),
    merit_objections: await listObjections(db, code),
    audit: await listAuditEntries(db, code),
  }
}

/** Failed sign-ins are counted by the Aadhaar number: those of a number that an active student has are not of a disabled one. */
const listFailures = async (db: Database, { aadhaar_index, status }: StudentsTable) => {
  const holder = db
    .selectFrom("students")
    .where("aadhaar_index", "=", aadhaar_index)
    .where("status", "=", "active")
  if (status === "disabled" && (await hasRows(holder))) return []
  return db
    .selectFrom("sign_in_failures")
    .select(["at", "network"])
    .where("account", "=", accountOf(aadhaar_index))
    .orderBy("at")
    .execute()
}

const studentFor = async ({ db }: Deps, row: StudentsTable) => {
  const { aadhaar_last_four, ...student } = studentOf(row)
  const sessions = await db
    .selectFrom("student_sessions")
    .select(["created_at", "seen_at"])
    .where("urn", "=", row.urn)
    .execute()
  const credential = await db
    .selectFrom("student_credentials")
    .select(["password_set_at", "code_expires_at", "last_sign_in_at"])
    .where("urn", "=", row.urn)
    .executeTakeFirst()
  return {
    ...student,
    aadhaar: maskIdentity(student.identity_kind, aadhaar_last_four),
    sign_ins: sessions,
    failed_sign_ins: await listFailures(db, row),
    ...(credential && { credential }),
    audit: await listAuditEntries(db, row.urn),
  }
}

/** A grievance with its history, without the code that opens it and without the actors. */
const grievanceFor = async ({ db }: Deps, row: GrievanceRow) => {
  const { id, code: _code, submission_hash: _hash, ...grievance } = row
  const { responsible_id: _responsible, ...given } = grievance
  const events = await listEvents(db, id)
  const history = events.map(({ at, kind, text, detail }) => ({ at, kind, text, detail }))
  return { ...given, history, audit: await listAuditEntries(db, `grievances/${row.number}`) }
}

/** The files of documents, under the names that `person.json` says, without those of the record itself. */
const documentsOf = async (db: Database, { applications }: PersonalData) => {
  const all = await Promise.all(applications.map((row) => listDocuments(db, row.admission_code)))
  return all.flat().flatMap(({ files }) => files.map(({ file }) => ({ name: file, file })))
}

async function* picturesOf({ db, files }: Deps, data: PersonalData) {
  const { applications, students } = data
  const named = [
    ...applications.flatMap((row) => [
      { name: `photo-${row.application_number}.jpg`, file: row.image_file },
      { name: `signature-${row.application_number}.jpg`, file: row.signature_file },
    ]),
    // An admitted applicant's photo is also the student's: include it once.
    ...students
      .filter(({ image_file }) => !applications.some((row) => row.image_file === image_file))
      .map(({ urn, image_file }) => ({
        name: `photo-${urn.replaceAll("/", "-")}.jpg`,
        file: image_file,
      })),
    ...(await documentsOf(db, data)),
  ]
  for (const { name, file } of named) {
    const content = file ? await files.read(file) : undefined
    if (content) yield { name, content: [content] }
  }
}

/**
 * Exports all data held about a person, as ZIP entries: `person.json` and the pictures. Aadhaar number and bank
 * account are masked: the person knows them, and the file may get lost.
 */
export async function* exportPerson(
  deps: Deps,
  data: PersonalData,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const applications = []
  for (const { admission_code } of data.applications) {
    const application = await applicationFor(deps, admission_code)
    if (application) applications.push(application)
  }
  const students = []
  for (const row of data.students) students.push(await studentFor(deps, row))
  const messages = data.messages.map(({ at: sent_at, name, email, subject, message }) => ({
    sent_at,
    name,
    email,
    subject,
    message,
  }))
  const grievances = []
  for (const row of data.grievances) grievances.push(await grievanceFor(deps, row))
  const person = { made_at: at.toISOString(), applications, students, messages, grievances }
  yield { name: "person.json", content: [Buffer.from(JSON.stringify(person, null, 2))] }
  yield* picturesOf(deps, data)
}
