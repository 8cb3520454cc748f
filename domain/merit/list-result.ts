import type { Allocation } from "./allocate.ts"
import { eligibleFor, holdersOf } from "./seats/seating.ts"

/** A list as it is published: by compartment, in rank order. */
export interface ListResult {
  compartments: Record<
    string,
    {
      seats: number
      guarantees: Readonly<Record<string, number>>
      chosen: { code: string; rank: number; guarantee: string | null }[]
      /** Everybody eligible for the compartment who holds no seat at all. */
      waiting: string[]
    }
  >
  unfilled: Record<string, number>
  /** Only of a rule with limits: who is left out, in rank order. */
  limits?: Record<string, { most: number; left_out: string[] }>
}

export const listResult = ({ compartments, ranking, seating, limits }: Allocation): ListResult => {
  const eligible = eligibleFor(ranking)
  const lists = compartments.map(({ compartment, seats, guarantees }) => {
    const chosen = holdersOf(seating, compartment).map((person) => ({
      code: person.code,
      rank: person.rank,
      guarantee: seating.get(person)!.guarantee,
    }))
    const waiting = eligible(compartment).filter((person) => !seating.has(person))
    const codes = waiting.map(({ code }) => code)
    return [compartment, { seats, guarantees, chosen, waiting: codes }] as const
  })
  return {
    compartments: Object.fromEntries(lists),
    unfilled: Object.fromEntries(
      lists.map(([compartment, { seats, chosen }]) => [compartment, seats - chosen.length]),
    ),
    ...(limits.length > 0 && {
      limits: Object.fromEntries(
        limits.map(({ trait, most, beyond }) => [
          trait,
          { most, left_out: beyond.map(({ code }) => code) },
        ]),
      ),
    }),
  }
}
