import { setImmediate as nextTurn } from "node:timers/promises"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { type FieldErrors, fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { studentSchema } from "#domain/student/student.ts"
import type { AuditStamp } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import type { StudentRow } from "./read-student-table.ts"
import type { NewStudent, StoreStudentResult } from "./uniqueness-check.ts"

/** A row that was refused: its line in the file and the problems by column. Never contains the values. */
export interface RefusedRow {
  line: number
  problems: FieldErrors | "aadhaar_of_another" | "admission_of_another" | "twice_in_file"
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
    let batch: { line: number; student: NewStudent }[] = []
    let rowsRead = 0

    const refuse = (row: RefusedRow) => {
      totals.refused++
      onRefused(row)
    }
    const storeBatch = async () => {
      const students = batch.map(({ student }) => student)
      const outcomes = await store(students, { at: now().toISOString(), by })
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome === "added" || outcome === "changed" || outcome === "unchanged")
          totals[outcome]++
        else refuse({ line: batch[index]!.line, problems: outcome })
      }
      batch = []
      onProgress(rowsRead)
    }

    const seen = new Set<string>()
    for (const { line, columns } of rows) {
      rowsRead++
      const { aadhar, bloodGroup, ...rest } = columns
      const parsed = schema.safeParse({ ...rest, aadhaar: aadhar, blood_group: bloodGroup })
      if (!parsed.success) refuse({ line, problems: fieldErrorsOf(parsed.error.issues) })
      else if (seen.has(parsed.data.urn)) refuse({ line, problems: "twice_in_file" })
      else {
        seen.add(parsed.data.urn)
        const card_code = admissionCodeFrom(randomBytes(12))
        batch.push({ line, student: { ...parsed.data, card_code, image_file: null } })
      }
      if (rowsRead % rowsOfTransaction === 0) {
        if (batch.length > 0) await storeBatch()
        // SQLite is synchronous: without a pause, a long import would block all other requests.
        await nextTurn()
      }
    }
    if (batch.length > 0) await storeBatch()
    return totals
  }
