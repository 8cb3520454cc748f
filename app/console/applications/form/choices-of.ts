import {
  canBeFirstMajor,
  courseCodes,
  firstMajorOptions,
  secondMajorOptions,
  subjects,
} from "#domain/applications/courses.ts"
import { choices, fieldTypeOf } from "#domain/applications/form/field-types.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import type { Language } from "#domain/content/languages.ts"

/** Values that the available subjects depend on. */
export interface Chosen {
  course: string
  firstMajor: string
}

const subjectsOf = (field: string, { course, firstMajor }: Chosen): readonly string[] => {
  switch (field) {
    case "first_major_subject":
      return firstMajorOptions(course)
    case "second_major_subject":
      return secondMajorOptions(course, firstMajor)
    default:
      return subjects
  }
}

const valuesOf = (field: string, chosen: Chosen): readonly string[] => {
  switch (fieldTypeOf(field)) {
    case "course":
      return courseCodes
    case "one":
    case "several":
      return choices[field as keyof typeof choices]
    case "yes_no":
      return ["yes", "no"]
    case "subject":
      return subjectsOf(field, chosen)
    default:
      return []
  }
}

/** Options of a field by its name; none for a text field. */
export const choicesOf = (field: string, chosen: Chosen, language: Language) =>
  valuesOf(field, chosen).map((value) => ({
    value,
    name: formatValue(field, value, language),
    isDisabled: field === "first_major_subject" && !canBeFirstMajor(value),
  }))
