import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { type FieldErrors, fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { optionalColumns, requiredColumns } from "#domain/student/student-columns.ts"
import { studentSchema } from "#domain/student/student.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import type { NewStudent, StoreStudentResult } from "../store-students.ts"
import type { StudentRow } from "./read-student-table.ts"

/** A row that was refused: its line in the file, and its errors by field. */
export interface RefusedRow {
  line: number
  errors: FieldErrors | "aadhaar_of_another" | "admission_of_another" | "twice_in_file"
  /** What the file has in the fields with an error, shortened; never an Aadhaar number. */
  values: Record<string, string>
}

export interface ImportTotals {
  added: number
  changed: number
  unchanged: number
  refused: number
}

export interface ImportDeps extends Pick<SiteDeps, "courseNames" | "now" | "randomBytes"> {
  /** Stores a batch of students in one transaction. Returns the result for each. */
  store: (students: readonly NewStudent[], stamp: AuditStamp) => Promise<StoreStudentResult[]>
  /** Actor for the audit log. */
  by: string
}

const rowsOfTransaction = 500

const columnOf = Object.fromEntries(
  Object.entries({ ...requiredColumns, ...optionalColumns }).map(([column, field]) => [
    field,
    column,
  ]),
)

const fieldsOf = (errors: RefusedRow["errors"]) => {
  if (errors === "admission_of_another") return ["admission_number"]
  if (errors === "twice_in_file") return ["urn"]
  return typeof errors === "string" ? [] : Object.keys(errors)
}

/** Also when the columns are mixed up, no number as long as an Aadhaar number is repeated. */
const shownValue = (text: string) =>
  text.slice(0, 60).replaceAll(/\p{Nd}(?:[\s-]?\p{Nd}){11,}/gu, "…")

const valuesOf = (columns: StudentRow["columns"], errors: RefusedRow["errors"]) =>
  Object.fromEntries(
    fieldsOf(errors)
      .filter((field) => field !== "aadhaar")
      .map((field) => [field, shownValue(columns[columnOf[field] ?? ""] ?? "")]),
  )

/**
 * Imports rows of students. Refused rows are reported with line and reason; the others are stored in batches.
 * Idempotent: importing the same file again changes nothing.
 */
export const importStudents =
  ({ store, courseNames, now, randomBytes, by }: ImportDeps) =>
  async (
    rows: readonly StudentRow[],
    onRefused: (row: RefusedRow) => void,
    onProgress: (rowsRead: number) => void = () => undefined,
  ): Promise<ImportTotals> => {
    const schema = studentSchema(dayInIndia(now()), (await courseNames())())
    const totals: ImportTotals = { added: 0, changed: 0, unchanged: 0, refused: 0 }
    let batch: (StudentRow & { student: NewStudent })[] = []
    let rowsRead = 0

    const refuse = ({ line, columns }: StudentRow, errors: RefusedRow["errors"]) => {
      totals.refused++
      onRefused({ line, errors, values: valuesOf(columns, errors) })
    }
    const storeBatch = async () => {
      const students = batch.map(({ student }) => student)
      const outcomes = await store(students, stampOf({ now }, by))
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome === "added" || outcome === "changed" || outcome === "unchanged")
          totals[outcome]++
        else refuse(batch[index]!, outcome)
      }
      batch = []
      onProgress(rowsRead)
    }

    const seen = new Set<string>()
    for (const row of rows) {
      rowsRead++
      const { aadhar, bloodGroup, ...rest } = row.columns
      const parsed = schema.safeParse({ ...rest, aadhaar: aadhar, blood_group: bloodGroup })
      if (!parsed.success) refuse(row, fieldErrorsOf(parsed.error.issues))
      else if (seen.has(parsed.data.urn)) refuse(row, "twice_in_file")
      else {
        seen.add(parsed.data.urn)
        const card_code = admissionCodeFrom(randomBytes(12))
        batch.push({ ...row, student: { ...parsed.data, card_code, image_file: null } })
      }
      if (rowsRead % rowsOfTransaction === 0) {
        if (batch.length > 0) await storeBatch()
        // SQLite is synchronous: without a pause, a long import would block all other requests.
        await yieldToEventLoop()
      }
    }
    if (batch.length > 0) await storeBatch()
    return totals
  }
