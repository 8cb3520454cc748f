import type * as z from "zod/mini"

import { type MeritRule, meritRuleSchema } from "../candidates/merit-rule.ts"
import { type RuleMessage, ruleMessageOf } from "../rule-messages.ts"

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
export const checkRule = (given: unknown): { rule: MeritRule } | { errors: RuleErrors } => {
  const { data, error } = meritRuleSchema.safeParse(given)
  if (!error) return { rule: data }
  const errors: RuleErrors = {}
  for (const [path, message] of issuesAt(error.issues)) {
    // The first error of a place is the one to solve first.
    errors[path] ??= ruleMessageOf(message) ?? "choice"
  }
  return { errors }
}
