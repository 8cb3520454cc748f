import type { Compartment, AllocationRule } from "./allocation-rule.ts"
import { type Conversion, convertUnfilled, keptConversions, moveSeats } from "./conversion.ts"
import { applyLimits, type Limit } from "./limits.ts"
import { type Ranked, type Candidate, rankCandidates, type Sha256 } from "./ranking.ts"
import { compartments as allCompartments } from "./rule-terms.ts"
import { type SeatMatrix, type CompartmentSeats, seatMatrix } from "./seat-matrix.ts"
import {
  type EligibleFor,
  lastReplaceable,
  type Seating,
  holdersOf,
  eligibleFor,
  fillSeats,
} from "./seating.ts"

/** A holder of a trait who took the seat of another to meet an overall target. */
interface Replacement {
  trait: string
  chosen: string
  displaced: string
  compartment: Compartment
}

const compartmentOf = ({ category }: Ranked) => (category === "GEN" ? "open" : category)

/**
 * While too few holders of a trait are chosen, the best one without a seat replaces the last non-holder of the own
 * category, else of the open seats (docs/merit.md, step 4). Changes `seating`.
 */
const meetOverallTargets = (
  seating: Seating,
  targets: SeatMatrix["overall"],
  eligible: EligibleFor,
): Replacement[] => {
  const replacements: Replacement[] = []
  for (const { trait, target } of targets) {
    const holds = ({ traits }: Ranked) => traits.includes(trait)
    const lacks = (person: Ranked) => !holds(person)
    let missing = target - [...seating.keys()].filter(holds).length
    for (const holder of eligible("open")) {
      if (missing <= 0) break
      if (lacks(holder) || seating.has(holder)) continue
      const displaced =
        lastReplaceable(seating, compartmentOf(holder), lacks) ??
        lastReplaceable(seating, "open", lacks)
      if (!displaced) continue
      const { compartment } = seating.get(displaced)!
      seating.delete(displaced)
      seating.set(holder, { compartment, guarantee: trait, isAccepted: false })
      replacements.push({ trait, chosen: holder.code, displaced: displaced.code, compartment })
      missing--
    }
  }
  return replacements
}

/** An applicant moved from an accepted seat of a category to an open one. */
interface Slide {
  code: string
  from: Compartment
  /** Who returned to the pool; nobody if an open seat was free. */
  displaced: string | null
  /** Who got the seat that became free. */
  next: string | null
}

/**
 * Moves holders of accepted category seats up to open ones: to a free seat, or to that of the last newly chosen person
 * with a worse rank who fills no guarantee. The freed seat goes by rank within the category. Changes `seating`.
 */
const slideUp = (
  seating: Seating,
  compartments: readonly CompartmentSeats[],
  eligible: EligibleFor,
): Slide[] => {
  const openSeats = compartments.find(({ compartment }) => compartment === "open")!.seats
  const slides: Slide[] = []
  const slide = (person: Ranked) => {
    const from = seating.get(person)!.compartment
    const isFree = holdersOf(seating, "open").length < openSeats
    const displaced = isFree ? undefined : lastReplaceable(seating, "open")
    if (!isFree && !(displaced && displaced.rank > person.rank)) return false
    if (displaced) seating.delete(displaced)
    seating.set(person, { compartment: "open", guarantee: null, isAccepted: true })
    const next = eligible(from).find((one) => !seating.has(one))
    if (next) seating.set(next, { compartment: from, guarantee: null, isAccepted: false })
    slides.push({
      code: person.code,
      from,
      displaced: displaced?.code ?? null,
      next: next?.code ?? null,
    })
    return true
  }
  const accepted = eligible("open").filter((person) => {
    const seat = seating.get(person)
    return seat?.isAccepted && seat.compartment !== "open"
  })
  // From the best rank down. The first who cannot move ends it: nobody with a worse rank can, then or later.
  accepted.every(slide)
  return slides
}

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
  const conversions = keptConversions(matrix.compartments, rule.conversion, ranking)
  const available = conversions.reduce(moveSeats, matrix.compartments)
  const refusals = refusalsOf(available, ranking)
  if (refusals.length > 0) return { refusals }

  const fill = (seats: readonly CompartmentSeats[]) => {
    const seating = fillSeats(seats, eligible)
    return { seating, replacements: meetOverallTargets(seating, matrix.overall, eligible) }
  }
  const { result, compartments, converted } = convertUnfilled(available, rule.conversion, fill)
  return {
    matrix,
    everyone,
    limits,
    ranking,
    compartments,
    ...result,
    conversions: [...conversions, ...converted],
    slides: slideUp(result.seating, compartments, eligible),
  }
}
