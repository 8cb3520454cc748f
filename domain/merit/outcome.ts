import type { Allocation } from "./allocate.ts"
import type { Compartment } from "./allocation-rule.ts"
import type { MeritCandidate } from "./candidates/merit-candidate.ts"
import { isKept, type Ranked } from "./ranking.ts"
import { eligibleFor, holdersOf, type Seat } from "./seating.ts"

/** Where a list ended: the rank among those who are eligible, and the index in hundredths, of the last person. */
interface Closing {
  rank: number
  index: number
}

/** What a person's place in one list is, and where the list closed. */
interface Place {
  compartment: Compartment
  seats: number
  /** The rank among those who are eligible for the compartment. */
  rank: number
  /** The last person who got a seat by rank in this round; nothing if nobody did. */
  closing: Closing | null
  /** The last holder who got a seat in this round, of each trait of the person with guaranteed seats there. */
  closingOf: Record<string, Closing | null>
  /** Only for those who wait: how many people with a worse rank keep a seat that they accepted in an earlier round. */
  kept?: number
  /** The place on the waiting list, for those without any seat. */
  waiting: number | null
}

/** Why a person got a seat or none, in numbers. */
export interface Outcome {
  code: string
  index: number
  /** The rank among everybody. */
  rank: number
  seat: Seat | null
  /** The trait that counts over all compartments for which somebody else got the person's seat. */
  displacedBy?: string
  lists: Place[]
}

/** Explains the outcome of each person of a round. Returns undefined for an unknown code. */
export const explainOutcomes = ({ ranking, compartments, seating, replacements }: Allocation) => {
  const eligible = eligibleFor(ranking)
  const lists = compartments.map((seats) => {
    const people = eligible(seats.compartment)
    const ranks = new Map(people.map((person, index) => [person, index + 1]))
    const without = people.filter((person) => !seating.has(person))
    const waiting = new Map(without.map((person, index) => [person, index + 1]))
    const chosen = holdersOf(seating, seats.compartment)
    const [kept, given] = [true, false].map((wanted) =>
      chosen.filter((person) => isKept(person, seats.compartment) === wanted),
    ) as [Ranked[], Ranked[]]
    return { ...seats, ranks, waiting, kept, given }
  })
  const byCode = new Map(ranking.map((person) => [person.code, person]))
  const displaced = new Map(replacements.map((one) => [one.displaced, one.trait]))

  const placeIn =
    (person: Ranked) =>
    ({ ranks, waiting, kept, given, ...list }: (typeof lists)[number]): Place => {
      const closingOf = (among: (one: Ranked) => boolean): Closing | null => {
        const last = given.findLast(among)
        return last ? { rank: ranks.get(last)!, index: last.index } : null
      }
      const traits = person.traits.filter((trait) => (list.guarantees[trait] ?? 0) > 0)
      const keptBehind = waiting.has(person)
        ? kept.filter(({ rank }) => rank > person.rank).length
        : 0
      return {
        compartment: list.compartment,
        seats: list.seats,
        rank: ranks.get(person)!,
        closing: closingOf((one) => !seating.get(one)!.guarantee),
        closingOf: Object.fromEntries(
          traits.map((trait) => [trait, closingOf((one) => one.traits.includes(trait))]),
        ),
        ...(keptBehind > 0 && { kept: keptBehind }),
        waiting: waiting.get(person) ?? null,
      }
    }

  return (code: string): Outcome | undefined => {
    const person = byCode.get(code)
    if (!person) return undefined
    const displacedBy = seating.has(person) ? undefined : displaced.get(code)
    return {
      code,
      index: person.index,
      rank: person.rank,
      seat: seating.get(person) ?? null,
      ...(displacedBy !== undefined && { displacedBy }),
      lists: lists.filter(({ ranks }) => ranks.has(person)).map(placeIn(person)),
    }
  }
}

/** What a round says about one applicant, as it is stored. */
export type StoredPlace = Pick<MeritCandidate, "category" | "index" | "ineligibilities"> & {
  /** Left out, because the college had not verified the application. */
  not_verified?: true
  /** Left out, because the applicant was admitted to another programme of the session. */
  admitted_elsewhere?: true
  /** Left out, because the applicant could be ranked only after the draft of the list was made. */
  after_draft?: true
  /** Claims that nobody had checked. Places that were stored before lack them. */
  unchecked?: string[]
  /** What does not count without a verified residence, if anything. */
  without_residence?: string[]
  /** The rank in each list; null for those who are not ranked. */
  outcome: Pick<Outcome, "rank" | "displacedBy" | "lists"> | null
}
