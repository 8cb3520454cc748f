import type { Category } from "../allocation-rule.ts"
import { toHundredths } from "../hundredths.ts"
import { type MeritFacts, mentions } from "./merit-index.ts"
import type { Component, MeritRule } from "./merit-rule.ts"

/** Why an applicant is not ranked, with the numbers. Percentages are in hundredths. */
export type Ineligibility =
  | { reason: "below_minimum"; component: Component; percentage: number; minimum: number }
  | { reason: "too_many_gap_years"; years: number; most: number }
  | { reason: "passed_too_early"; year: number; earliest: number }
  /** The subjects, as the applicant wrote them, mention none of these names. */
  | { reason: "subject_missing"; names: string[]; subjects: string }
  /** The trait is limited, and so many holders of it compete already. `place` is the own place among all holders. */
  | { reason: "over_limit"; trait: string; most: number; place: number }

/**
 * All reasons why a candidate of this category is not eligible. A missing percentage is none of them; a limit is found
 * when the seats are allocated.
 */
export const ineligibilities = (
  { eligibility }: MeritRule,
  category: Category,
  { percentages, gapYears: years, passYear: year, subjects }: MeritFacts,
): Ineligibility[] => {
  const { component, minimum, max_gap_years: most, earliest_year: earliest } = eligibility
  const percentage = percentages[component]
  const least = toHundredths(String(minimum[category] ?? 0))!
  const missing = (eligibility.subjects ?? []).filter((names) =>
    names.every((name) => !mentions(subjects, name)),
  )
  return [
    ...(percentage !== undefined && percentage < least
      ? [{ reason: "below_minimum" as const, component, percentage, minimum: least }]
      : []),
    ...(most !== undefined && years > most
      ? [{ reason: "too_many_gap_years" as const, years, most }]
      : []),
    ...(earliest !== undefined && year !== undefined && year < earliest
      ? [{ reason: "passed_too_early" as const, year, earliest }]
      : []),
    ...missing.map((names) => ({ reason: "subject_missing" as const, names, subjects })),
  ]
}
