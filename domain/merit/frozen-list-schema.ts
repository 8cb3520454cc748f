import * as z from "zod/mini"

import { allocationRuleSchema } from "./allocation-rule.ts"
import { toHundredths } from "./hundredths.ts"
import { categories, compartments } from "./rule-terms.ts"

const decimal = z
  .string()
  .check(z.refine((text) => toHundredths(text) !== undefined, "must have at most two decimals"))

/** A candidate without personal data: `older` orders those whom the comparators before it leave equal. */
const frozenCandidate = z.object({
  code: z.string(),
  category: z.enum(categories),
  traits: z.array(z.string()),
  index: decimal,
  intermediate: z.nullable(decimal),
  highschool: z.nullable(decimal),
  older: z.nullable(z.int()),
  accepted: z.nullable(z.enum(compartments)),
})

/**
 * What the list is: session, programme, round, and the rule by which its indices were computed. No part of the
 * computation: it is kept as it is. Lists that were published before it do not have it.
 */
const about = z.record(z.string(), z.unknown())

/** The part of a frozen list from which it is recomputed. */
export const frozenInputSchema = z.object({
  format: z.literal("merit-list-1"),
  about: z.optional(about),
  rule: allocationRuleSchema,
  candidates: z.array(frozenCandidate),
})

export type FrozenCandidate = z.infer<typeof frozenCandidate>
export type FrozenInput = z.infer<typeof frozenInputSchema>
