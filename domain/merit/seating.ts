import type { Compartment } from "./allocation-rule.ts"
import type { Ranked } from "./ranking.ts"
import type { CompartmentSeats } from "./seat-matrix.ts"

/** The holder of traits, of whom each fills one guarantee at most. */
interface Holder {
  traits: readonly string[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * A growing set of people who can all fill a guarantee at the same time. By Hall's theorem that is possible if for
 * every set of traits, the people whose traits all lie in it are not more than its guaranteed seats. A set of traits
 * is a bit mask.
 */
export const createGuarantees = (guarantees: Readonly<Record<string, number>>) => {
  const names = Object.keys(guarantees).filter((name) => guarantees[name]! > 0)
  const bits = new Map(names.map((name, index) => [name, 1 << index]))
  const sets = Array.from({ length: 1 << names.length }, (_, set) => set)
  const seats = sets.map((set) =>
    sum(names.filter((name) => set & bits.get(name)!).map((name) => guarantees[name]!)),
  )
  /** The people whose traits all lie in the set. */
  const people = sets.map(() => 0)
  const maskOf = ({ traits }: Holder) =>
    traits.reduce((mask, trait) => mask | (bits.get(trait) ?? 0), 0)
  const setsWith = new Map<number, number[]>()
  const including = (mask: number) => {
    const known = setsWith.get(mask) ?? sets.filter((set) => (set & mask) === mask)
    setsWith.set(mask, known)
    return known
  }
  // Traits that can fill no further guarantee never can later, since the set only grows.
  const exhausted = new Set([0])

  const canAdd = (person: Holder) => {
    const mask = maskOf(person)
    if (exhausted.has(mask)) return false
    const isFull = including(mask).some((set) => people[set]! >= seats[set]!)
    if (isFull) exhausted.add(mask)
    return !isFull
  }

  return {
    /** Whether one guarantee more would be filled with a person. */
    canAdd,
    /** Adds a person, if then one guarantee more is filled. Returns whether it was. */
    add: (person: Holder) => {
      if (!canAdd(person)) return false
      for (const set of including(maskOf(person))) people[set]!++
      return true
    },
    /**
     * The trait for which each of the added people is chosen. They must be in rank order: each gets the first trait of
     * the rule that leaves a guarantee for everybody after.
     */
    assign: (added: readonly Holder[]) => {
      const [seatsLeft, peopleLeft] = [[...seats], [...people]]
      return added.map((person) => {
        const mask = maskOf(person)
        for (const set of including(mask)) peopleLeft[set]!--
        const trait = names.find((name) => {
          const bit = bits.get(name)!
          return mask & bit && including(bit).every((set) => peopleLeft[set]! < seatsLeft[set]!)
        })!
        for (const set of including(bits.get(trait)!)) seatsLeft[set]!--
        return trait
      })
    },
  }
}

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
  const filled = createGuarantees(guarantees)
  const forGuarantee = accepted.filter(filled.add)
  const pool = eligible.filter((person) => !seating.has(person))
  let left = seats - accepted.length
  const take = (person: Ranked) => {
    seating.set(person, { compartment, guarantee: null, isAccepted: false })
    left--
  }
  for (const person of pool) {
    if (left === 0) break
    if (!filled.add(person)) continue
    take(person)
    forGuarantee.push(person)
  }
  for (const person of pool) {
    if (left === 0) break
    if (!seating.has(person)) take(person)
  }
  const inOrder = forGuarantee.toSorted((a, b) => a.rank - b.rank)
  const traits = filled.assign(inOrder)
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
