/**
 * An independent implementation of the allocation, to check the first one. It was written from sections 2 to 5 and 8 of the
 * specification of merit lists alone, imports nothing of the product, and prefers short definitions to speed. Where the
 * sections leave a question open, a comment names the reading, which is that of docs/merit.md.
 */
import { createHash } from "node:crypto"

export type Tie = "index" | "intermediate" | "highschool" | "older" | "hash"

export interface Rule {
  seats: number
  vertical: Record<string, number>
  rounding: "largest_remainder" | "floor"
  pools: Record<string, number>
  traits: Record<string, { percent: number; mode: "compartment" | "overall" }>
  guarantee_rounding: "floor" | "nearest" | "ceiling"
  conversion: { from: string; to: string }[]
  ties: Tie[]
}

/** One line of the table. Marks are decimals as text, `accepted` is a compartment or empty. */
export interface Person {
  code: string
  category: string
  traits: string[]
  index: string
  intermediate: string
  highschool: string
  dob: string
  accepted: string
}

export interface Lists {
  chosen: Record<string, { code: string; rank: number; guarantee: string | null }[]>
  waiting: Record<string, string[]>
  seats: Record<string, number>
  guarantees: Record<string, Record<string, number>>
}

/** The round would take a seat from somebody who accepted it (section 4, "Later rounds"). */
export type Refusal = { refused: "category" | "seats" }

// Exact decimals: a whole number of millionths.
const million = 1_000_000n
const decimal = (text: string) => {
  const [whole = "0", fraction = ""] = text.split(".")
  return BigInt(whole) * million + BigInt(fraction.padEnd(6, "0"))
}

/** Percent of a number of seats, as a numerator over `hundred`. */
const hundred = 100n * million
const share = (seats: number, percent: number) => BigInt(seats) * decimal(String(percent))
const down = (numerator: bigint) => Number(numerator / hundred)
const roundings = {
  floor: down,
  nearest: (numerator: bigint) => down(numerator + hundred / 2n),
  ceiling: (numerator: bigint) => down(numerator + hundred - 1n),
}

const descending = (a: string, b: string) => {
  const [x, y] = [decimal(a), decimal(b)]
  return x > y ? -1 : x < y ? 1 : 0
}
const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const sha256 = (code: string) => createHash("sha256").update(code).digest("hex")

const comparators: Record<Tie, (a: Person, b: Person) => number> = {
  index: (a, b) => descending(a.index, b.index),
  intermediate: (a, b) => descending(a.intermediate, b.intermediate),
  highschool: (a, b) => descending(a.highschool, b.highschool),
  older: (a, b) => ascending(a.dob, b.dob),
  hash: (a, b) => ascending(sha256(a.code), sha256(b.code)),
}

const rank = (people: Person[], ties: Tie[]) =>
  people.toSorted((a, b) => {
    for (const tie of [...ties, "hash"] as Tie[]) {
      const order = comparators[tie](a, b)
      if (order !== 0) return order
    }
    return 0
  })

const seatsByCompartment = (rule: Rule) => {
  const total = totalOf(rule)
  const listed = Object.entries(rule.vertical)
  // Percents are decimals: their sum is taken in whole millionths.
  const listedShare = listed.reduce((sum, [, percent]) => sum + share(total, percent), 0n)
  const shares: [string, bigint][] = [
    ["open", share(total, 100) - listedShare],
    ...listed.map(([category, percent]): [string, bigint] => [category, share(total, percent)]),
  ]
  const seats = new Map(shares.map(([name, numerator]) => [name, down(numerator)]))
  let left = total - [...seats.values()].reduce((sum, value) => sum + value, 0)
  if (rule.rounding === "floor") {
    seats.set("open", seats.get("open")! + left)
    return seats
  }
  // The sort is stable, so equal remainders stay in the order open, then as listed in the rule.
  const byRemainder = shares.toSorted(([, a], [, b]) => Number((b % hundred) - (a % hundred)))
  for (const [name] of byRemainder) {
    if (left === 0) break
    seats.set(name, seats.get(name)! + 1)
    left -= 1
  }
  return seats
}

/** Seats without those of separate pools, which are taken out first (section 3). */
const totalOf = (rule: Rule) =>
  rule.seats - Object.values(rule.pools).reduce((sum, seats) => sum + seats, 0)

const traitsOfMode = (rule: Rule, mode: "compartment" | "overall") =>
  Object.entries(rule.traits).filter(([, trait]) => trait.mode === mode)

/** The largest number of guarantees that distinct persons can fill, by augmenting paths. */
const largestMatching = <Holder extends Pick<Person, "traits">>(
  people: Holder[],
  guarantees: Record<string, number>,
) => {
  const places = Object.entries(guarantees).flatMap(([trait, number]) =>
    Array.from({ length: number }, () => trait),
  )
  const holderOf: (Holder | undefined)[] = places.map(() => undefined)
  const findPlace = (person: Holder, seen: Set<number>): boolean =>
    places.some((trait, place) => {
      if (seen.has(place) || !person.traits.includes(trait)) return false
      seen.add(place)
      const holder = holderOf[place]
      if (holder && !findPlace(holder, seen)) return false
      holderOf[place] = person
      return true
    })
  return people.filter((person) => findPlace(person, new Set())).length
}

type Seats = Map<string, number>
type Holders = Map<string, Set<Person>>

/** One computation of the lists, of which every step is a method. */
class Round {
  readonly rule: Rule
  readonly ranking: Person[]
  readonly seats: Seats
  readonly guarantees = new Map<string, Record<string, number>>()
  holders: Holders = new Map()
  /**
   * For which trait somebody was chosen, in step 2a or 4. Section 8 says "fills no guarantee" without saying when: here
   * it is decided when the person is chosen, and no slide and no other overall trait changes it.
   */
  guaranteeOf = new Map<Person, string>()

  constructor(rule: Rule, people: Person[]) {
    this.rule = rule
    this.ranking = rank(people, rule.ties)
    this.seats = seatsByCompartment(rule)
    const rounded = roundings[rule.guarantee_rounding]
    for (const [name, seats] of this.seats) {
      const numbers = traitsOfMode(rule, "compartment").map(([trait, { percent }]) => [
        trait,
        rounded(share(seats, percent)),
      ])
      this.guarantees.set(name, Object.fromEntries(numbers))
    }
  }

  compartments() {
    return [...this.seats.keys()]
  }

  in(name: string) {
    return this.ranking.filter((person) => this.holders.get(name)!.has(person))
  }

  hasSeat(person: Person) {
    return this.compartments().some((name) => this.holders.get(name)!.has(person))
  }

  isPinned(person: Person) {
    return person.accepted !== ""
  }

  waiting(name: string) {
    return this.ranking.filter(
      (person) => !this.hasSeat(person) && (name === "open" || person.category === name),
    )
  }

  free(name: string) {
    return this.seats.get(name)! - this.holders.get(name)!.size
  }

  rankOf(person: Person) {
    return this.ranking.indexOf(person) + 1
  }

  /** Section 8, `accepted`: pinned before anything else. */
  pin() {
    this.guaranteeOf = new Map()
    this.holders = new Map(
      this.compartments().map((name) => [
        name,
        new Set(this.ranking.filter((person) => person.accepted === name)),
      ]),
    )
  }

  /** Steps 2 and 3 of section 4. */
  choose(name: string) {
    const holders = this.holders.get(name)!
    const guarantees = this.guarantees.get(name)!
    const forGuarantees: Person[] = []
    const fillsOneMore = (person: Person) =>
      largestMatching([...forGuarantees, person], guarantees) > forGuarantees.length
    for (const accepted of this.in(name)) if (fillsOneMore(accepted)) forGuarantees.push(accepted)
    for (const person of this.waiting(name)) {
      if (this.free(name) <= 0) break
      if (!fillsOneMore(person)) continue
      holders.add(person)
      forGuarantees.push(person)
    }
    for (const person of this.waiting(name)) {
      if (this.free(name) <= 0) break
      holders.add(person)
    }
    this.nameGuarantees(forGuarantees, guarantees)
  }

  /**
   * Section 8 does not say for which trait somebody is chosen. docs/merit.md does: in rank order, the first trait of the
   * rule that leaves a guarantee for all others.
   */
  nameGuarantees(forGuarantees: Person[], guarantees: Record<string, number>) {
    const inOrder = this.ranking.filter((person) => forGuarantees.includes(person))
    let left = guarantees
    for (const [position, person] of inOrder.entries()) {
      const others = inOrder.slice(position + 1)
      const without = (trait: string) => ({ ...left, [trait]: left[trait]! - 1 })
      const trait = Object.keys(left).find(
        (one) =>
          person.traits.includes(one) &&
          left[one]! > 0 &&
          largestMatching(others, without(one)) === others.length,
      )!
      this.guaranteeOf.set(person, trait)
      left = without(trait)
    }
  }

  /** Those of a compartment who can be displaced, the best first: neither accepted nor chosen for a guarantee. */
  displaceable(name: string) {
    return this.in(name).filter((person) => !this.isPinned(person) && !this.guaranteeOf.has(person))
  }

  overallTarget(percent: number) {
    return roundings[this.rule.guarantee_rounding](share(totalOf(this.rule), percent))
  }

  chosenHolders(trait: string) {
    return this.compartments().flatMap((name) =>
      this.in(name).filter((person) => person.traits.includes(trait)),
    )
  }

  /** Step 4. */
  replaceForOverallTraits() {
    for (const [trait, { percent }] of traitsOfMode(this.rule, "overall"))
      for (const holder of this.waiting("open").filter((person) => person.traits.includes(trait))) {
        if (this.chosenHolders(trait).length >= this.overallTarget(percent)) break
        const compartments = [holder.category, "open"].filter((name) => this.seats.has(name))
        for (const name of compartments) {
          const displaced = this.displaceable(name).findLast(
            (person) => !person.traits.includes(trait),
          )
          if (!displaced) continue
          this.holders.get(name)!.delete(displaced)
          this.holders.get(name)!.add(holder)
          this.guaranteeOf.set(holder, trait)
          break
        }
      }
  }

  accepted(name: string) {
    return this.ranking.filter((person) => person.accepted === name).length
  }

  /** The compartments that lead to one by conversion, directly or through others, in the order of the rule. */
  sourcesOf(name: string) {
    const sources = new Set([name])
    for (let size = 0; size < sources.size;) {
      size = sources.size
      for (const { from, to } of this.rule.conversion) if (sources.has(to)) sources.add(from)
    }
    return this.compartments().filter((source) => source !== name && sources.has(source))
  }

  /**
   * Section 8 pins "before anything else", and does not say what happens to seats that an earlier round converted. A
   * refusal would cost an accepted seat that can be kept, so they stay moved as far as people accepted them: each is
   * taken from the first source with a free seat that leaves one for as many others as possible.
   */
  keepConvertedSeats() {
    const freeSeats = Object.fromEntries(
      this.compartments().map((name) => [
        name,
        Math.max(0, this.seats.get(name)! - this.accepted(name)),
      ]),
    )
    const missing = this.compartments().flatMap((name) =>
      Array.from({ length: Math.max(0, this.accepted(name) - this.seats.get(name)!) }, () => ({
        to: name,
        traits: this.sourcesOf(name),
      })),
    )
    for (const [position, { to, traits }] of missing.entries()) {
      const others = missing.slice(position + 1)
      const most = largestMatching(missing.slice(position), freeSeats)
      const from = traits.find(
        (source) =>
          freeSeats[source]! > 0 &&
          largestMatching(others, { ...freeSeats, [source]: freeSeats[source]! - 1 }) === most - 1,
      )
      if (!from) continue
      freeSeats[from]! -= 1
      this.seats.set(from, this.seats.get(from)! - 1)
      this.seats.set(to, this.seats.get(to)! + 1)
    }
  }

  computeAllCompartments() {
    this.pin()
    for (const name of this.compartments()) this.choose(name)
    this.replaceForOverallTraits()
  }

  /** Step 5: each entry once, in order. */
  convert() {
    for (const { from, to } of this.rule.conversion) {
      const unfilled = Math.max(0, this.free(from))
      if (unfilled === 0) continue
      this.seats.set(from, this.seats.get(from)! - unfilled)
      this.seats.set(to, this.seats.get(to)! + unfilled)
      this.computeAllCompartments()
    }
  }

  /**
   * One slide from a category to open, of the best-ranked accepted person who can. Who is displaced gets the freed seat or
   * none: section 8 gives no other seat again, although section 5 leaves no seat empty while a member waits.
   */
  slideOnce() {
    const open = this.holders.get("open")!
    const accepted = this.ranking.filter((person) => this.isPinned(person) && !open.has(person))
    for (const person of accepted) {
      const lowest = this.displaceable("open").at(-1)
      const isBetter = lowest !== undefined && this.rankOf(person) < this.rankOf(lowest)
      if (this.free("open") <= 0 && !isBetter) continue
      if (this.free("open") <= 0) open.delete(lowest!)
      this.holders.get(person.category)!.delete(person)
      open.add(person)
      this.guaranteeOf.delete(person)
      const [next] = this.waiting(person.category)
      if (next && this.free(person.category) > 0) this.holders.get(person.category)!.add(next)
      return true
    }
    return false
  }

  allocate(): Lists | Refusal {
    const isOfAnother = ({ accepted, category }: Person) =>
      accepted !== "" && accepted !== "open" && accepted !== category
    if (this.ranking.some(isOfAnother)) return { refused: "category" }
    this.keepConvertedSeats()
    this.computeAllCompartments()
    this.convert()
    if (this.compartments().some((name) => this.free(name) < 0)) return { refused: "seats" }
    let hasMoved = true
    while (hasMoved) hasMoved = this.slideOnce()

    const each = <T>(value: (name: string) => T) =>
      Object.fromEntries(this.compartments().map((name) => [name, value(name)]))
    return {
      chosen: each((name) =>
        this.in(name).map((person) => ({
          code: person.code,
          rank: this.rankOf(person),
          guarantee: this.guaranteeOf.get(person) ?? null,
        })),
      ),
      waiting: each((name) => this.waiting(name).map(({ code }) => code)),
      seats: each((name) => this.seats.get(name)!),
      guarantees: each((name) => this.guarantees.get(name)!),
    }
  }
}

/** The lists of one round by sections 2 to 5 and 8, or why it is refused. */
export const allocateByReference = (rule: Rule, people: Person[]) =>
  new Round(rule, people).allocate()
