import type { AllocationRule, Compartment } from "./allocation-rule.ts"
import { createGuarantees } from "./guarantees.ts"
import type { Candidate } from "./ranking.ts"
import type { CompartmentSeats } from "./seat-matrix.ts"
import { holdersOf, type Seating } from "./seating.ts"

/** Unfilled seats that moved from one compartment to another. */
export interface Conversion {
  from: Compartment
  to: Compartment
  seats: number
  /** Whether an earlier round moved them, and the people who accepted them keep them there. */
  isKept: boolean
}

/** Moves seats. The guarantees stay as they were. */
export const moveSeats = (
  compartments: readonly CompartmentSeats[],
  { from, to, seats }: Pick<Conversion, "from" | "to" | "seats">,
): CompartmentSeats[] =>
  compartments.map((one) => {
    if (one.compartment === from) return { ...one, seats: one.seats - seats }
    return one.compartment === to ? { ...one, seats: one.seats + seats } : one
  })

/** The compartments from which seats may have come, directly or through others. */
const sourcesOf = (
  compartment: Compartment,
  conversion: AllocationRule["conversion"],
  known: readonly Compartment[] = [compartment],
): Compartment[] =>
  conversion
    .filter(({ from, to }) => to === compartment && !known.includes(from))
    .flatMap(({ from }) => [from, ...sourcesOf(from, conversion, [...known, from])])

/**
 * The seats that earlier rounds moved, as far as people accepted them: a compartment where more people accepted than it
 * has seats takes free ones from where its conversion takes them. Each such seat needs a free one of another compartment,
 * as a person needs a guarantee of one of several traits.
 */
export const keptConversions = (
  compartments: readonly CompartmentSeats[],
  conversion: AllocationRule["conversion"],
  candidates: readonly Candidate[],
): Conversion[] => {
  const counted = compartments.map(({ compartment, seats }) => {
    const accepted = candidates.filter((candidate) => candidate.accepted === compartment).length
    return { to: compartment, free: seats - accepted }
  })
  const free = createGuarantees(Object.fromEntries(counted.map((one) => [one.to, one.free])))
  const target = counted
    .filter((one) => one.free < 0)
    .flatMap(({ to, free: missing }) =>
      Array.from({ length: -missing }, () => ({ to, traits: sourcesOf(to, conversion) })),
    )
    .filter(free.add)
  const sources = free.assign(target) as Compartment[]
  const moved = target.map(({ to }, index) => ({ from: sources[index]!, to }))
  return [...Map.groupBy(moved, ({ from, to }) => `${from} ${to}`).values()].map((same) => ({
    ...same[0]!,
    seats: same.length,
    isKept: true,
  }))
}

/**
 * Fills the seats, then moves those that nobody fills in the order of the rule (docs/merit.md, step 5), and fills again after each
 * move.
 */
export const convertUnfilled = <Result extends { seating: Seating }>(
  available: readonly CompartmentSeats[],
  conversion: AllocationRule["conversion"],
  fill: (compartments: readonly CompartmentSeats[]) => Result,
) => {
  let compartments = available
  let result = fill(compartments)
  const converted: Conversion[] = []
  for (const { from, to } of conversion) {
    const seats = compartments.find(({ compartment }) => compartment === from)?.seats ?? 0
    const unfilled = seats - holdersOf(result.seating, from).length
    if (unfilled === 0) continue
    const moved = { from, to, seats: unfilled, isKept: false }
    converted.push(moved)
    compartments = moveSeats(compartments, moved)
    result = fill(compartments)
  }
  return { result, compartments, converted }
}
