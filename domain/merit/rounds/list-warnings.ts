import type { Allocation } from "../allocate.ts"
import type { Compartment } from "../allocation-rule.ts"
import { eligibleFor, holdersOf } from "../seats/seating.ts"

/** Half a point, in hundredths. */
const nearBy = 50

/** What an officer should look at in one compartment before the list is published. */
export interface CompartmentWarnings {
  compartment: Compartment
  /** The index of the last person chosen by rank, in hundredths; null if nobody was. */
  cutOff: number | null
  /** Chosen and waiting people whose index is the cut-off, if the ties decided between them. */
  tied: string[]
  /** Who is chosen by rank at most half a point above the cut-off, or waits at most half a point below it. */
  near: string[]
  /** Seats that stay empty: so many people are eligible for the compartment, and so many of them have a seat. */
  empty: { seats: number; eligible: number; seated: number } | null
}

/** Warnings on each compartment of a round that has any. */
export const listWarnings = ({ compartments, ranking, seating }: Allocation) => {
  const eligible = eligibleFor(ranking)
  return compartments
    .map(({ compartment, seats }): CompartmentWarnings => {
      const people = eligible(compartment)
      const holders = holdersOf(seating, compartment)
      const cutOff = holders.findLast((one) => !seating.get(one)!.guarantee)?.index ?? null
      const waiting = people.filter((one) => !seating.has(one))
      const codesWith = (among: typeof people, from: number, to: number) =>
        among.filter(({ index }) => index >= from && index <= to).map(({ code }) => code)
      const tiedWaiting = cutOff === null ? [] : codesWith(waiting, cutOff, cutOff)
      const tiedHolders = tiedWaiting.length > 0 ? codesWith(holders, cutOff!, cutOff!) : []
      const byRank = holders.filter((one) => !seating.get(one)!.guarantee)
      const empty = seats - holders.length
      return {
        compartment,
        cutOff,
        tied: [...tiedHolders, ...tiedWaiting],
        near:
          cutOff === null || waiting.length === 0
            ? []
            : [
                ...codesWith(byRank, cutOff + 1, cutOff + nearBy),
                ...codesWith(waiting, cutOff - nearBy, cutOff - 1),
              ],
        empty:
          empty > 0
            ? { seats: empty, eligible: people.length, seated: people.length - waiting.length }
            : null,
      }
    })
    .filter(({ tied, near, empty }) => tied.length > 0 || near.length > 0 || empty !== null)
}
