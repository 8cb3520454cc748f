import { type Allocation, allocate } from "./allocate.ts"
import type { AllocationRule } from "./allocation-rule.ts"
import type { MeritRule } from "./candidates/merit-rule.ts"
import type { FrozenCandidate, FrozenInput } from "./frozen-list-schema.ts"
import { formatHundredths, toHundredths } from "./hundredths.ts"
import { type Candidate, compareBy, type Ranked, type Sha256 } from "./ranking.ts"
import { traitsOf } from "./rule-terms.ts"
import { eligibleFor, holdersOf } from "./seating.ts"

/** A list as it is published: by compartment, in rank order. */
interface ListResult {
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

/** A published list that anybody can recompute with `npm run merit:verify` (docs/merit.md, "The frozen file"). */
export interface FrozenList extends FrozenInput {
  /** The SHA-256 is that of the whole list as JSON without white space, without itself. */
  result: ListResult & { sha256: string }
}

/** The order of birth within each group of candidates whom the comparators before `older` leave equal. */
const birthOrders = (
  ranking: readonly Ranked[],
  { ties }: AllocationRule,
  sha256: Sha256,
): Map<string, number> => {
  const at = ties.indexOf("older")
  if (at === -1) return new Map()
  const compare = compareBy(ties.slice(0, at), sha256)
  const groups: Ranked[][] = []
  for (const person of ranking) {
    const group = groups.at(-1)
    if (group && compare(group[0]!, person) === 0) group.push(person)
    else groups.push([person])
  }
  const orders = groups
    .filter(({ length }) => length > 1)
    .flatMap((group) => {
      const births = [...new Set(group.map(({ born }) => born ?? Infinity))].toSorted(
        (a, b) => a - b,
      )
      const dated = group.filter(({ born }) => born !== null)
      return dated.map(({ code, born }) => [code, births.indexOf(born!) + 1] as const)
    })
  return new Map(orders)
}

/** What a published list says about itself (docs/merit.md, "The frozen file"). */
export type AboutList = Omit<MeritRule, "allocation"> & {
  session: string
  programme: string
  round: number
  rule_version: number
  /** When the rule was signed. ISO 8601, UTC. */
  rule_signed_at: string
}

const decimalOf = (mark: number | null) => (mark === null ? null : formatHundredths(mark))

/** Keeps a list with all that its allocation depends on, and nothing else about a person. */
export const freezeList = (
  rule: AllocationRule,
  allocation: Allocation,
  sha256: Sha256,
  about?: FrozenInput["about"],
): FrozenList => {
  const orders = birthOrders(allocation.everyone, rule, sha256)
  const named = traitsOf(rule)
  const candidates = allocation.everyone.map((person): FrozenCandidate => ({
    code: person.code,
    category: person.category,
    traits: named.filter((trait) => person.traits.includes(trait)),
    index: formatHundredths(person.index),
    intermediate: decimalOf(person.intermediate),
    highschool: decimalOf(person.highschool),
    older: orders.get(person.code) ?? null,
    accepted: person.accepted,
  }))
  const result = listResult(allocation)
  const format = "merit-list-1" as const
  const list = { format, ...(about && { about }), rule, candidates, result }
  return { ...list, result: { ...result, sha256: sha256(JSON.stringify(list)) } }
}

const markOf = (text: string | null) => (text === null ? null : toHundredths(text)!)

/** Computes a frozen list again from its own rule and candidates. */
export const recompute = ({ about, rule, candidates }: FrozenInput, sha256: Sha256) => {
  const thawed = candidates.map(
    ({ index, intermediate, highschool, older, ...person }): Candidate => ({
      ...person,
      index: toHundredths(index)!,
      intermediate: markOf(intermediate),
      highschool: markOf(highschool),
      born: older,
    }),
  )
  const allocation = allocate(rule, thawed, sha256)
  return "refusals" in allocation ? allocation : freezeList(rule, allocation, sha256, about)
}
