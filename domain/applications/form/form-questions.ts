import { toIsoDate } from "../../fields/iso-date.ts"
import type { MessageKey } from "../../fields/messages/messages.en.ts"
import { toAsciiDigits } from "../../fields/text.ts"
import type { FieldErrors } from "./field-errors.ts"
import type { FieldName } from "./form-definition.ts"
import { isCgpa } from "./percentage.ts"

/** The fields that may be questioned. */
export type QuestionedField = Extract<
  FieldName,
  "highschool_year" | "i_year" | `${"highschool" | "i"}_${"maxmarks" | "obtmarks"}`
>

export type QuestionKey = Extract<MessageKey, `question.${string}`>

export type FormQuestions = Partial<Record<QuestionedField, QuestionKey>>

/** The name of the boxes that confirm questioned answers. Their values are the names of the fields. */
export const confirmedName = "confirmed"

type Values = Readonly<Record<string, unknown>>

const numberIn = (values: Values, field: string) => {
  const text = toAsciiDigits(String(values[field] ?? "")).trim()
  return /^\d+(?:\.\d*)?$/.test(text) ? Number(text) : undefined
}

/** Years from birth to class 10: 15 or 16 for most. */
const usualAge = { first: 14, last: 25 }

/** Boards examine five or six subjects of 50 to 200 marks. */
const isUsualMaximum = (marks: number) => marks >= 300 && marks <= 1200 && marks % 50 === 0

const questionsOfMarks = (values: Values, school: "highschool" | "i"): FormQuestions => {
  const maximum = numberIn(values, `${school}_maxmarks`)
  const isUnusual =
    !isCgpa(values[`${school}_grading`]) &&
    maximum !== undefined &&
    maximum > 0 &&
    !isUsualMaximum(maximum)
  return {
    ...(isUnusual && { [`${school}_maxmarks`]: "question.unusual_maximum" }),
    ...(numberIn(values, `${school}_obtmarks`) === 0 && {
      [`${school}_obtmarks`]: "question.zero_marks",
    }),
  }
}

/**
 * Answers that are allowed, but so unusual that they are probably mistakes, of a form as typed or as stored. The
 * applicant confirms or corrects them, and the college sees them. Nothing is refused for them.
 */
export const questionsOf = (values: Values): FormQuestions => {
  const birth = Number(toIsoDate(values["dob"])?.slice(0, 4))
  const class10 = numberIn(values, "highschool_year")
  const class12 = numberIn(values, "i_year")
  const age = class10 === undefined ? Number.NaN : class10 - birth
  const years = class10 === undefined || class12 === undefined ? Number.NaN : class12 - class10
  return {
    ...((age < usualAge.first || age > usualAge.last) && {
      highschool_year: "question.age",
    }),
    ...questionsOfMarks(values, "highschool"),
    ...questionsOfMarks(values, "i"),
    // An earlier year is an error.
    ...((years === 0 || years === 1) && { i_year: "question.same_year" }),
  }
}

/** The questions that the applicant has not answered with "this is right", as errors of their fields. */
export const questionErrors = (values: Values): FieldErrors => {
  const confirmed = [values[confirmedName] ?? []].flat()
  return Object.fromEntries(
    Object.entries(questionsOf(values))
      .filter(([field]) => !confirmed.includes(field))
      .map(([field, question]) => [field, [question]]),
  )
}
