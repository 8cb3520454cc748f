import type { MeritRule } from "./merit-rule.ts"

/** The percentages that the form does not ask: staff enter them. */
export const enteredComponents = ["best_five", "subject_group", "entrance"] as const
export type EnteredComponent = (typeof enteredComponents)[number]

/** Those of them that a rule uses. */
export const enteredFor = ({ basis, eligibility }: Pick<MeritRule, "basis" | "eligibility">) => {
  const used = new Set<string>([...basis, eligibility].map(({ component }) => component))
  return enteredComponents.filter((component) => used.has(component))
}
