import type { Category, Compartment } from "../allocation-rule.ts"
import type { FrozenList } from "../frozen-list.ts"
import { isKept } from "../ranking.ts"

/**
 * Where the seats of one compartment ended. Seats that were accepted in an earlier round say nothing about this one, so
 * they do not count for where it closed. Indices are decimals, as the frozen list has them.
 */
export interface CutOff {
  compartment: Compartment
  seats: number
  chosen: number
  /** How many of the chosen keep the seat that they accepted in an earlier round. */
  kept: number
  waiting: number
  /** The index of the last person who got a seat by rank in this round; null if nobody did. */
  closing: string | null
  /** For each trait with guaranteed seats: how many, and the index of its last holder who got a seat in this round. */
  guarantees: { trait: string; seats: number; closing: string | null }[]
}

export interface CutOffs {
  compartments: CutOff[]
  /** Traits whose seats count over all compartments, with the index of the last holder who got a seat in this round. */
  overall: { trait: string; closing: string | null }[]
}

/** The cut-offs of a published list, from its frozen file alone. */
export const cutOffsOf = ({ rule, candidates, result }: FrozenList): CutOffs => {
  const byCode = new Map(candidates.map((person) => [person.code, person]))
  const holds = (trait: string) => (one: { code: string }) =>
    byCode.get(one.code)!.traits.includes(trait)
  const closingOf = (chosen: { code: string } | undefined) =>
    chosen ? byCode.get(chosen.code)!.index : null
  const newIn = (name: string) =>
    result.compartments[name]!.chosen.filter(({ code }) => !isKept(byCode.get(code)!, name))
  const compartments = Object.entries(result.compartments).map(
    ([name, { seats, chosen, waiting, guarantees }]): CutOff => {
      const newHolders = newIn(name)
      return {
        compartment: name as Compartment,
        seats,
        chosen: chosen.length,
        kept: chosen.length - newHolders.length,
        waiting: waiting.length,
        closing: closingOf(newHolders.findLast(({ guarantee }) => guarantee === null)),
        // Seats that moved away by conversion leave the guarantee as it was.
        guarantees: Object.entries(guarantees)
          .filter(([, count]) => count > 0 && seats > 0)
          .map(([trait, count]) => ({
            trait,
            seats: Math.min(count, seats),
            closing: closingOf(newHolders.findLast(holds(trait))),
          })),
      }
    },
  )
  const everybody = Object.keys(result.compartments)
    .flatMap(newIn)
    .toSorted((a, b) => a.rank - b.rank)
  const overall = Object.entries(rule.traits)
    .filter(([, { mode }]) => mode === "overall")
    .map(([trait]) => ({ trait, closing: closingOf(everybody.findLast(holds(trait))) }))
  return { compartments, overall }
}

/** How a printed list is ordered: as it was computed, or as a register by name or by category. */
export const listOrders = ["rank", "name", "category"] as const
export type ListOrder = (typeof listOrders)[number]

/** A line of a list, as it is shown. */
export interface ListRow {
  /** The code in the frozen list. */
  code: string
  /** The place among all candidates of the list. */
  rank: number
  category: Category
  index: string
  /** The trait whose guaranteed seat this is. Null for a seat by rank. */
  guarantee: string | null
  /** Whether this seat was accepted in an earlier list. */
  isKept: boolean
}

/** Those who compete for seats, in rank order. Whom a limit leaves out has no rank. */
export const rankedOf = ({ candidates, result: { limits = {} } }: FrozenList) => {
  const leftOut = new Set(Object.values(limits).flatMap(({ left_out }) => left_out))
  return candidates.filter(({ code }) => !leftOut.has(code))
}

/** Who has the seats of a compartment, and who waits for one, in rank order. */
export const rowsOf = (list: FrozenList, compartment: Compartment) => {
  const ranked = new Map(
    rankedOf(list).map((person, at) => [person.code, { person, rank: at + 1 }]),
  )
  const rowOf = (code: string, guarantee: string | null): ListRow => {
    const { person, rank } = ranked.get(code)!
    const { category, index } = person
    return { code, rank, category, index, guarantee, isKept: isKept(person, compartment) }
  }
  const { chosen, waiting } = list.result.compartments[compartment]!
  return {
    chosen: chosen.map(({ code, guarantee }) => rowOf(code, guarantee)),
    waiting: waiting.map((code) => rowOf(code, null)),
  }
}
