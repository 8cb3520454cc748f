import type { StudentForm } from "#domain/student/student.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

import { studentColumns } from "./student-row.ts"

/** A student about to be stored. */
export interface NewStudent extends StudentForm {
  card_code: string
  image_file: string | null
}

/** What became of a student who was to be stored; refused where a number belongs to another student. */
export type StoreStudentResult =
  | "added"
  | "changed"
  | "unchanged"
  | "aadhaar_of_another"
  | "admission_of_another"

/** The numbers of which each belongs to one student. */
export type UniqueNumbers = Pick<StudentsTable, "urn" | "aadhaar_index" | "admission_number">

/** The students who share a number with any of these. */
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

/** Whether one of these has a number that a student is to have. */
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

/** Whether storing a student would leave the row as it is. A table without photos takes none away. */
export const isUnchanged = (
  former: StudentsTable,
  student: Omit<NewStudent, "card_code">,
  aadhaar_index: string,
) =>
  former.aadhaar_index === aadhaar_index &&
  studentColumns.every((field) => former[field] === student[field]) &&
  (student.image_file === null || former.image_file === student.image_file)
