import {
  eraseDocuments,
  forgetOrigins,
  listKnownDocumentFiles,
} from "#server/features/applications/applications.ts"
import { raiseContentVersion } from "#server/features/content/content.ts"
import { eraseMessages } from "#server/features/outgoing/outgoing.ts"
import { accountOf } from "#server/features/students/students.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

/** Erased records and their unused pictures. Delete the files after the transaction is committed. */
export interface Erased {
  /** Admission codes or URNs. */
  ids: string[]
  /** File names that no record uses any more. */
  files: string[]
}

/** Those of these files that are the photo or signature of an application or a student now. */
export const listShownPictures = async (db: Database, names: readonly string[]) => {
  const students = await db
    .selectFrom("students")
    .select("image_file")
    .where("image_file", "in", names)
    .execute()
  const applications = await db
    .selectFrom("applications")
    .select(["image_file", "signature_file"])
    .where((row) => row.or([row("image_file", "in", names), row("signature_file", "in", names)]))
    .execute()
  return new Set([
    ...students.map(({ image_file }) => image_file),
    ...applications.flatMap(({ image_file, signature_file }) => [image_file, signature_file]),
  ])
}

/**
 * Those of these files that no application or student uses. An admitted applicant's photo also belongs to the
 * student.
 */
const unreferencedFiles = async (within: Database, names: readonly (string | null)[]) => {
  const fileNames = [...new Set(names.filter((name) => name !== null && name !== ""))] as string[]
  if (fileNames.length === 0) return []
  const shown = await listShownPictures(within, fileNames)
  const documents = new Set(await listKnownDocumentFiles(within, fileNames))
  return fileNames.filter((name) => !shown.has(name) && !documents.has(name))
}

/**
 * Erases applications with their history, documents, messages, decisions about duplicates, marks, places, answers and
 * objections.
 */
export const eraseApplications = async (
  within: Database,
  codes: readonly string[],
): Promise<Erased> => {
  if (codes.length === 0) return { ids: [], files: [] }
  const rows = await within
    .deleteFrom("applications")
    .where("admission_code", "in", codes)
    .returning(["admission_code", "image_file", "signature_file", "status"])
    .execute()
  await within.deleteFrom("application_events").where("admission_code", "in", codes).execute()
  const places = await within
    .deleteFrom("merit_places")
    .where("admission_code", "in", codes)
    .executeTakeFirst()
  await within.deleteFrom("merit_answers").where("admission_code", "in", codes).execute()
  // A public list may show the name, also in the page cache. A seat of somebody admitted is free again.
  const isAdmitted = rows.some(({ status }) => status === "admitted")
  if (places.numDeletedRows > 0n || isAdmitted) await raiseContentVersion(within)
  await within.deleteFrom("merit_marks").where("admission_code", "in", codes).execute()
  await within.deleteFrom("merit_objections").where("admission_code", "in", codes).execute()
  await within.deleteFrom("duplicate_settlements").where("admission_code", "in", codes).execute()
  await eraseMessages(within, codes)
  await forgetOrigins(within, codes)
  const documents = await eraseDocuments(within, codes)
  const files = [
    ...rows.flatMap(({ image_file, signature_file }) => [image_file, signature_file]),
    ...documents,
  ]
  return {
    ids: rows.map(({ admission_code }) => admission_code),
    files: await unreferencedFiles(within, files),
  }
}

/**
 * Erases the failed sign-ins of erased students. They are counted by the Aadhaar number, and are those of its active student: with a
 * disabled one they are erased if no other student has the number.
 */
const eraseFailures = async (
  within: Database,
  erased: readonly Pick<StudentsTable, "aadhaar_index" | "status">[],
) => {
  const numbers = [...new Set(erased.map(({ aadhaar_index }) => aadhaar_index))]
  const rows = await within
    .selectFrom("students")
    .select("aadhaar_index")
    .where("aadhaar_index", "in", numbers)
    .execute()
  const used = new Set(rows.map(({ aadhaar_index }) => aadhaar_index))
  for (const { aadhaar_index, status } of erased)
    if (status === "active") used.delete(aadhaar_index)
  const accounts = numbers.filter((number) => !used.has(number)).map(accountOf)
  if (accounts.length > 0) {
    await within.deleteFrom("sign_in_failures").where("account", "in", accounts).execute()
  }
}

/** Erases students, how they sign in, and their failed sign-ins. */
export const eraseStudents = async (within: Database, urns: readonly string[]): Promise<Erased> => {
  if (urns.length === 0) return { ids: [], files: [] }
  await within.deleteFrom("student_sessions").where("urn", "in", urns).execute()
  await within.deleteFrom("student_credentials").where("urn", "in", urns).execute()
  const rows = await within
    .deleteFrom("students")
    .where("urn", "in", urns)
    .returning(["urn", "image_file", "aadhaar_index", "status"])
    .execute()
  if (rows.length > 0) await eraseFailures(within, rows)
  const files = rows.map(({ image_file }) => image_file)
  return { ids: rows.map(({ urn }) => urn), files: await unreferencedFiles(within, files) }
}
