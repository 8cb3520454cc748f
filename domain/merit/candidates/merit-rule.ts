import * as z from "zod/mini"

import {
  type AllocationRule,
  allocationRuleSchema,
  categories,
  percent,
} from "../allocation-rule.ts"

/** The percentages of which an index is made. The form has the first two; staff enter the others. */
export const components = [
  "highschool",
  "intermediate",
  "best_five",
  "subject_group",
  "entrance",
] as const
export type Component = (typeof components)[number]

/** A loss of points, or of percent of the mean of the components. Both have at most two decimals. */
const unit = z.enum(["points", "percent"])

const weight = z.int("must be a whole number").check(z.gte(1), z.lte(100))

const basis = z.array(z.object({ component: z.enum(components), weight })).check(
  z.minLength(1, "needs at least one component"),
  z.refine(
    (parts) => new Set(parts.map(({ component }) => component)).size === parts.length,
    "names a component twice",
  ),
)

const weightages = z.object({
  /** By claim, or by the answer that makes it: ncc_c, nss_240_hours, national. */
  points: z.prefault(z.record(z.string(), percent), {}),
  /** How many count: those with the most points. Without a number all. */
  at_most: z.optional(z.int().check(z.gte(1))),
  cap: z.optional(percent),
})

const deductions = z.object({
  /** The whole loss after one gap year, after two, and so on. Further years cost no more. */
  gap_years: z.optional(z.object({ unit, losses: z.array(percent).check(z.minLength(1)) })),
  other_state: z.optional(z.object({ unit, loss: percent })),
})

const eligibility = z.object({
  component: z.prefault(z.enum(components), "intermediate"),
  minimum: z.prefault(z.partialRecord(z.enum(categories), percent), {}),
  max_gap_years: z.optional(z.int().check(z.gte(0))),
})

/** The rule of a programme's merit lists: one version of it, which is signed before the first list (docs/merit.md). */
export const meritRuleSchema = z.object({
  basis,
  weightages: z.prefault(weightages, {}),
  deductions: z.prefault(deductions, {}),
  eligibility: z.prefault(eligibility, {}),
  /** Whether only residents of the state have the benefit of their category and traits. */
  is_for_residents: z.prefault(z.boolean(), false),
  allocation: allocationRuleSchema,
  /** The first round in which unfilled seats are converted. */
  conversion_from_round: z.prefault(z.int().check(z.gte(1)), 1),
})

export type MeritRule = z.infer<typeof meritRuleSchema>

/** The rule by which a round is allocated. */
export const allocationOf = (
  { allocation, conversion_from_round: first }: MeritRule,
  round: number,
): AllocationRule => (round < first ? { ...allocation, conversion: [] } : allocation)
