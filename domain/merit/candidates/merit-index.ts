import { halfUp, hundredthsOf } from "../hundredths.ts"
import type { Component, LossUnit, MeritRule } from "./merit-rule.ts"

/** What an index depends on. All percentages are in hundredths. */
export interface MeritFacts {
  percentages: Readonly<Partial<Record<Component, number>>>
  /** The claims that the college verified, by name and by answer. */
  claims: readonly string[]
  gapYears: number
  isOtherState: boolean
  /** Class 12 as the applicant wrote it. */
  board: string
  subjects: string
  passYear: number | undefined
}

/** A loss. Lists that were published before 0.2 have only the reason and the points. */
interface Deduction {
  reason: "gap_years" | "other_state" | "other_board"
  points: number
  /** What the rule takes away, in hundredths: points, or percent of the mean. */
  unit?: LossUnit
  loss?: number
  years?: number
  board?: string
}

/** An index as a sum that one can check: index = mean + weightage - the points of all deductions. In hundredths. */
export interface MeritIndex {
  basis: { component: Component; percentage: number; weight: number }[]
  mean: number
  /** The verified claims that have points, those with the most first. */
  weightages: { claim: string; points: number; isCounted: boolean }[]
  /** The cap, if it cut the sum of the points that count. */
  cap?: number
  /** Where the next division begins, if the points would have led into it. */
  division?: number
  /** What counts of the points. */
  weightage: number
  deductions: Deduction[]
  index: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const countWeightages = (
  { points, at_most, cap: most, divisions = [] }: MeritRule["weightages"],
  claims: MeritFacts["claims"],
  mean: number,
) => {
  const weightages = Object.entries(points)
    .filter(([claim]) => claims.includes(claim))
    .map(([claim, value]) => ({ claim, points: hundredthsOf(value) }))
    .toSorted((a, b) => b.points - a.points)
    .map((one, place) => ({ ...one, isCounted: place < (at_most ?? Infinity) }))
  const counted = sum(weightages.map((one) => (one.isCounted ? one.points : 0)))
  const cap = most === undefined ? Infinity : hundredthsOf(most)
  const upToCap = Math.min(counted, cap)
  const higher = divisions.map(hundredthsOf).filter((least) => least > mean)
  const division = Math.min(...higher)
  return {
    weightages,
    ...(counted > cap && { cap }),
    ...(mean + upToCap >= division && { division }),
    weightage: Math.min(upToCap, division - 1 - mean),
  }
}

const deductionsOf = (
  { gap_years, other_state, other_board }: MeritRule["deductions"],
  { gapYears, isOtherState, board }: MeritFacts,
  mean: number,
): Deduction[] => {
  const lossOf = (unit: LossUnit, percentOrPoints: number) => {
    const loss = hundredthsOf(percentOrPoints)
    const points = unit === "points" ? loss : halfUp(mean * loss, 100_00)
    return { points, unit, loss }
  }
  const gapLoss = gap_years?.losses[Math.min(gapYears, gap_years.losses.length) - 1]
  const isOtherBoard = other_board?.boards.every((name) => !mentions(board, name))
  return [
    ...(gap_years && gapLoss !== undefined
      ? [{ reason: "gap_years" as const, ...lossOf(gap_years.unit, gapLoss), years: gapYears }]
      : []),
    ...(other_state && isOtherState
      ? [{ reason: "other_state" as const, ...lossOf(other_state.unit, other_state.loss) }]
      : []),
    ...(other_board && isOtherBoard
      ? [{ reason: "other_board" as const, ...lossOf(other_board.unit, other_board.loss), board }]
      : []),
  ]
}

/** The percentages without which nobody is ranked: those of the index, and the one that has a minimum. */
const neededFor = ({ basis, eligibility: { component, minimum } }: MeritRule) => {
  const needed = basis.map((part) => part.component)
  return [...new Set(Object.keys(minimum).length > 0 ? [...needed, component] : needed)]
}

/** Computes the index of a candidate with each step, or names the percentages that are missing. */
export const meritIndex = (
  rule: MeritRule,
  facts: MeritFacts,
): MeritIndex | { missing: Component[] } => {
  const missing = neededFor(rule).filter((component) => facts.percentages[component] === undefined)
  if (missing.length > 0) return { missing }
  const basis = rule.basis.map((part) => ({
    ...part,
    percentage: facts.percentages[part.component]!,
  }))
  const mean = halfUp(
    sum(basis.map(({ percentage, weight }) => percentage * weight)),
    sum(basis.map(({ weight }) => weight)),
  )
  const counted = countWeightages(rule.weightages, facts.claims, mean)
  const deductions = deductionsOf(rule.deductions, facts, mean)
  const lost = sum(deductions.map(({ points }) => points))
  return { basis, mean, ...counted, deductions, index: mean + counted.weightage - lost }
}

/** The words of a name as people write it: "U.P. Board" and "UP BOARD" have the same. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(".", "")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a text has the words of a name, one after the other. */
export const mentions = (text: string, name: string) =>
  ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(name).join(" ")} `)
