import { toHundredths } from "../hundredths.ts"
import type { Component, MeritRule } from "./merit-rule.ts"

/** What an index depends on. All percentages are in hundredths. */
export interface MeritFacts {
  percentages: Readonly<Partial<Record<Component, number>>>
  /** The claims that the college verified, by name and by answer. */
  claims: readonly string[]
  gapYears: number
  isOtherState: boolean
}

/** An index as a sum that one can check: index = mean + weightage - the points of all deductions. In hundredths. */
export interface MeritIndex {
  basis: { component: Component; percentage: number; weight: number }[]
  mean: number
  /** The verified claims that have points, those with the most first. */
  weightages: { claim: string; points: number; isCounted: boolean }[]
  /** The points that count, up to the cap. */
  weightage: number
  deductions: { reason: "gap_years" | "other_state"; points: number }[]
  index: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const hundredthsOf = (value: number) => toHundredths(String(value)) ?? 0

const halfUp = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

const countWeightages = (
  { points, at_most, cap }: MeritRule["weightages"],
  claims: MeritFacts["claims"],
) => {
  const weightages = Object.entries(points)
    .filter(([claim]) => claims.includes(claim))
    .map(([claim, value]) => ({ claim, points: hundredthsOf(value) }))
    .toSorted((a, b) => b.points - a.points)
    .map((one, place) => ({ ...one, isCounted: place < (at_most ?? Infinity) }))
  const counted = sum(weightages.map((one) => (one.isCounted ? one.points : 0)))
  return {
    weightages,
    weightage: Math.min(counted, cap === undefined ? counted : hundredthsOf(cap)),
  }
}

const deductionsOf = (
  { gap_years, other_state }: MeritRule["deductions"],
  { gapYears, isOtherState }: MeritFacts,
  mean: number,
): MeritIndex["deductions"] => {
  const lossOf = (unit: "points" | "percent", loss: number) =>
    unit === "points" ? hundredthsOf(loss) : halfUp(mean * hundredthsOf(loss), 100_00)
  const gapLoss = gap_years?.losses[Math.min(gapYears, gap_years.losses.length) - 1]
  return [
    ...(gap_years && gapLoss !== undefined
      ? [{ reason: "gap_years" as const, points: lossOf(gap_years.unit, gapLoss) }]
      : []),
    ...(other_state && isOtherState
      ? [{ reason: "other_state" as const, points: lossOf(other_state.unit, other_state.loss) }]
      : []),
  ]
}

/** Computes the index of a candidate with each step, or names the percentages that are missing. */
export const meritIndex = (
  rule: MeritRule,
  facts: MeritFacts,
): MeritIndex | { missing: Component[] } => {
  const missing = rule.basis
    .map(({ component }) => component)
    .filter((component) => facts.percentages[component] === undefined)
  if (missing.length > 0) return { missing }
  const basis = rule.basis.map((part) => ({
    ...part,
    percentage: facts.percentages[part.component]!,
  }))
  const mean = halfUp(
    sum(basis.map(({ percentage, weight }) => percentage * weight)),
    sum(basis.map(({ weight }) => weight)),
  )
  const counted = countWeightages(rule.weightages, facts.claims)
  const deductions = deductionsOf(rule.deductions, facts, mean)
  const lost = sum(deductions.map(({ points }) => points))
  return { basis, mean, ...counted, deductions, index: mean + counted.weightage - lost }
}
