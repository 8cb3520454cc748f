import type { CourseLabels } from "../admission/course-names.ts"
import { formatRupees } from "../fields/format-rupees.ts"
import { dayFirst } from "../fields/india-time.ts"
import { fieldTypeOf } from "./form/form-fields.ts"

type Labels = Readonly<Record<string, string>>

/** The labels of stored values in one language: of choices, courses and subjects. */
export interface ValueLabels extends CourseLabels {
  options: Labels
}

/** The label of a stored value; returns an unknown value unchanged. */
const named = (names: Labels, word: string) => (Object.hasOwn(names, word) ? names[word]! : word)

/**
 * Formats one text of a field for display, with the labels of its language. A separate module, so that the
 * form loads the labels of one language only.
 */
export const formatFieldText = (
  field: string,
  text: string,
  { options, courses, subjects }: ValueLabels,
) => {
  switch (fieldTypeOf(field)) {
    case "course":
      return named(courses, text)
    case "one":
    case "several":
    case "yes_no":
    case "tick":
    case "agreement":
      return named(options, text)
    case "subject":
      return named(subjects, text)
    case "day":
    case "certificate_date":
      return /^\d{4}-\d\d-\d\d$/.test(text) ? dayFirst(text) : text
    case "percent":
      return text && `${text} %`
    case "rupees":
      return /^\d{1,9}$/.test(text) ? formatRupees(Number(text)) : text
    default:
      return text
  }
}
