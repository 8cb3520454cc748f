import type { Compartment } from "../allocation-rule.ts"
import type { Ranked } from "../ranking.ts"
import type { CompartmentSeats } from "./seat-matrix.ts"
import { type EligibleFor, holdersOf, lastReplaceable, type Seating } from "./seating.ts"

/** An applicant moved from an accepted seat of a category to an open one. */
export interface Slide {
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
export const slideUp = (
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
