// A second implementation of the allocation, directly from the definitions of docs/merit.md. It searches all subsets
// for the choice of each compartment, starts again after each change, and shares no code with the program.
import type { AllocationRule } from "#domain/merit/allocation-rule.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

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

/** All subsets of a size. Of people in rank order, the first by rank come first. */
const subsets = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** The first by rank of all subsets that fill the most guarantees, together with those who have a seat already. */
export const bestSubset = <Person extends Holder>(
  pool: readonly Person[],
  seats: number,
  guarantees: Guarantees,
  before: readonly Person[] = [],
) => {
  const all = subsets(pool, Math.min(seats, pool.length))
  const filled = all.map((subset) => matchingOf([...before, ...subset], guarantees))
  return all[filled.indexOf(Math.max(...filled))]!
}

/** The people of a choice who fill a guarantee: in rank order, each who raises the number of filled guarantees. */
const whoFill = <Person extends Holder>(
  choice: readonly Person[],
  guarantees: Guarantees,
  before: readonly Person[],
) => {
  const gained = (people: readonly Person[]) =>
    matchingOf([...before, ...people], guarantees) - matchingOf(before, guarantees)
  const gain = gained(choice)
  return subsets(choice, gain).find((subset) => gained(subset) === gain)!
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The seats of each compartment: whole parts, then one seat after the other to the largest part that is left. */
const seatsOf = ({ seats, vertical, pools, rounding, conversion }: AllocationRule) => {
  const found = new Map<string, number>([["open", 0]])
  if (typeof seats === "object") {
    for (const [name, count] of Object.entries(seats)) found.set(name, count)
  } else {
    const total = seats - sum(Object.values(pools))
    // Of 10,000, since a percentage has two decimals.
    const reserved = Object.entries(vertical).map(([name, given]) => {
      return [name, Math.round(given * 100)] as const
    })
    const parts = [["open", 10_000 - sum(reserved.map(([, part]) => part))] as const, ...reserved]
    for (const [name, part] of parts) found.set(name, Math.floor((total * part) / 10_000))
    const left = (name: string, part: number) => total * part - found.get(name)! * 10_000
    while (sum([...found.values()]) < total) {
      const most = Math.max(...parts.map(([name, part]) => left(name, part)))
      const [next] = parts.find(([name, part]) => left(name, part) === most)!
      const gaining = rounding === "floor" ? "open" : next
      found.set(gaining, found.get(gaining)! + 1)
    }
  }
  for (const { to } of conversion) found.set(to, found.get(to) ?? 0)
  return found
}

type Trait = AllocationRule["traits"][string]

const round = { floor: Math.floor, nearest: Math.round, ceiling: Math.ceil }

const partOf = (
  { percent = 0, rounding }: Trait,
  seats: number,
  { guarantee_rounding }: AllocationRule,
) => round[rounding ?? guarantee_rounding]((seats * Math.round(percent * 100)) / 10_000)

const guaranteesOf = (rule: AllocationRule, name: string, seats: number): Guarantees =>
  Object.fromEntries(
    Object.entries(rule.traits)
      .filter(([, { mode }]) => mode === "compartment")
      .map(([trait, given]) => {
        const counts = given.counts as Record<string, number> | undefined
        return [trait, counts ? (counts[name] ?? 0) : partOf(given, seats, rule)]
      }),
  )

const targetOf = (rule: AllocationRule, trait: Trait, total: number) =>
  trait.counts ? sum(Object.values(trait.counts)) : partOf(trait, total, rule)

/** Whether unfilled seats may come from one compartment to another, directly or through others. */
const leads = (
  conversion: AllocationRule["conversion"],
  from: string,
  to: string,
  tried: readonly string[] = [],
): boolean =>
  from === to ||
  conversion.some(
    (one) =>
      one.from === from &&
      !tried.includes(one.to) &&
      leads(conversion, one.to, to, [...tried, from]),
  )

/** Moves the seats that earlier rounds moved: the first way, in the order of the compartments, that has one for everybody. */
const keepMoved = (
  { conversion }: AllocationRule,
  seats: Map<string, number>,
  accepted: (name: string) => number,
) => {
  const names = [...seats.keys()]
  const needs = names.flatMap((name) =>
    Array<string>(Math.max(0, accepted(name) - seats.get(name)!)).fill(name),
  )
  const move = (at: number): boolean => {
    const to = needs[at]
    if (!to) return true
    return names.some((from) => {
      if (seats.get(from)! - accepted(from) <= 0 || !leads(conversion, from, to)) return false
      seats.set(from, seats.get(from)! - 1)
      if (move(at + 1)) return true
      seats.set(from, seats.get(from)! + 1)
      return false
    })
  }
  if (!move(0)) throw new Error("There is no seat for somebody who accepted one")
  for (const to of needs) seats.set(to, seats.get(to)! + 1)
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
  const seats = seatsOf(rule)
  const total = sum([...seats.values()])
  const guarantees = new Map(
    [...seats].map(([name, count]) => [name, guaranteesOf(rule, name, count)]),
  )
  keepMoved(rule, seats, (name) => candidates.filter((one) => one.accepted === name).length)
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

  const choose = (compartment: string) => {
    const before = inSeats(compartment)
    const own = guarantees.get(compartment)!
    const left = seats.get(compartment)! - before.length
    const choice = bestSubset(without(compartment), left, own, before)
    const filling = whoFill(choice, own, before)
    for (const person of choice) {
      seating.set(person, {
        compartment,
        isFixed: false,
        isForGuarantee: filling.includes(person),
      })
    }
  }

  const fill = () => {
    seating.clear()
    for (const person of ranking) {
      const { accepted } = person
      if (accepted)
        seating.set(person, { compartment: accepted, isFixed: true, isForGuarantee: false })
    }
    for (const compartment of seats.keys()) choose(compartment)
    for (const [trait, given] of Object.entries(rule.traits)) {
      if (given.mode !== "overall") continue
      const target = targetOf(rule, given, total)
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
    const unfilled = (seats.get(from) ?? 0) - inSeats(from).length
    if (unfilled === 0) continue
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
    [...seats.keys()].map((name) => [name, inSeats(name).map(({ code }) => code)]),
  )
}
