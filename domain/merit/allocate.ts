import type { AllocationRule, Compartment } from "./allocation-rule.ts"
import { applyLimits, type Limit } from "./limits.ts"
import { meetOverallTargets, type Replacement } from "./overall-traits.ts"
import { type Candidate, type Ranked, rankCandidates, type Sha256 } from "./ranking.ts"
import { compartments as allCompartments } from "./rule-terms.ts"
import { type Conversion, convertUnfilled, keptConversions, moveSeats } from "./seats/conversion.ts"
import { type CompartmentSeats, type SeatMatrix, seatMatrix } from "./seats/seat-matrix.ts"
import { eligibleFor, fillSeats, type Seating } from "./seats/seating.ts"
import { type Slide, slideUp } from "./seats/slide.ts"

/** Why a round would take an accepted seat away. */
export type Refusal =
  | { reason: "too_many_accepted"; compartment: Compartment; seats: number; accepted: number }
  | { reason: "not_of_category"; code: string; category: string; compartment: Compartment }

/** A round, with what each stage did. */
export interface Allocation {
  matrix: SeatMatrix
  /** All candidates, also those whom a limit leaves out. */
  everyone: readonly Ranked[]
  limits: readonly Limit[]
  /** Those who compete for seats. */
  ranking: readonly Ranked[]
  /** The compartments with the seats that they have after conversion. */
  compartments: readonly CompartmentSeats[]
  seating: Seating
  /** Those of earlier rounds first. */
  conversions: readonly Conversion[]
  replacements: readonly Replacement[]
  slides: readonly Slide[]
}

const refusalsOf = (
  compartments: readonly CompartmentSeats[],
  candidates: readonly Candidate[],
): Refusal[] => {
  const others = candidates.flatMap(({ code, category, accepted }): Refusal[] =>
    !accepted || accepted === "open" || accepted === category
      ? []
      : [{ reason: "not_of_category", code, category, compartment: accepted }],
  )
  const tooMany = allCompartments.flatMap((compartment): Refusal[] => {
    const seats = compartments.find((one) => one.compartment === compartment)?.seats ?? 0
    const accepted = candidates.filter((candidate) => candidate.accepted === compartment).length
    return accepted > seats ? [{ reason: "too_many_accepted", compartment, seats, accepted }] : []
  })
  return [...others, ...tooMany]
}

/**
 * Allocates the seats of one round to candidates who are all eligible (docs/merit.md). Does not depend on their order.
 * Refuses a round that would take an accepted seat away.
 */
export const allocate = (
  rule: AllocationRule,
  candidates: readonly Candidate[],
  sha256: Sha256,
): Allocation | { refusals: Refusal[] } => {
  const matrix = seatMatrix(rule)
  const everyone = rankCandidates(candidates, rule.ties, sha256)
  const { ranking, limits } = applyLimits(everyone, matrix.limits)
  const eligible = eligibleFor(ranking)
  const kept = keptConversions(matrix.compartments, rule.conversion, ranking)
  const available = kept.reduce(moveSeats, matrix.compartments)
  const refusals = refusalsOf(available, ranking)
  if (refusals.length > 0) return { refusals }

  const fill = (seats: readonly CompartmentSeats[]) => {
    const seating = fillSeats(seats, eligible)
    return { seating, replacements: meetOverallTargets(seating, matrix.overall, eligible) }
  }
  const { filled, compartments, converted } = convertUnfilled(available, rule.conversion, fill)
  return {
    matrix,
    everyone,
    limits,
    ranking,
    compartments,
    ...filled,
    conversions: [...kept, ...converted],
    slides: slideUp(filled.seating, compartments, eligible),
  }
}
