import { type CourseNames, findCourse, subjectName } from "#domain/admission/course-names.ts"
import type { Language } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { maskIdentity } from "#domain/fields/identifiers/identity-kinds.ts"
import { identityNames } from "#domain/fields/identifiers/identity-names.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import {
  studentFieldLabels,
  studentGenderLabels,
  studentStatusLabels,
} from "#domain/student/student.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Column, columnsFrom } from "#server/platform/spreadsheets/column.ts"
import {
  filterNamesOf,
  type ExportedTable,
  type ExportFormat,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import { createStudentList, type StudentFilter, type StudentRecord } from "./list-students.ts"

interface StudentExport {
  filter: StudentFilter
  format: ExportFormat
  language: Language
}

const sheetName = { en: "Students", hi: "विद्यार्थी" } satisfies Bilingual

/** Like the list, and the Aadhaar number masked like there. */
const columnsIn = (language: Language, names: CourseNames) => {
  const subject = (code: string) => subjectName(names, code, language)
  const values = {
    admission_number: (row) => row.admission_number,
    urn: (row) => row.urn,
    applicant_name: (row) => row.applicant_name,
    father_name: (row) => row.father_name,
    mother_name: (row) => row.mother_name,
    dob: (row) => dayFirst(row.dob),
    gender: ({ gender }) =>
      studentGenderLabels[gender as keyof typeof studentGenderLabels]?.[language] ?? gender,
    blood_group: (row) => row.blood_group,
    applicant_mobile: (row) => row.applicant_mobile,
    identity_kind: ({ identity_kind }) => identityNames[identity_kind][language],
    aadhaar: (row) => maskIdentity(row.identity_kind, row.aadhaar_last_four),
    p_address: (row) => row.p_address,
    course: ({ course }) => findCourse(names, course)?.short_name[language] ?? course,
    session: (row) => row.session,
    semester: (row) => row.semester,
    first_major_subject: (row) => subject(row.first_major_subject),
    second_major_subject: (row) => subject(row.second_major_subject),
    minor_subject: (row) => subject(row.minor_subject),
    status: ({ status }) => studentStatusLabels[status][language],
  } satisfies { [Field in keyof typeof studentFieldLabels]?: Column<StudentRecord>["value"] }
  return columnsFrom<StudentRecord, keyof typeof values>(values, studentFieldLabels, language)
}

/** Exports all students that match a filter as a table. The audit entry is written before the first row is read. */
export const exportStudents =
  ({ db, courseNames, now }: Pick<SiteDeps, "db" | "courseNames" | "now">) =>
  async (
    { filter, format, language }: StudentExport,
    { name: by }: Pick<Actor, "name">,
  ): Promise<ExportedTable> => {
    const list = createStudentList(db)
    const total = await list.count(filter)
    const stamp = stampOf({ now }, by)
    const details = { format, rows: total, filters: filterNamesOf(filter) }
    await writeAudit(db, stamp, "students exported", "students", details)
    const columns = columnsIn(language, (await courseNames())())
    const table = writeTable(format, columns, list.stream(filter), sheetName[language])
    return { total, fileName: `students-${dayInIndia(now())}.${format}`, table }
  }
