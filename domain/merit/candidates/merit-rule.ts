import * as z from "zod/mini"

import {
  type AllocationRule,
  allocationRuleSchema,
  categories,
  rulePercent,
  ruleMessages,
  type RuleMessage,
  ruleMessageOf,
} from "../allocation-rule.ts"

/** The percentages of which an index is made. */
export const components = [
  "highschool",
  "intermediate",
  "best_five",
  "subject_group",
  "entrance",
] as const
export type Component = (typeof components)[number]

/** A loss of points, or of percent of the mean of the components. Both have at most two decimals. */
export const lossUnits = ["points", "percent"] as const
export type LossUnit = (typeof lossUnits)[number]
const unit = z.enum(lossUnits, ruleMessages.choice)

const component = z.enum(components, ruleMessages.choice)

const weight = z
  .int(ruleMessages.weight)
  .check(z.gte(1, ruleMessages.weight), z.lte(100, ruleMessages.weight))

const count = (least: 0 | 1) => {
  const message = least === 1 ? ruleMessages.atLeastOne : ruleMessages.notNegative
  return z.int(message).check(z.gte(least, message))
}

const year = z
  .int(ruleMessages.year)
  .check(z.gte(1950, ruleMessages.year), z.lte(2100, ruleMessages.year))

/** A board or a subject, as applicants write it. */
const name = z
  .string(ruleMessages.name)
  .check(z.regex(/[\p{L}\p{N}]/u, ruleMessages.name), z.maxLength(100, ruleMessages.name))

const names = z.array(name).check(z.minLength(1, ruleMessages.names))

const basis = z.array(z.strictObject({ component, weight })).check(
  z.minLength(1, ruleMessages.noBasis),
  z.refine(
    (parts) => new Set(parts.map((part) => part.component)).size === parts.length,
    ruleMessages.componentTwice,
  ),
)

const weightages = z.strictObject({
  /** By claim, or by the answer that makes it: ncc_c, nss_240_hours, national. */
  points: z.prefault(z.record(z.string(), rulePercent), {}),
  /** How many count: those with the most points. Without a number all. */
  at_most: z.optional(count(1)),
  cap: z.optional(rulePercent),
  /** Where divisions begin. Weightage lifts nobody into a higher one. */
  divisions: z.optional(z.array(rulePercent).check(z.minLength(1, ruleMessages.names))),
})

const deductions = z.strictObject({
  /** The whole loss after one gap year, after two, and so on. Further years cost no more. */
  gap_years: z.optional(
    z.strictObject({
      unit,
      losses: z.array(rulePercent).check(z.minLength(1, ruleMessages.losses)),
    }),
  ),
  other_state: z.optional(z.strictObject({ unit, loss: rulePercent })),
  /** For class 12 of a board that mentions none of these names. */
  other_board: z.optional(z.strictObject({ unit, loss: rulePercent, boards: names })),
})

const eligibility = z.strictObject({
  component: z.prefault(component, "intermediate"),
  minimum: z.prefault(z.partialRecord(z.enum(categories), rulePercent), {}),
  max_gap_years: z.optional(count(0)),
  /** The earliest year in which class 12 may have been passed. */
  earliest_year: z.optional(year),
  /** Of each list of names, the subjects of class 12 must mention one. */
  subjects: z.optional(z.array(names)),
})

/** Which applications are ranked: those that the college verified, or all, with the marks as declared. */
export const rankedChoices = ["verified", "all"] as const

/** The rule of a programme's merit lists: one version of it, which is signed before the first list (docs/merit.md). */
export const meritRuleSchema = z.strictObject({
  basis,
  weightages: z.prefault(weightages, {}),
  deductions: z.prefault(deductions, {}),
  eligibility: z.prefault(eligibility, {}),
  ranked: z.prefault(z.enum(rankedChoices, ruleMessages.choice), "verified"),
  /** Whether only residents of the state have the benefit of their category and traits. */
  is_for_residents: z.prefault(z.boolean(), false),
  allocation: allocationRuleSchema,
  /** The first round in which unfilled seats are converted. */
  conversion_from_round: z.prefault(count(1), 1),
})

export type MeritRule = z.infer<typeof meritRuleSchema>

/** The rule by which a round is allocated. */
export const allocationOf = (
  { allocation, conversion_from_round: first }: MeritRule,
  round: number,
): AllocationRule => (round < first ? { ...allocation, conversion: [] } : allocation)

/** What is wrong with a rule, by the place, such as "allocation.vertical.SC". */
export type RuleErrors = Record<string, RuleMessage>

/** The issues of the deepest places. A union names its own place only; of its ways, one went further. */
const issuesAt = (
  issues: readonly z.core.$ZodIssue[],
  before: readonly PropertyKey[] = [],
): [path: string, message: string][] =>
  issues.flatMap((issue) => {
    const path = [...before, ...issue.path]
    const inner =
      issue.code === "invalid_union"
        ? issue.errors.find((errors) => errors.some((one) => one.path.length > 0))
        : undefined
    return inner ? issuesAt(inner, path) : [[path.map(String).join("."), issue.message] as const]
  }) as [string, string][]

/** Checks a rule as an editor holds it: its numbers may be texts that are no numbers. */
export const checkRule = (input: unknown): { rule: MeritRule } | { errors: RuleErrors } => {
  const { data, error } = meritRuleSchema.safeParse(input)
  if (!error) return { rule: data }
  const errors: RuleErrors = {}
  for (const [path, message] of issuesAt(error.issues)) {
    // The first error of a place is the one to solve first.
    errors[path] ??= ruleMessageOf(message) ?? "choice"
  }
  return { errors }
}
