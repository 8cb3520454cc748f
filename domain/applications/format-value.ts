import type { Language } from "../content/languages.ts"
import { formatFieldText, type OptionNames } from "./format-field.ts"
import { options as english } from "./messages/options.en.ts"
import { options as hindi } from "./messages/options.hi.ts"

const optionNames: Record<Language, OptionNames> = { en: english, hi: hindi }

/**
 * Formats a stored value of the form (or its course) for display: labels of choices and subjects, days as 27-03-2007,
 * rupees as ₹1,25,000, lists with commas; "" for an empty value.
 */
export const formatValue = (field: string, value: unknown, language: Language): string => {
  if (Array.isArray(value)) {
    return value.map((item) => formatValue(field, item, language)).join(", ")
  }
  return typeof value === "string" && value !== ""
    ? formatFieldText(field, value, language, optionNames[language])
    : ""
}
