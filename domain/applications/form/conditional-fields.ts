import * as z from "zod/mini"

import { isAsked, isRequiredBySession } from "./asked-fields.ts"
import type { Condition } from "./field-definition.ts"
import type { FormRules } from "./field-schemas.ts"
import { formFields } from "./field-types.ts"
import { answersIn } from "./form-values.ts"

type Values = Readonly<Record<string, unknown>>

/** The years between intermediate and the session's first year; undefined without a year of passing. */
export const gapYears = (yearOfPassing: unknown, firstYear: number) => {
  const year = Number(yearOfPassing)
  return year ? Math.max(0, firstYear - year) : undefined
}

const holds = (values: Values, { field, answers }: Condition, { firstYear }: FormRules) => {
  if (field === "gap_years") return gapYears(values["i_year"], firstYear) !== 0
  const given = answersIn(values[field])
  return answers ? answers.some((answer) => given.includes(answer)) : given.length > 0
}

const isConditionAsked = (condition: Condition, { asked }: FormRules) =>
  formFields.some((field) => field.name === condition.field && isAsked(field, asked))

/**
 * Fields of some applicants only: filled in by another, they are refused; required, they are missing for those only.
 * The rules run even if other fields are invalid, but not on an answer that is wrong itself.
 */
export const conditionalFields = (rules: FormRules) =>
  z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      for (const field of formFields) {
        const { name, only } = field
        if (!only || !isAsked(field, rules.asked) || !isConditionAsked(only, rules)) continue
        const isWrong = (one: string) => issues.some((issue) => issue.path?.[0] === one)
        if (isWrong(name) || isWrong(only.field)) continue
        const isFilled = answersIn(value[name]).length > 0
        const isMissing = value[name] === "" && isRequiredBySession(field, rules.asked)
        const message = holds(value, only, rules)
          ? isMissing && "missing"
          : isFilled && only.message
        if (message) issues.push({ code: "custom", path: [name], message, input: undefined })
      }
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )
