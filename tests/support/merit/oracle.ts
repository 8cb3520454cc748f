// A second allocation, as plain as the definitions: it starts again after each change and tries everything. It shares
// the seat matrix with the program, and nothing else.
import type { AllocationRule } from "#domain/merit/allocation-rule.ts"
import type { Candidate } from "#domain/merit/ranking.ts"
import { seatMatrix } from "#domain/merit/seats/seat-matrix.ts"

import { sha256 } from "./people.ts"

type Holder = Pick<Candidate, "traits">
type Guarantees = Readonly<Record<string, number>>

/** How many guarantees distinct people fill at most: Kuhn's augmenting paths over single seats. */
export const matchingOf = (people: readonly Holder[], guarantees: Guarantees) => {
  const seats = Object.entries(guarantees).flatMap(([trait, n]) => Array<string>(n).fill(trait))
  const holders: (Holder | undefined)[] = seats.map(() => undefined)
  const place = (person: Holder, tried: Set<number>): boolean =>
    seats.some((trait, seat) => {
      if (tried.has(seat) || !person.traits.includes(trait)) return false
      tried.add(seat)
      const holder = holders[seat]
      if (holder && !place(holder, tried)) return false
      holders[seat] = person
      return true
    })
  return people.filter((person) => place(person, new Set())).length
}

const subsets = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** The best of all subsets: fills the most guarantees, and of those is the first by rank. `pool` is in rank order. */
export const bestSubset = <Person extends Holder>(
  pool: readonly Person[],
  seats: number,
  guarantees: Guarantees,
) => {
  // Subsets come in rank order, so the first of the best is it.
  const all = subsets(pool, Math.min(seats, pool.length))
  const filled = all.map((subset) => matchingOf(subset, guarantees))
  return all[filled.indexOf(Math.max(...filled))]!
}

const order = (a: number | string | null, b: typeof a, last: number) => {
  const [x, y] = [a ?? last, b ?? last]
  return x < y ? -1 : Number(x > y)
}

const isBefore = (a: Candidate, b: Candidate, ties: AllocationRule["ties"]) => {
  for (const tie of [...ties, "hash"] as const) {
    const found =
      tie === "hash"
        ? order(sha256(a.code), sha256(b.code), 0)
        : tie === "older"
          ? order(a.born, b.born, 1e12)
          : -order(a[tie], b[tie], -1e12)
    if (found !== 0) return found < 0
  }
  return false
}

interface Seat {
  compartment: string
  isFixed: boolean
  isForGuarantee: boolean
}

export const oracle = (rule: AllocationRule, candidates: readonly Candidate[]) => {
  const rankOf = (one: Candidate) =>
    candidates.filter((other) => isBefore(other, one, rule.ties)).length
  const ranking = candidates.toSorted((a, b) => rankOf(a) - rankOf(b))
  const { compartments, overall } = seatMatrix(rule)
  const seats = new Map<string, number>(compartments.map((one) => [one.compartment, one.seats]))
  const seating = new Map<Candidate, Seat>()
  const inSeats = (name: string) =>
    ranking.filter((person) => seating.get(person)?.compartment === name)
  const isOf = (person: Candidate, name: string) => name === "open" || person.category === name
  const without = (name: string) =>
    ranking.filter((person) => !seating.has(person) && isOf(person, name))
  const last = (name: string, test: (person: Candidate) => boolean) =>
    inSeats(name).findLast((person) => {
      const { isFixed, isForGuarantee } = seating.get(person)!
      return !isFixed && !isForGuarantee && test(person)
    })

  const fill = () => {
    seating.clear()
    for (const person of ranking) {
      const { accepted } = person
      if (accepted)
        seating.set(person, { compartment: accepted, isFixed: true, isForGuarantee: false })
    }
    for (const { compartment, guarantees } of compartments) {
      const pool = without(compartment)
      const chosen = inSeats(compartment)
      for (const isForGuarantee of [true, false]) {
        for (const person of pool) {
          if (chosen.length >= seats.get(compartment)! || seating.has(person)) continue
          const grows = matchingOf([...chosen, person], guarantees) > matchingOf(chosen, guarantees)
          if (isForGuarantee && !grows) continue
          chosen.push(person)
          seating.set(person, { compartment, isFixed: false, isForGuarantee })
        }
      }
    }
    for (const { trait, target } of overall) {
      const lacks = (person: Candidate) => !person.traits.includes(trait)
      for (const holder of ranking.filter((person) => !lacks(person) && !seating.has(person))) {
        if ([...seating.keys()].filter((person) => !lacks(person)).length >= target) break
        const displaced = last(holder.category, lacks) ?? last("open", lacks)
        if (!displaced) continue
        const { compartment } = seating.get(displaced)!
        seating.delete(displaced)
        seating.set(holder, { compartment, isFixed: false, isForGuarantee: true })
      }
    }
  }

  fill()
  for (const { from, to } of rule.conversion) {
    const unfilled = seats.get(from)! - inSeats(from).length
    seats.set(from, seats.get(from)! - unfilled)
    seats.set(to, seats.get(to)! + unfilled)
    fill()
  }
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false
    for (const person of ranking) {
      const seat = seating.get(person)
      if (!seat?.isFixed || seat.compartment === "open") continue
      const isFree = inSeats("open").length < seats.get("open")!
      const displaced = last("open", () => true)
      if (!isFree && (!displaced || ranking.indexOf(displaced) < ranking.indexOf(person))) continue
      if (!isFree) seating.delete(displaced!)
      seating.set(person, { compartment: "open", isFixed: true, isForGuarantee: false })
      const next = without(seat.compartment)[0]
      if (next) seating.set(next, { ...seat, isFixed: false, isForGuarantee: false })
      hasMoved = true
    }
  }
  return Object.fromEntries(
    compartments.map(({ compartment }) => [
      compartment,
      inSeats(compartment).map(({ code }) => code),
    ]),
  )
}
