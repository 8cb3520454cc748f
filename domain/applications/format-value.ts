import { type CourseNames, courseLabels } from "../admission/course-names.ts"
import type { Language } from "../content/languages.ts"
import { formatFieldText, type ValueLabels } from "./format-field.ts"
import { options as english } from "./messages/options.en.ts"
import { options as hindi } from "./messages/options.hi.ts"

const options = { en: english, hi: hindi }

/** The labels of stored values in a language. */
export const valueLabels = (names: CourseNames, language: Language): ValueLabels => ({
  ...courseLabels(names, language),
  options: options[language],
})

/**
 * Formats a stored value of the form (or its course) for display: labels of choices and subjects, days as 27-03-2007,
 * rupees as ₹1,25,000, lists with commas; "" for an empty value.
 */
export const formatValue = (field: string, value: unknown, labels: ValueLabels): string => {
  if (Array.isArray(value)) return value.map((item) => formatValue(field, item, labels)).join(", ")
  return typeof value === "string" && value !== "" ? formatFieldText(field, value, labels) : ""
}
