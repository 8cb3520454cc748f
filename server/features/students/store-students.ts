import type { Student, StudentForm } from "#domain/student/student.ts"
import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

import { forgetCredential } from "./credentials/student-credentials.ts"
import { studentColumnsOf, studentColumns } from "./student-row.ts"

/** A student about to be stored. */
export interface NewStudent extends StudentForm {
  card_code: string
  image_file: string | null
}

/** Result of storing a student. Refused if another student has the Aadhaar or admission number. */
export type StoreStudentResult =
  | "added"
  | "changed"
  | "unchanged"
  | "aadhaar_of_another"
  | "admission_of_another"

/** The numbers that must be unique: the Aadhaar number among active students, the others among all. */
export type UniqueNumbers = Pick<StudentsTable, "urn" | "aadhaar_index" | "admission_number">

/** The numbers of a student, and whether they keep others from having the Aadhaar number. */
export type HeldNumbers = UniqueNumbers & Pick<StudentsTable, "status">

/** The stored students that share a number with any of these. */
export const findPossibleDuplicates = (within: Database, numbers: readonly UniqueNumbers[]) => {
  const all = <Name extends keyof UniqueNumbers>(name: Name) => numbers.map((each) => each[name])
  return within
    .selectFrom("students")
    .selectAll()
    .where((row) =>
      row.or([
        row("urn", "in", all("urn")),
        row("aadhaar_index", "in", all("aadhaar_index")),
        row("admission_number", "in", all("admission_number")),
      ]),
    )
    .execute()
}

/** The status of a student among stored ones. A new student is active. */
export const statusIn = (stored: readonly HeldNumbers[], urn: string) =>
  stored.find((row) => row.urn === urn)?.status ?? "active"

/**
 * Whether another student already has the Aadhaar or admission number. A disabled record may be of an admission by mistake: its
 * Aadhaar number is free for others.
 */
export const duplicateOf = (
  { urn, aadhaar_index, admission_number }: UniqueNumbers,
  near: readonly HeldNumbers[],
): "aadhaar_of_another" | "admission_of_another" | undefined => {
  const others = near.filter((row) => row.urn !== urn)
  const holds = (row: HeldNumbers) => row.status === "active" && row.aadhaar_index === aadhaar_index
  if (statusIn(near, urn) === "active" && others.some(holds)) return "aadhaar_of_another"
  return others.some((row) => row.admission_number === admission_number)
    ? "admission_of_another"
    : undefined
}

/** Whether storing a student would leave the row unchanged. An import without photos does not remove a photo. */
export const isUnchanged = (
  former: StudentsTable,
  student: Omit<NewStudent, "card_code">,
  aadhaar_index: string,
) =>
  former.aadhaar_index === aadhaar_index &&
  studentColumns.every((field) => former[field] === student[field]) &&
  (student.image_file === null || former.image_file === student.image_file)

/**
 * Ends what a changed Aadhaar number or date of birth had opened: the sessions, and with the number the own password and slip. Who
 * had the former number may have set them. Call it after the change, which waits for sign-ins that run.
 */
export const endFormerSignIn = async (
  transaction: Database,
  former: StudentsTable,
  { aadhaar_index, dob }: Pick<StudentsTable, "aadhaar_index" | "dob">,
) => {
  const hasOtherNumber = former.aadhaar_index !== aadhaar_index
  if (!hasOtherNumber && former.dob === dob) return
  await transaction.deleteFrom("student_sessions").where("urn", "=", former.urn).execute()
  if (hasOtherNumber) await forgetCredential(transaction, former.urn)
}

/**
 * The photo of the same person's application, for a student who is imported: a file of students has no photos. Only staff who
 * have seen the person's papers make an application `verified`. Anybody can send one with another person's number, so the
 * photo of any other would get on that person's card.
 */
const findPhoto = async (
  within: Database,
  { aadhaar_index, dob }: Pick<StudentsTable, "aadhaar_index" | "dob">,
) => {
  const applications = await within
    .selectFrom("applications")
    .select(["image_file", "form"])
    .where("aadhaar_index", "=", aadhaar_index)
    .where("status", "in", ["verified", "admitted"])
    .where("image_file", "!=", "")
    .orderBy("submitted_at", "desc")
    .execute()
  const isSame = (form: string) => (JSON.parse(form) as { dob?: string }).dob === dob
  return applications.find(({ form }) => isSame(form))?.image_file ?? null
}

const storeStudent = async (
  transaction: Database,
  fieldEncryption: FieldEncryption,
  student: NewStudent,
  at: string,
): Promise<StoreStudentResult> => {
  const { urn, card_code } = student
  const columns = studentColumnsOf(fieldEncryption, student)
  const near = await findPossibleDuplicates(transaction, [{ urn, ...columns }])
  const clash = duplicateOf({ urn, ...columns }, near)
  if (clash) return clash

  const former = near.find((row) => row.urn === urn)
  const known = student.image_file ?? former?.image_file
  const image_file = known ?? (await findPhoto(transaction, columns))
  if (!former) {
    const added = { urn, ...columns, card_code, image_file, status: "active" as const }
    await transaction
      .insertInto("students")
      .values({ ...added, version: 1, updated_at: at })
      .execute()
    return "added"
  }
  if (isUnchanged(former, { ...student, image_file }, columns.aadhaar_index)) return "unchanged"
  await transaction
    .updateTable("students")
    .set({
      ...columns,
      // Keep the card code, so that printed cards stay valid.
      image_file,
      version: former.version + 1,
      updated_at: at,
    })
    .where("urn", "=", urn)
    .execute()
  await endFormerSignIn(transaction, former, columns)
  return "changed"
}

/** Stores students with their audit entries within a transaction. Returns the result for each. */
export const storeStudents = async (
  transaction: Database,
  fieldEncryption: FieldEncryption,
  students: readonly NewStudent[],
  stamp: AuditStamp,
) => {
  const outcomes: StoreStudentResult[] = []
  for (const student of students) {
    outcomes.push(await storeStudent(transaction, fieldEncryption, student, stamp.at))
  }
  const stored = students.filter((_, index) => ["added", "changed"].includes(outcomes[index]!))
  const urns = stored.map(({ urn }) => urn)
  await writeAudit(transaction, stamp, "student stored", urns)
  return outcomes
}

/** Whether the student with this URN has another Aadhaar number: then it is a record of somebody else, or a number is wrong. */
export const isUrnOfAnother = (
  transaction: Database,
  { urn, aadhaar_index }: Pick<UniqueNumbers, "urn" | "aadhaar_index">,
) =>
  hasRows(
    transaction
      .selectFrom("students")
      .where("urn", "=", urn)
      .where("aadhaar_index", "!=", aadhaar_index),
  )

/** Whether another active student has the Aadhaar number of this one. */
const isNumberTaken = (transaction: Database, urn: string) =>
  hasRows(
    transaction
      .selectFrom("students as own")
      .innerJoin("students as other", "other.aadhaar_index", "own.aadhaar_index")
      .where("own.urn", "=", urn)
      .where("other.urn", "!=", urn)
      .where("other.status", "=", "active"),
  )

/** Result of enabling or disabling a student. Refused if another active student has the Aadhaar number. */
export type SetStatusResult = "changed" | "unchanged" | "aadhaar_of_another"

/** Enables or disables a student within a transaction. Disabling ends all of the student's sessions. */
export const setStudentStatus = async (
  transaction: Database,
  urn: string,
  status: Student["status"],
  stamp: AuditStamp,
): Promise<SetStatusResult> => {
  if (status === "active" && (await isNumberTaken(transaction, urn))) return "aadhaar_of_another"
  const { numUpdatedRows } = await transaction
    .updateTable("students")
    .set((row) => ({ status, updated_at: stamp.at, version: row("version", "+", 1) }))
    .where("urn", "=", urn)
    .where("status", "!=", status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return "unchanged"
  if (status === "disabled") {
    await transaction.deleteFrom("student_sessions").where("urn", "=", urn).execute()
  }
  await writeAudit(transaction, stamp, `student ${status}`, urn)
  return "changed"
}
