import * as z from "zod/mini"

import {
  isExcluded,
  isFullHere,
  offeredSubjects,
  slotOf,
  type SubjectRules,
} from "../../admission/subject-rules.ts"
import { identityKindOf } from "../../fields/identifiers/identity-kinds.ts"
import { readIdentity } from "../../fields/identifiers/identity.ts"
import type { MessageKey } from "../../fields/messages/messages.en.ts"
import { isResultAwaited } from "./class-12-result.ts"
import type { Condition } from "./field-definition.ts"
import { type FormRules, isIdentityKindAsked } from "./field-schemas.ts"
import { fieldOf, formFields, isAsked, isRequiredBySession, subjectFields } from "./form-fields.ts"
import { answersIn } from "./form-values.ts"
import { isCgpa, cgpa } from "./percentage.ts"

type TextOf = (field: string) => string
type Wrong = [field: string, message: MessageKey]

const permanentAddress = (textOf: TextOf): Wrong[] =>
  textOf("same_as_correspondence") !== "yes" && !textOf("p_address")
    ? [["p_address", "missing"]]
    : []

const marksOf =
  (school: "highschool" | "i") =>
  (textOf: TextOf): Wrong[] => {
    if (school === "i" && isResultAwaited({ i_result: textOf("i_result") })) return []
    const maximum = textOf(`${school}_maxmarks`)
    const obtained = textOf(`${school}_obtmarks`)
    const missing: Wrong[] = obtained ? [] : [[`${school}_obtmarks`, "missing"]]
    if (isCgpa(textOf(`${school}_grading`))) {
      if (maximum && Number(maximum) !== Number(cgpa.maximum)) {
        return [[`${school}_maxmarks`, "marks.cgpa_maximum"], ...missing]
      }
      return Number(obtained) > Number(cgpa.maximum)
        ? [[`${school}_obtmarks`, "marks.above_cgpa"]]
        : missing
    }
    if (!maximum) return [[`${school}_maxmarks`, "missing"], ...missing]
    if (Number(maximum) === 0) return [[`${school}_maxmarks`, "marks.zero_maximum"], ...missing]
    return Number(obtained) > Number(maximum)
      ? [[`${school}_obtmarks`, "marks.above_maximum"]]
      : missing
  }

/** The identity number has the form of its paper. */
const identity =
  ({ additionalFields }: FormRules) =>
  (textOf: TextOf): Wrong[] => {
    const number = textOf("aadhar_no")
    if (!number || !isIdentityKindAsked(additionalFields)) return []
    const result = readIdentity(identityKindOf(textOf("identity_kind")), number)
    return result.success ? [] : [["aadhar_no", result.error.issues[0]!.message as MessageKey]]
  }

/** Intermediate follows high school. */
const yearsOfPassing = (textOf: TextOf): Wrong[] =>
  Number(textOf("i_year") || Infinity) < Number(textOf("highschool_year"))
    ? [["i_year", "year.before_high_school"]]
    : []

/** The error of one choice of a subject; `before` are the choices above it. */
const subjectError = (
  programme: SubjectRules,
  field: string,
  textOf: TextOf,
  before: readonly string[],
): MessageKey | undefined => {
  const chosen = textOf(field)
  if (!chosen) return slotOf(programme, field)?.is_required ? "missing" : undefined
  if (isExcluded(programme, field, chosen)) {
    return field === "first_major_subject" ? "subject.not_first" : "subject.not_here"
  }
  if (before.includes(chosen)) return "subject.conflict"
  const offered = offeredSubjects(programme, field, textOf("first_major_subject"))
  if (!offered.includes(chosen)) return "subject.not_offered"
  return isFullHere(programme, field, chosen) ? "subject.full" : undefined
}

/** The choices of subjects that are missing, and the first one that the programme does not allow. */
const subjects =
  ({ programmes }: FormRules) =>
  (textOf: TextOf): Wrong[] => {
    const programme = programmes.find(({ code }) => code === textOf("course"))
    if (!programme) {
      return subjectFields
        .filter((field) => !textOf(field) && fieldOf(field).optional === undefined)
        .map((field) => [field, "missing"])
    }
    const errors = subjectFields.flatMap((field, index): Wrong[] => {
      const error = subjectError(
        programme,
        field,
        textOf,
        subjectFields.slice(0, index).map(textOf),
      )
      return error ? [[field, error]] : []
    })
    const refused = errors.find(([, error]) => error !== "missing")
    return errors.filter((error) => error[1] === "missing" || error === refused)
  }

/** Fields that a rule compares, and that the form checks as soon as both are filled in. */
const compared = [
  ["identity_kind", "aadhar_no"],
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
export const crossFieldRules = (rules: FormRules) => {
  const checks = [
    identity(rules),
    permanentAddress,
    marksOf("highschool"),
    marksOf("i"),
    yearsOfPassing,
    subjects(rules),
  ]
  return z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      const textOf: TextOf = (field) => {
        const text = value[field]
        return typeof text === "string" ? text : ""
      }
      const isWrongAlready = (field: string) => issues.some((issue) => issue.path?.[0] === field)
      for (const [field, message] of checks.flatMap((check) => check(textOf))) {
        // Report a field's own error only: a permanent address that is too long is not also missing.
        if (isWrongAlready(field)) continue
        issues.push({ code: "custom", path: [field], message, input: undefined })
      }
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )
}

type Values = Readonly<Record<string, unknown>>

/** The years between intermediate and the session's first year; undefined without a year of passing. */
export const gapYears = (yearOfPassing: unknown, firstYear: number) => {
  const year = Number(yearOfPassing)
  return year ? Math.max(0, firstYear - year) : undefined
}

const holds = (values: Values, { field, answers }: Condition, { firstYear }: FormRules) => {
  if (field === "gap_years") return gapYears(values["i_year"], firstYear) !== 0
  const fieldAnswers = answersIn(values[field])
  return answers ? answers.some((answer) => fieldAnswers.includes(answer)) : fieldAnswers.length > 0
}

const isConditionAsked = (condition: Condition, { additionalFields }: FormRules) =>
  formFields.some((field) => field.name === condition.field && isAsked(field, additionalFields))

/**
 * Fields of some applicants only: filled in by another, they are refused; required, they are missing for those only.
 * The rules run even if other fields are invalid, but not on an answer that is wrong itself.
 */
export const conditionalFields = (rules: FormRules) =>
  z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      for (const field of formFields) {
        const { name, only } = field
        if (!only || !isAsked(field, rules.additionalFields) || !isConditionAsked(only, rules))
          continue
        const isWrong = (one: string) => issues.some((issue) => issue.path?.[0] === one)
        if (isWrong(name) || isWrong(only.field)) continue
        const isFilled = answersIn(value[name]).length > 0
        const isMissing = value[name] === "" && isRequiredBySession(field, rules.additionalFields)
        const message = holds(value, only, rules)
          ? isMissing && "missing"
          : isFilled && only.message
        if (message) issues.push({ code: "custom", path: [name], message, input: undefined })
      }
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )
