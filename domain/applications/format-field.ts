import type { Language } from "../content/languages.ts"
import { dayFirst } from "../fields/india-time.ts"
import { formatRupees } from "../fields/numbers.ts"
import { courses, subjectName } from "./courses.ts"
import { fieldTypeOf } from "./form/field-types.ts"

export type OptionNames = Record<string, string>

/** The label of a stored value; returns an unknown value unchanged. */
const named = (names: OptionNames, word: string) =>
  Object.hasOwn(names, word) ? names[word]! : word

/**
 * Formats one text of a field for display, with the labels of the choices as `names`. A separate module, so that the
 * form loads the labels of one language only.
 */
export const formatFieldText = (
  field: string,
  text: string,
  language: Language,
  names: OptionNames,
) => {
  switch (fieldTypeOf(field)) {
    case "course":
      return courses.find(({ code }) => code === text)?.shortName[language] ?? text
    case "one":
    case "several":
    case "yes_no":
    case "tick":
    case "agreement":
      return named(names, text)
    case "subject":
      return subjectName(text, language)
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
