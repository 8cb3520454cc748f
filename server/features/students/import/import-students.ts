import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { registrationNumber } from "#domain/fields/academic.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import type { CellFault } from "#domain/spreadsheets/table-faults.ts"
import {
  columnOfField,
  fieldOfColumn,
  type StudentColumn,
} from "#domain/student/student-columns.ts"
import { studentSchema, type StudentForm } from "#domain/student/student.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import type { NewStudent, StoreStudentResult } from "../store-students.ts"
import { checkCells, type CheckedRow, type StudentRow } from "./check-cells.ts"

/** A row that was refused: its number in the file, and its errors by field. */
export interface RefusedRow {
  row: number
  errors:
    | Record<string, (MessageKey | CellFault)[]>
    | "aadhaar_of_another"
    | "admission_of_another"
    | "twice_in_file"
  /** What the file has in the fields with an error, shortened; an Aadhaar number is masked. */
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
  /** The stored Aadhaar numbers of students, by URN. */
  findIdentityNumbers: (urns: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Actor for the audit log. */
  by: string
}

const rowsOfTransaction = 500

const fieldsOf = (errors: RefusedRow["errors"]) => {
  if (errors === "aadhaar_of_another") return ["aadhaar"]
  if (errors === "admission_of_another") return ["admission_number"]
  return errors === "twice_in_file" ? ["urn"] : Object.keys(errors)
}

/** An Aadhaar number with its last four digits only, also one that is wrong or shortened by a spreadsheet. */
const masked = (text: string) =>
  /E\+/i.test(text)
    ? text.replace(/^[^E]*/i, (digits) => digits.replaceAll(/\p{Nd}/gu, "X"))
    : text.replaceAll(/\p{Nd}(?=(?:.*\p{Nd}){4})/gu, "X")

/** Also when the columns are mixed up, no number as long as an Aadhaar number is repeated. */
const shownValue = (field: string, text: string) =>
  field === "aadhaar"
    ? masked(text).slice(0, 60)
    : text.slice(0, 60).replaceAll(/\p{Nd}(?:[\s-]?\p{Nd}){11,}/gu, "…")

const valuesOf = (texts: CheckedRow["texts"], errors: RefusedRow["errors"]) =>
  Object.fromEntries(
    fieldsOf(errors).map((field) => [
      field,
      shownValue(field, texts[columnOfField[field as keyof StudentForm]] ?? ""),
    ]),
  )

/** An identity number as exports show it: XXXX XXXX 1234, or XXXX1234. */
const maskedNumber = /^[x*]{4}[\s-]?(?:[x*]{4}[\s-]?)?([\dA-Z]{4})$/i

const lastFourOf = ({ texts }: CheckedRow) =>
  maskedNumber.exec(toAsciiDigits(normalizeText(texts.aadhar)))?.[1]

const urnOf = ({ texts }: CheckedRow) => registrationNumber.safeParse(normalizeText(texts.urn)).data

/** Puts the stored Aadhaar numbers in the place of masked ones, so that an exported table can be imported again. */
const withStoredNumbers = async (
  rows: readonly CheckedRow[],
  find: ImportDeps["findIdentityNumbers"],
): Promise<readonly CheckedRow[]> => {
  const withMasked = rows.filter(lastFourOf)
  if (withMasked.length === 0) return rows
  const stored = await find(withMasked.flatMap((row) => urnOf(row) ?? []))
  return rows.map((row) => {
    const lastFour = lastFourOf(row)
    if (lastFour === undefined) return row
    const number = stored.get(urnOf(row) ?? "")
    return number?.endsWith(lastFour)
      ? { ...row, texts: { ...row.texts, aadhar: number } }
      : { ...row, faults: { ...row.faults, aadhar: "aadhaar_masked" as const } }
  })
}

/** What the form has of a row, by field. */
const formOf = ({ texts }: CheckedRow) =>
  Object.fromEntries(
    (Object.entries(texts) as [StudentColumn, string][]).map(([column, text]) => [
      fieldOfColumn[column],
      text,
    ]),
  )

const faultsByField = ({ faults }: CheckedRow) =>
  Object.fromEntries(
    (Object.entries(faults) as [StudentColumn, CellFault][]).map(([column, fault]) => [
      fieldOfColumn[column],
      [fault],
    ]),
  )

type Schema = ReturnType<typeof studentSchema>

/** The student of a row, or its errors by field: what happened to a cell comes before what is wrong with its text. */
const parseRow = (schema: Schema, row: CheckedRow) => {
  const result = schema.safeParse(formOf(row))
  const faults = faultsByField(row)
  if (result.success && Object.keys(faults).length === 0) return { student: result.data }
  return { errors: { ...fieldErrorsOf(result.error?.issues ?? []), ...faults } }
}

/**
 * Imports rows of students. Refused rows are reported with number and reason; the others are stored in batches.
 * Idempotent: importing the same file again changes nothing.
 */
export const importStudents =
  ({ store, findIdentityNumbers, courseNames, now, randomBytes, by }: ImportDeps) =>
  async (
    rows: readonly StudentRow[],
    onRefused: (row: RefusedRow) => void,
    onProgress: (rowsRead: number) => void = () => undefined,
  ): Promise<ImportTotals> => {
    const today = dayInIndia(now())
    const schema = studentSchema(today, (await courseNames())())
    const totals: ImportTotals = { added: 0, changed: 0, unchanged: 0, refused: 0 }

    const refuse = ({ number, texts }: CheckedRow, errors: RefusedRow["errors"]) => {
      totals.refused++
      onRefused({ row: number, errors, values: valuesOf(texts, errors) })
    }
    const storeBatch = async (batch: readonly { row: CheckedRow; student: NewStudent }[]) => {
      if (batch.length === 0) return
      const students = batch.map(({ student }) => student)
      const outcomes = await store(students, stampOf({ now }, by))
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome === "added" || outcome === "changed" || outcome === "unchanged")
          totals[outcome]++
        else refuse(batch[index]!.row, outcome)
      }
    }

    const urns = new Set<string>()
    const takeNew = (row: CheckedRow) => {
      const { student, errors } = parseRow(schema, row)
      if (errors) refuse(row, errors)
      else if (urns.has(student.urn)) refuse(row, "twice_in_file")
      else {
        urns.add(student.urn)
        const card_code = admissionCodeFrom(randomBytes(12))
        return [{ row, student: { ...student, card_code, image_file: null } }]
      }
      return []
    }

    const checked = checkCells(rows, today)
    for (let from = 0; from < checked.length; from += rowsOfTransaction) {
      const part = checked.slice(from, from + rowsOfTransaction)
      await storeBatch((await withStoredNumbers(part, findIdentityNumbers)).flatMap(takeNew))
      onProgress(from + part.length)
      // SQLite is synchronous: without a pause, a long import would block all other requests.
      await yieldToEventLoop()
    }
    return totals
  }
