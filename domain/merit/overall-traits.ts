import type { Compartment } from "./allocation-rule.ts"
import type { Ranked } from "./ranking.ts"
import type { SeatMatrix } from "./seats/seat-matrix.ts"
import { type EligibleFor, lastReplaceable, type Seating } from "./seats/seating.ts"

/** A holder of a trait who took the seat of another to meet an overall target. */
export interface Replacement {
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
export const meetOverallTargets = (
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
