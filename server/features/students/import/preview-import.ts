import { identityKey } from "#domain/fields/identifiers/identity.ts"
import type { StudentForm } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"

import {
  duplicateOf,
  findPossibleDuplicates,
  type HeldNumbers,
  isUnchanged,
  type NewStudent,
  statusIn,
  type StoreStudentResult,
} from "../store-students.ts"
import type { StudentRow } from "./check-cells.ts"
import {
  type ImportDeps,
  importStudents,
  type ImportTotals,
  type RefusedRow,
} from "./import-students.ts"

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

const maxShown = 20

const keysOf = ({ urn, aadhaar_index, admission_number, status }: HeldNumbers) => [
  urn,
  `admission ${admission_number}`,
  ...(status === "active" ? [`aadhaar ${aadhaar_index}`] : []),
]

const previewOf = ({ aadhaar, card_code: _card, image_file: _image, ...form }: NewStudent) => ({
  ...form,
  aadhaar_last_four: aadhaar.slice(-4),
})

/** Predicts the result of storing students. Each batch is checked as if the earlier ones were stored. */
const predictStoring = (db: Database, fieldEncryption: Pick<FieldEncryption, "blindIndex">) => {
  /** The students of earlier rows by URN, Aadhaar number and admission number. */
  const earlier = new Map<string, HeldNumbers>()
  return async (students: readonly NewStudent[]): Promise<StoreStudentResult[]> => {
    const numbersOf = ({ urn, admission_number, identity_kind, aadhaar }: NewStudent) => ({
      urn,
      admission_number,
      aadhaar_index: fieldEncryption.blindIndex(identityKey(identity_kind, aadhaar)),
    })
    const stored = await findPossibleDuplicates(db, students.map(numbersOf))
    return students.map((student) => {
      const numbers = { ...numbersOf(student), status: statusIn(stored, student.urn) }
      const keys = keysOf(numbers)
      // Ignore the stored numbers of students that this file has already changed: the new numbers replace them.
      const clash = duplicateOf(numbers, [
        ...stored.filter(({ urn }) => !earlier.has(urn)),
        ...keys.flatMap((key) => earlier.get(key) ?? []),
      ])
      if (clash) return clash
      // The import refuses a repeated URN, so each entry is final.
      for (const key of keys) earlier.set(key, numbers)
      const former = stored.find((row) => row.urn === student.urn)
      if (!former) return "added"
      return isUnchanged(former, student, numbers.aadhaar_index) ? "unchanged" : "changed"
    })
  }
}

type Deps = Pick<ImportDeps, "courseNames" | "findIdentityNumbers" | "now" | "randomBytes"> & {
  db: Database
  fieldEncryption: FieldEncryption
}

/** Dry run of an import with the same checks. Stores nothing. */
export const previewImport =
  ({ db, fieldEncryption, ...deps }: Deps) =>
  async (rows: readonly StudentRow[]): Promise<ImportPreview> => {
    const refused: RefusedRow[] = []
    const first: PreviewedStudent[] = []
    const predict = predictStoring(db, fieldEncryption)
    const store: ImportDeps["store"] = async (students) => {
      const outcomes = await predict(students)
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome === "added" && first.length < maxShown) first.push(previewOf(students[index]!))
      }
      return outcomes
    }
    const importRows = importStudents({ ...deps, store, by: "preview" })
    const totals = await importRows(rows, (row) => refused.push(row))
    return { totals, refused: refused.toSorted((a, b) => a.row - b.row), first }
  }
