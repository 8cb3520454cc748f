import type { Language } from "../content/languages.ts"
import { dayFirst } from "../fields/india-time.ts"
import { formatRupees } from "../fields/numbers.ts"
import { courses, subjectName } from "./courses.ts"
import { fieldTypeOf } from "./form/field-types.ts"
import { options as english } from "./messages/options.en.ts"
import { options as hindi } from "./messages/options.hi.ts"

type Names = Record<string, string>

const optionNames: Record<Language, Names> = { en: english, hi: hindi }

/** The label of a stored value; returns an unknown value unchanged. */
const named = (names: Names, word: string) => (Object.hasOwn(names, word) ? names[word]! : word)

const shownText = (field: string, text: string, language: Language) => {
  switch (fieldTypeOf(field)) {
    case "course":
      return courses.find(({ code }) => code === text)?.shortName[language] ?? text
    case "one":
    case "several":
    case "yes_no":
    case "tick":
      return named(optionNames[language], text)
    case "subject":
      return subjectName(text, language)
    case "day":
      return /^\d{4}-\d\d-\d\d$/.test(text) ? dayFirst(text) : text
    case "rupees":
      return /^\d{1,9}$/.test(text) ? formatRupees(Number(text)) : text
    default:
      return text
  }
}

/**
 * Formats a stored value of the form (or its course) for display: labels of choices and subjects, days as 27-03-2007,
 * rupees as ₹1,25,000, lists with commas; "" for an empty value.
 */
export const formatValue = (field: string, value: unknown, language: Language): string => {
  if (Array.isArray(value)) {
    return value.map((item) => formatValue(field, item, language)).join(", ")
  }
  return typeof value === "string" && value !== "" ? shownText(field, value, language) : ""
}
