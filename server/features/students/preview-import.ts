import type { StudentForm } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"

import {
  type ImportDeps,
  importStudents,
  type ImportTotals,
  type RefusedRow,
} from "./import-students.ts"
import type { StudentRow } from "./read-student-rows.ts"
import {
  duplicateOf,
  findPossibleDuplicates,
  isUnchanged,
  type NewStudent,
  type StoreStudentResult,
} from "./uniqueness-check.ts"

/** A student as the preview shows it: the Aadhaar number is masked to its last four digits. */
export interface PreviewedStudent extends Omit<StudentForm, "aadhaar"> {
  aadhaar_last_four: string
}

export interface ImportPreview {
  totals: ImportTotals
  refused: RefusedRow[]
  /** The first students that would be added. */
  first: PreviewedStudent[]
}

const shown = 20

const previewOf = ({ aadhaar, card_code: _card, image_file: _image, ...form }: NewStudent) => ({
  ...form,
  aadhaar_last_four: aadhaar.slice(-4),
})

/** Predicts the result of storing students. Each batch is checked as if the earlier ones were stored. */
const foresee = (db: Database, fieldEncryption: Pick<FieldEncryption, "blindIndex">) => {
  const numbersOf = ({ urn, admission_number, aadhaar }: NewStudent) => ({
    urn,
    admission_number,
    aadhaar_index: fieldEncryption.blindIndex(aadhaar),
  })
  type Numbers = ReturnType<typeof numbersOf>
  // The import refuses a repeated URN, so each entry is final.
  const taken = new Map<string, Numbers>()
  const byAadhaar = new Map<string, Numbers>()
  const byAdmission = new Map<string, Numbers>()

  return async (students: readonly NewStudent[]): Promise<StoreStudentResult[]> => {
    const stored = await findPossibleDuplicates(db, students.map(numbersOf))
    const rowsBy = (key: keyof Numbers) => Map.groupBy(stored, (row) => row[key])
    const stand = {
      urn: rowsBy("urn"),
      aadhaar_index: rowsBy("aadhaar_index"),
      admission_number: rowsBy("admission_number"),
    }
    return students.map((student) => {
      const numbers = numbersOf(student)
      const { urn, aadhaar_index, admission_number } = numbers
      const former = stand.urn.get(urn)?.[0]
      // Ignore the stored numbers of students that this file has already changed: the new numbers replace them.
      const near = [
        ...(stand.aadhaar_index.get(aadhaar_index) ?? []),
        ...(stand.admission_number.get(admission_number) ?? []),
      ].filter((row) => !taken.has(row.urn))
      const before = [byAadhaar.get(aadhaar_index), byAdmission.get(admission_number)]
      const clash = duplicateOf(numbers, [...near, ...before.filter((one) => one !== undefined)])
      if (clash) return clash
      taken.set(urn, numbers)
      byAadhaar.set(aadhaar_index, numbers)
      byAdmission.set(admission_number, numbers)
      if (!former) return "added"
      return isUnchanged(former, student, aadhaar_index) ? "unchanged" : "changed"
    })
  }
}

type Deps = Pick<ImportDeps, "now" | "randomBytes"> & {
  db: Database
  fieldEncryption: FieldEncryption
}

/** Dry run of an import with the same checks. Stores nothing. */
export const previewImport =
  ({ db, fieldEncryption, now, randomBytes }: Deps) =>
  async (rows: readonly StudentRow[]): Promise<ImportPreview> => {
    const refused: RefusedRow[] = []
    const first: PreviewedStudent[] = []
    const look = foresee(db, fieldEncryption)
    const store: ImportDeps["students"]["store"] = async (students) => {
      const outcomes = await look(students)
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome === "added" && first.length < shown) first.push(previewOf(students[index]!))
      }
      return outcomes
    }
    const take = importStudents({ students: { store }, now, randomBytes, by: "preview" })
    const totals = await take(rows, (row) => refused.push(row))
    return { totals, refused: refused.toSorted((a, b) => a.line - b.line), first }
  }
