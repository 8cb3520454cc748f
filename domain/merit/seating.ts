import type { Compartment } from "./allocation-rule.ts"
import { createGuarantees } from "./guarantees.ts"
import type { Ranked } from "./ranking.ts"
import type { CompartmentSeats } from "./seat-matrix.ts"

/** The seat that a candidate holds. */
export interface Seat {
  compartment: Compartment
  /** The trait for which the candidate was chosen. */
  guarantee: string | null
  /** Whether the candidate accepted a seat in an earlier round, and so cannot lose it. */
  isAccepted: boolean
}

/** Who holds which seat. */
export type Seating = Map<Ranked, Seat>

/** Those who compete for a compartment, in rank order. */
export type EligibleFor = (compartment: Compartment) => readonly Ranked[]

export const eligibleFor = (ranking: readonly Ranked[]): EligibleFor => {
  const members = Map.groupBy(ranking, ({ category }) => category)
  return (compartment) => (compartment === "open" ? ranking : (members.get(compartment) ?? []))
}

/** The holders of seats of a compartment, in rank order. */
export const holdersOf = (seating: Seating, compartment: Compartment) =>
  [...seating]
    .filter(([, seat]) => seat.compartment === compartment)
    .map(([person]) => person)
    .toSorted((a, b) => a.rank - b.rank)

/** The last by rank whose seat another may take: not accepted, and not given to fill a guarantee. */
export const lastReplaceable = (
  seating: Seating,
  compartment: Compartment,
  among: (person: Ranked) => boolean = () => true,
) =>
  holdersOf(seating, compartment).findLast((person) => {
    const { guarantee, isAccepted } = seating.get(person)!
    return !guarantee && !isAccepted && among(person)
  })

/**
 * Gives the seats of one compartment by the two-step rule of Sönmez and Yenmez: first to those who fill a guarantee
 * more, then by rank. Accepted seats and the guarantees that their holders fill are used up before.
 */
const fillCompartment = (
  seating: Seating,
  { compartment, seats, guarantees }: CompartmentSeats,
  eligible: readonly Ranked[],
) => {
  const accepted = holdersOf(seating, compartment)
  const guaranteed = createGuarantees(guarantees)
  const forGuarantee = accepted.filter(guaranteed.add)
  const pool = eligible.filter((person) => !seating.has(person))
  let left = seats - accepted.length
  const take = (person: Ranked) => {
    seating.set(person, { compartment, guarantee: null, isAccepted: false })
    left--
  }
  for (const person of pool) {
    if (left === 0) break
    if (!guaranteed.add(person)) continue
    take(person)
    forGuarantee.push(person)
  }
  for (const person of pool) {
    if (left === 0) break
    if (!seating.has(person)) take(person)
  }
  const inOrder = forGuarantee.toSorted((a, b) => a.rank - b.rank)
  const traits = guaranteed.assign(inOrder)
  for (const [index, person] of inOrder.entries()) {
    seating.get(person)!.guarantee = traits[index]!
  }
}

/** Steps 2 and 3 of docs/merit.md: the accepted seats, then the open seats, then those of each category. */
export const fillSeats = (compartments: readonly CompartmentSeats[], eligible: EligibleFor) => {
  const seating: Seating = new Map()
  for (const person of eligible("open")) {
    const { accepted } = person
    if (!accepted) continue
    seating.set(person, { compartment: accepted, guarantee: null, isAccepted: true })
  }
  for (const one of compartments) fillCompartment(seating, one, eligible(one.compartment))
  return seating
}
