import { findProgramme } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { isExcluded, offeredSubjects } from "#domain/admission/subject-rules.ts"
import { choices, fieldTypeOf } from "#domain/applications/form/form-fields.ts"
import type { ValueLabels } from "#domain/applications/format-field.ts"
import { formatValue } from "#domain/applications/format-value.ts"

/** Values that the available subjects depend on. */
export interface Chosen {
  course: string
  firstMajor: string
}

const valuesOf = (
  field: string,
  { course, firstMajor }: Chosen,
  session: NamedSession,
): readonly string[] => {
  switch (fieldTypeOf(field)) {
    case "course":
      return session.programmes.map(({ code }) => code)
    case "one":
    case "several":
      return choices[field as keyof typeof choices]
    case "yes_no":
      return ["yes", "no"]
    case "subject": {
      const programme = findProgramme(session, course)
      return programme ? offeredSubjects(programme, field, firstMajor) : []
    }
    default:
      return []
  }
}

/** Options of a field whose choices do not depend on the session. */
export const fixedChoicesOf = (field: string, labels: ValueLabels) =>
  choices[field as keyof typeof choices].map((value: string) => ({
    value,
    name: formatValue(field, value, labels),
  }))

/** Options of a field by its name; none for a text field. */
export const choicesOf = (
  field: string,
  chosen: Chosen,
  session: NamedSession,
  labels: ValueLabels,
) => {
  const programme = findProgramme(session, chosen.course)
  return valuesOf(field, chosen, session).map((value) => ({
    value,
    name: formatValue(field, value, labels),
    isDisabled: programme !== undefined && isExcluded(programme, field, value),
  }))
}
