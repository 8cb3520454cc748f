import type { StudentForm } from "#domain/student/student.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

import { studentColumns } from "./student-row.ts"

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

/** The numbers that must be unique among students. */
export type UniqueNumbers = Pick<StudentsTable, "urn" | "aadhaar_index" | "admission_number">

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

/** Whether another student already has the Aadhaar or admission number. */
export const duplicateOf = (
  { urn, aadhaar_index, admission_number }: UniqueNumbers,
  near: readonly UniqueNumbers[],
): "aadhaar_of_another" | "admission_of_another" | undefined => {
  const others = near.filter((row) => row.urn !== urn)
  if (others.some((row) => row.aadhaar_index === aadhaar_index)) return "aadhaar_of_another"
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
