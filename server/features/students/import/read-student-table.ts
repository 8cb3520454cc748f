import {
  requiredColumns,
  type StudentColumn,
  studentHeadings,
} from "#domain/student/student-columns.ts"
import { findTable, type TableWithHeadings } from "#server/platform/spreadsheets/find-headings.ts"
import { readTable } from "#server/platform/spreadsheets/read-table.ts"
import { UnreadableTable } from "#server/platform/spreadsheets/table.ts"

import { isLegacyHindi } from "./check-cells.ts"

/** The students of a workbook (.xlsx) or text file (CSV). */
export type StudentTable = TableWithHeadings<StudentColumn>

const required = Object.keys(requiredColumns) as StudentColumn[]

/** A row without these is no student: the others may be filled in advance, like the session. */
const keys: StudentColumn[] = ["urn", "admission_number", "applicant_name", "aadhar"]

/** More than single words: the whole table is written so, also names that are not recognised. */
const shareOfLegacyRows = 0.1

/** Reads a student table. Throws UnreadableTable. */
export const readStudentTable = async (bytes: Uint8Array): Promise<StudentTable> => {
  const table = await findTable(readTable(bytes), studentHeadings, { required, keys })
  const legacy = table.rows.filter(({ cells }) => Object.values(cells).some(isLegacyHindi))
  if (legacy.length > 1 && legacy.length > table.rows.length * shareOfLegacyRows) {
    throw new UnreadableTable("legacy_font")
  }
  return table
}
