import type { Allocation } from "../allocate.ts"
import type { Compartment } from "../allocation-rule.ts"
import type { MeritCandidate } from "../candidates/merit-candidate.ts"
import { createGuarantees } from "../guarantees.ts"
import { isKept, type Ranked } from "../ranking.ts"
import type { CompartmentSeats } from "../seat-matrix.ts"
import { eligibleFor, holdersOf } from "../seating.ts"

/** Half a point, in hundredths. */
const nearBy = 50

/** Who is at a cut-off, or near it. */
interface CutOffWarnings {
  /** The index of the last person who got such a seat in this round, in hundredths; null if nobody did. */
  cutOff: number | null
  /** People with a seat and people who wait whose index is the cut-off, if the ties decided between them. */
  tied: string[]
  /** Who got such a seat at most half a point above the cut-off, or waits at most half a point below it. */
  near: string[]
}

/** What an officer should look at before the list is published, among the seats of one kind in one compartment. */
export interface CompartmentWarnings extends CutOffWarnings {
  compartment: Compartment
  /** The trait to which these seats are guaranteed; null for the seats by rank. */
  trait: string | null
  /** Seats that stay empty: so many people are eligible for the compartment, and so many of them have a seat. */
  empty: { seats: number; eligible: number; seated: number } | null
}

const warningsAt = (
  cutOff: number | undefined,
  chosen: readonly Ranked[],
  waiting: readonly Ranked[],
): CutOffWarnings => {
  if (cutOff === undefined) return { cutOff: null, tied: [], near: [] }
  const codesWith = (among: readonly Ranked[], from: number, to: number) =>
    among.filter(({ index }) => index >= from && index <= to).map(({ code }) => code)
  const tied = codesWith(waiting, cutOff, cutOff)
  return {
    cutOff,
    tied: tied.length > 0 ? [...codesWith(chosen, cutOff, cutOff), ...tied] : [],
    near:
      waiting.length > 0
        ? [
            ...codesWith(chosen, cutOff + 1, cutOff + nearBy),
            ...codesWith(waiting, cutOff - nearBy, cutOff - 1),
          ]
        : [],
  }
}

/**
 * Where the guarantees of a compartment ended in this round: for each trait, the person whose choice left none for
 * others who hold only this trait. That may be a holder of another trait, because an applicant with both fills either.
 */
const endsOfGuarantees = (
  { compartment, seats, guarantees }: CompartmentSeats,
  { ranking, seating }: Pick<Allocation, "ranking" | "seating">,
) => {
  const accepted = ranking.filter((person) => isKept(person, compartment))
  const guaranteed = createGuarantees(guarantees)
  for (const person of accepted) guaranteed.add(person)
  const ends = new Map<string, Ranked>()
  let left = Object.keys(guarantees).filter((trait) => guaranteed.canAdd({ traits: [trait] }))
  const chosen = holdersOf(seating, compartment).filter((person) => {
    const { guarantee } = seating.get(person)!
    return guarantee !== null && guarantee in guarantees && !isKept(person, compartment)
  })
  for (const [index, person] of chosen.entries()) {
    guaranteed.add(person)
    const isFull = accepted.length + index + 1 === seats
    const ended = left.filter((trait) => isFull || !guaranteed.canAdd({ traits: [trait] }))
    for (const trait of ended) ends.set(trait, person)
    left = left.filter((trait) => !ended.includes(trait))
  }
  return ends
}

/** Where the traits over all compartments ended: the last holder who replaced another applicant. */
const endsOfTargets = ({ matrix, seating }: Pick<Allocation, "matrix" | "seating">) =>
  matrix.overall.flatMap(({ trait }) => {
    const [last] = [...seating]
      .filter(([, { guarantee, isAccepted }]) => guarantee === trait && !isAccepted)
      .toSorted(([a], [b]) => b.rank - a.rank)
    return last ? [{ trait, person: last[0], compartment: last[1].compartment }] : []
  })

/** Warnings on the seats of a round that have any: of each compartment those by rank, then those of each trait. */
export const listWarnings = (allocation: Allocation): CompartmentWarnings[] => {
  const { compartments, ranking, seating } = allocation
  const eligible = eligibleFor(ranking)
  const targets = endsOfTargets(allocation)
  const isWaiting = (person: Ranked) => !seating.has(person)
  const warningsOf = (list: CompartmentSeats): CompartmentWarnings[] => {
    const { compartment, seats } = list
    const people = eligible(compartment)
    const waiting = people.filter(isWaiting)
    const holders = holdersOf(seating, compartment)
    const newHolders = holders.filter((person) => !isKept(person, compartment))
    const byRank = newHolders.filter((person) => seating.get(person)!.guarantee === null)
    const last = byRank.at(-1)
    const empty = seats - holders.length
    const ofTrait = (trait: string, end: Ranked, among: readonly Ranked[]) => {
      const chosen = newHolders.filter(
        (one) => one === end || seating.get(one)!.guarantee === trait,
      )
      const others = among.filter((one) => isWaiting(one) && one.traits.includes(trait))
      return { compartment, trait, ...warningsAt(end.index, chosen, others), empty: null }
    }
    return [
      {
        compartment,
        trait: null,
        ...warningsAt(last?.index, byRank, waiting),
        empty:
          empty > 0
            ? { seats: empty, eligible: people.length, seated: people.length - waiting.length }
            : null,
      },
      ...[...endsOfGuarantees(list, allocation)]
        // Everybody ahead of the last by rank would have a seat without the guarantee too.
        .filter(([, end]) => end.rank > (last?.rank ?? 0))
        .map(([trait, end]) => ofTrait(trait, end, people)),
      ...targets
        .filter((one) => one.compartment === compartment)
        .map(({ trait, person }) => ofTrait(trait, person, ranking)),
    ]
  }
  return compartments
    .flatMap(warningsOf)
    .filter(({ tied, near, empty }) => tied.length > 0 || near.length > 0 || empty !== null)
}

/** Below it, no board lets anybody pass; above it, staff should look at the marksheet. In hundredths. */
const plausible = { least: 33_00, most: 99_00 }

/** The percentages of a candidate that are probably typed wrongly, of those that decide something. */
export const implausibleMarks = ({ marks }: Pick<MeritCandidate, "marks">) =>
  marks.filter(({ percentage }) => percentage < plausible.least || percentage > plausible.most)
