import * as z from "zod/mini"

import type { MessageKey } from "../fields/messages.en.ts"
import { toAsciiDigits } from "../fields/text.ts"
import { canBeFirstMajor, firstMajorOptions, haveConflict, secondMajorOptions } from "./courses.ts"

const decimal = /^\s*(\d{1,7})(?:\.(\d{0,2}))?\s*$/

const inHundredths = (text: string) => {
  const parts = decimal.exec(toAsciiDigits(text))
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined
}

/**
 * Obtained / maximum * 100 with two decimals, half up; "" unless both are numbers and the maximum is above zero
 * (specification 4.3). Computed in whole hundredths, because binary fractions would round wrongly.
 */
export const percentage = (obtained: string, maximum: string) => {
  const got = inHundredths(obtained)
  const of = inHundredths(maximum)
  if (got === undefined || !of) return ""
  const hundredths = Math.floor((got * 20_000 + of) / (2 * of))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`
}

type Filled = (field: string) => string
type Wrong = [field: string, message: MessageKey] | undefined

const permanentAddress = (filled: Filled): Wrong =>
  filled("same_as_correspondence") !== "yes" && !filled("p_address")
    ? ["p_address", "missing"]
    : undefined

const marksOf =
  (school: "highschool" | "i") =>
  (filled: Filled): Wrong => {
    const maximum = filled(`${school}_maxmarks`)
    const obtained = filled(`${school}_obtmarks`)
    if (maximum && Number(maximum) === 0) return [`${school}_maxmarks`, "marks.zero_maximum"]
    return maximum && Number(obtained) > Number(maximum)
      ? [`${school}_obtmarks`, "marks.above_maximum"]
      : undefined
  }

/** Intermediate follows high school. */
const yearsOfPassing = (filled: Filled): Wrong =>
  Number(filled("i_year") || Infinity) < Number(filled("highschool_year"))
    ? ["i_year", "year.before_high_school"]
    : undefined

const subjects = (filled: Filled): Wrong => {
  const course = filled("course")
  const first = filled("first_major_subject")
  const second = filled("second_major_subject")
  if (!canBeFirstMajor(first)) return ["first_major_subject", "subject.not_first"]
  const offered = (options: readonly string[], chosen: string) =>
    !course || !chosen || options.includes(chosen)
  if (!offered(firstMajorOptions(course), first)) {
    return ["first_major_subject", "subject.not_offered"]
  }
  if (haveConflict(first, second)) return ["second_major_subject", "subject.conflict"]
  if (!offered(secondMajorOptions(course, first), second)) {
    return ["second_major_subject", "subject.not_offered"]
  }
  return haveConflict(first, second, filled("minor_subject"))
    ? ["minor_subject", "subject.conflict"]
    : undefined
}

const rules = [permanentAddress, marksOf("highschool"), marksOf("i"), yearsOfPassing, subjects]

/** Fields that a rule compares, and that the form checks as soon as both are filled in. */
const compared = [
  ["highschool_maxmarks", "highschool_obtmarks"],
  ["i_maxmarks", "i_obtmarks"],
  ["highschool_year", "i_year"],
]

/** The fields that are compared with a field. */
export const comparedWith = (field: string) =>
  compared
    .filter((pair) => pair.includes(field))
    .flatMap((pair) => pair.filter((name) => name !== field))

/** Rules across fields (specification 4.3). They run even if other fields are invalid. */
export const crossFieldRules = z.check<Record<string, unknown>>(
  ({ value, issues }) => {
    const filled: Filled = (field) => {
      const text = value[field]
      return typeof text === "string" ? text : ""
    }
    const isWrongAlready = (field: string) => issues.some((issue) => issue.path?.[0] === field)
    for (const rule of rules) {
      const wrong = rule(filled)
      // Report a field's own error only: a permanent address that is too long is not also missing.
      if (wrong && !isWrongAlready(wrong[0])) {
        const [field, message] = wrong
        issues.push({ code: "custom", path: [field], message, input: undefined })
      }
    }
  },
  { when: ({ value }) => typeof value === "object" && value !== null },
)
