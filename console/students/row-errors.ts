import type { CourseNames } from "#domain/admission/course-names.ts"
import { genders } from "#domain/fields/genders.ts"
import { columnOfField } from "#domain/student/student-columns.ts"
import { bloodGroups, semesters, type StudentForm } from "#domain/student/student.ts"
import type { RefusedRow } from "#server/features/students/students.ts"

export interface RowError {
  row: number
  /** The column's name in the file. */
  column: string
  /** The student's field. */
  field: string
  /** Undefined if it is not told. An Aadhaar number is masked. */
  value: string | undefined
  /** Key of the error. */
  error: string
  /** What the column may hold, if that is a short list. */
  choices: readonly string[]
}

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
export const rowErrors = ({ row, errors, values }: RefusedRow, names: CourseNames): RowError[] => {
  const fieldErrors =
    typeof errors === "string"
      ? [[wholeRow[errors], errors] as const]
      : Object.entries(errors).map(([field, [key = "missing"]]) => [field, key] as const)
  return fieldErrors.map(([field, error]) => ({
    row,
    field,
    column: columnOfField[field as keyof StudentForm],
    value: values[field],
    error,
    choices: error === "choice" || error === "missing" ? choicesOf(field, names) : [],
  }))
}

const maxRanges = 10

/** Row numbers as a person writes them: "3, 7–12". A long list ends with "…". */
export const rowRanges = (rows: readonly number[]) => {
  const ranges: [first: number, last: number][] = []
  for (const row of rows) {
    const range = ranges.at(-1)
    if (range?.[1] === row - 1) range[1] = row
    else ranges.push([row, row])
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  return [...texts.slice(0, maxRanges), ...(texts.length > maxRanges ? ["…"] : [])].join(", ")
}
