import type { Lists, Person, Refusal, Rule, Tie } from "./reference.ts"

/** mulberry32: the same numbers for the same seed on every machine. */
const randomNumbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

class Season {
  readonly #random: () => number
  rule: Rule
  people: Person[]
  #nextCode = 1

  constructor(seed: number) {
    this.#random = randomNumbers(seed)
    this.rule = this.#randomRule()
    this.people = this.#newPeople(this.#whole(1, 60))
  }

  #whole(from: number, to: number) {
    return from + Math.floor(this.#random() * (to - from + 1))
  }

  #chance(of: number) {
    return this.#random() < of
  }

  #oneOf<T>(values: readonly T[]) {
    return values[this.#whole(0, values.length - 1)]!
  }

  #shuffled<T>(values: readonly T[]) {
    return values
      .map((value) => ({ value, order: this.#random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value }) => value)
  }

  #randomRule(): Rule {
    const seats = this.#whole(1, 30)
    const listed = this.#shuffled(["SC", "ST", "OBC", "EWS"]).slice(0, this.#whole(0, 4))
    const percents: Record<string, number[]> = {
      SC: [21, 20, 15],
      ST: [2, 5, 7.5],
      OBC: [27, 20],
      EWS: [10, 12.5],
    }
    const vertical = Object.fromEntries(listed.map((name) => [name, this.#oneOf(percents[name]!)]))
    const traitNames = this.#shuffled(["woman", "disability", "freedom_fighter", "ex_serviceman"])
    const traits = Object.fromEntries(
      traitNames.slice(0, this.#whole(0, 4)).map((name) => [
        name,
        {
          percent: this.#oneOf([2, 5, 10, 12.5, 20, 25]),
          mode: this.#chance(0.35) ? ("overall" as const) : ("compartment" as const),
        },
      ]),
    )
    const compartments = ["open", ...listed]
    const conversion = Array.from({ length: this.#whole(0, 4) }, () => ({
      from: this.#oneOf(compartments),
      to: this.#oneOf(compartments),
    })).filter(({ from, to }) => from !== to)
    const ties: Tie[] = this.#chance(0.7)
      ? ["index", "intermediate", "highschool", "older", "hash"]
      : [
          "index",
          ...this.#shuffled(["intermediate", "highschool", "older"] as const).slice(
            0,
            this.#whole(0, 3),
          ),
          "hash",
        ]
    return {
      seats,
      vertical,
      rounding: this.#chance(0.8) ? "largest_remainder" : "floor",
      pools: this.#chance(0.2) ? { sports: this.#whole(0, Math.floor(seats / 4)) } : {},
      traits,
      guarantee_rounding: this.#oneOf(["floor", "floor", "nearest", "ceiling"]),
      conversion,
      ties,
    }
  }

  /** Few different marks and birth dates, so that many are tied; some with more decimals than others. */
  #mark() {
    return this.#oneOf([
      "40",
      "40.0",
      "55.5",
      "55.50",
      "62.1",
      "62.10",
      "70.05",
      "9.9",
      "88",
      "100",
    ])
  }

  #newPeople(number: number): Person[] {
    return Array.from({ length: number }, () => ({
      code: `P${String(this.#nextCode++)}`,
      category: this.#oneOf(["GEN", "GEN", "SC", "ST", "OBC", "OBC", "EWS"]),
      traits: Object.keys(this.rule.traits).filter(() => this.#chance(0.25)),
      index: this.#mark(),
      intermediate: this.#mark(),
      highschool: this.#mark(),
      dob: this.#oneOf(["2006-12-31", "2007-01-01", "2007-01-02", "2008-03-15"]),
      accepted: "",
    }))
  }

  /**
   * What happens after a list: answers, corrected marks, late applicants. Those who declined or did not come are gone;
   * who did not answer yet stays without a pinned seat.
   */
  answer({ chosen }: Lists) {
    const seatOf = new Map(
      Object.entries(chosen).flatMap(([name, people]) =>
        people.map(({ code }) => [code, name] as const),
      ),
    )
    // A college that loses seats between two lists may have given more than are left.
    if (this.#chance(0.02)) this.rule = { ...this.rule, seats: Math.ceil(this.rule.seats / 2) }
    const isCorrecting = this.#chance(0.5)
    this.people = this.people.flatMap((person) => {
      const corrected =
        isCorrecting && this.#chance(0.1) ? { ...person, index: this.#mark() } : person
      const seat = seatOf.get(person.code)
      if (!seat) return [{ ...corrected, accepted: "" }]
      // One season in many has somebody whose category turned out to be another: the round is refused.
      if (this.#chance(0.002)) return [{ ...corrected, accepted: seat, category: "GEN" }]
      const answer = person.accepted
        ? this.#oneOf(["accepted", "accepted", "accepted", "declined"])
        : this.#oneOf(["accepted", "accepted", "accepted", "declined", "absent", "silent"])
      if (answer === "declined" || answer === "absent") return []
      return [{ ...corrected, accepted: answer === "accepted" ? seat : "" }]
    })
    if (this.#chance(0.6)) this.people.push(...this.#newPeople(this.#whole(1, 8)))
    this.people = this.#shuffled(this.people)
  }
}

export interface ComparedRound {
  seed: number
  round: number
  rule: Rule
  people: Person[]
  lists: Lists | Refusal
}

export const rounds = 3

/** The rounds of one season, of which each goes on from the lists of `allocate`. */
export function* roundsOf(
  seed: number,
  allocate: (rule: Rule, people: Person[]) => Lists | Refusal,
): Generator<ComparedRound> {
  const season = new Season(seed)
  for (let round = 1; round <= rounds; round += 1) {
    const lists = allocate(season.rule, season.people)
    yield { seed, round, rule: season.rule, people: season.people, lists }
    if ("refused" in lists) return
    season.answer(lists)
  }
}
