import type { CourseNames } from "#domain/admission/course-names.ts"
import { genders } from "#domain/fields/genders.ts"
import { optionalColumns, requiredColumns } from "#domain/student/student-columns.ts"
import { bloodGroups, semesters } from "#domain/student/student.ts"
import type { RefusedRow } from "#server/features/students/students.ts"

export interface RowError {
  line: number
  /** The column's name in the file. */
  column: string
  /** The student's field. */
  field: string
  /** Undefined if it is not told, as of an Aadhaar number. */
  value: string | undefined
  /** Key of the error. */
  error: string
  /** What the column may hold, if that is a short list. */
  choices: readonly string[]
}

const columns = Object.entries({ ...requiredColumns, ...optionalColumns })

const wholeRow: Record<Extract<RefusedRow["errors"], string>, string> = {
  aadhaar_of_another: "aadhaar",
  admission_of_another: "admission_number",
  twice_in_file: "urn",
}

const choicesOf = (field: string, { courses, subjects }: CourseNames): readonly string[] => {
  if (field === "gender")
    return Object.entries(genders).map(([name, number]) => `${name} (${number})`)
  if (field === "course") return courses.map(({ code, number }) => `${code} (${number})`)
  if (field === "blood_group") return bloodGroups
  if (field === "semester") return semesters
  return field.endsWith("_subject") ? subjects.map(({ code }) => code) : []
}

/** The errors of a refused row, each with its column, value and allowed choices. */
export const rowErrors = ({ line, errors, values }: RefusedRow, names: CourseNames): RowError[] => {
  const found =
    typeof errors === "string"
      ? [[wholeRow[errors], errors] as const]
      : Object.entries(errors).map(([field, [key = "missing"]]) => [field, key] as const)
  return found.map(([field, error]) => ({
    line,
    field,
    column: columns.find(([, known]) => known === field)?.[0] ?? field,
    value: values[field],
    error,
    choices: error === "choice" || error === "missing" ? choicesOf(field, names) : [],
  }))
}
