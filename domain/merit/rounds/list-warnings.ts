import type { Allocation } from "../allocate.ts"
import type { Compartment } from "../allocation-rule.ts"
import { eligibleFor, holdersOf } from "../seating.ts"

/** Half a point below the cut-off, in hundredths. */
const nearBy = 50

/** What an officer should look at in one compartment before the list is published. */
export interface CompartmentWarnings {
  compartment: Compartment
  /** The index of the last person chosen by rank, in hundredths; null if nobody was. */
  cutOff: number | null
  /** Chosen and waiting people whose index is the cut-off, if the ties decided between them. */
  tied: string[]
  /** Those who wait with an index less than half a point below the cut-off. */
  near: string[]
  /** Seats that stay empty, since only so many people are eligible for the compartment. */
  empty: { seats: number; eligible: number } | null
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
      const empty = seats - holders.length
      return {
        compartment,
        cutOff,
        tied: [...tiedHolders, ...tiedWaiting],
        near: cutOff === null ? [] : codesWith(waiting, cutOff - nearBy, cutOff - 1),
        empty: empty > 0 ? { seats: empty, eligible: people.length } : null,
      }
    })
    .filter(({ tied, near, empty }) => tied.length > 0 || near.length > 0 || empty !== null)
}
