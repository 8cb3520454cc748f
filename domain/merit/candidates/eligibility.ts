import type { Category } from "../allocation-rule.ts"
import { toHundredths } from "../hundredths.ts"
import type { MeritFacts } from "./merit-index.ts"
import type { Component, MeritRule } from "./merit-rule.ts"

/** Why somebody is not ranked, with the numbers. Percentages are in hundredths. */
export type Ineligibility =
  | { reason: "below_minimum"; component: Component; percentage: number; minimum: number }
  | { reason: "too_many_gap_years"; years: number; most: number }

/** All reasons why a candidate of this category is not eligible. A missing percentage is none of them. */
export const ineligibilities = (
  { eligibility: { component, minimum, max_gap_years: most } }: MeritRule,
  category: Category,
  { percentages, gapYears: years }: MeritFacts,
): Ineligibility[] => {
  const percentage = percentages[component]
  const least = toHundredths(String(minimum[category] ?? 0))!
  return [
    ...(percentage !== undefined && percentage < least
      ? [{ reason: "below_minimum" as const, component, percentage, minimum: least }]
      : []),
    ...(most !== undefined && years > most
      ? [{ reason: "too_many_gap_years" as const, years, most }]
      : []),
  ]
}
