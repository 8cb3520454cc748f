import * as z from "zod/mini"

import { allocate, type Allocation } from "./allocate.ts"
import {
  type AllocationRule,
  allocationRuleSchema,
  categories,
  compartments,
} from "./allocation-rule.ts"
import { formatHundredths, toHundredths } from "./hundredths.ts"
import { type ListResult, listResult } from "./list-result.ts"
import { type Candidate, compareBy, type Ranked, type Sha256 } from "./ranking.ts"

const decimal = z
  .string()
  .check(z.refine((text) => toHundredths(text) !== undefined, "must have at most two decimals"))

/** A candidate without personal data: `older` orders those whom the comparators before it leave equal. */
const frozenCandidate = z.object({
  code: z.string(),
  category: z.enum(categories),
  traits: z.array(z.string()),
  index: decimal,
  intermediate: z.nullable(decimal),
  highschool: z.nullable(decimal),
  older: z.nullable(z.int()),
  accepted: z.nullable(z.enum(compartments)),
})

/** The part of a frozen list from which it is recomputed. */
export const frozenInputSchema = z.object({
  format: z.literal("merit-list-1"),
  rule: allocationRuleSchema,
  candidates: z.array(frozenCandidate),
})

type FrozenCandidate = z.infer<typeof frozenCandidate>

/** A published list that anybody can recompute with `npm run merit:verify` (docs/merit.md, "The frozen file"). */
export interface FrozenList extends z.infer<typeof frozenInputSchema> {
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

const decimalOf = (mark: number | null) => (mark === null ? null : formatHundredths(mark))

/** Keeps a list with all that its allocation depends on, and nothing else about a person. */
export const freezeList = (
  rule: AllocationRule,
  allocation: Allocation,
  sha256: Sha256,
): FrozenList => {
  const orders = birthOrders(allocation.ranking, rule, sha256)
  const candidates = allocation.ranking.map((person): FrozenCandidate => ({
    code: person.code,
    category: person.category,
    traits: Object.keys(rule.traits).filter((trait) => person.traits.includes(trait)),
    index: formatHundredths(person.index),
    intermediate: decimalOf(person.intermediate),
    highschool: decimalOf(person.highschool),
    older: orders.get(person.code) ?? null,
    accepted: person.accepted,
  }))
  const result = listResult(allocation)
  const list = { format: "merit-list-1" as const, rule, candidates, result }
  return { ...list, result: { ...result, sha256: sha256(JSON.stringify(list)) } }
}

const markOf = (text: string | null) => (text === null ? null : toHundredths(text)!)

/** Computes a frozen list again from its own rule and candidates. */
export const recompute = (
  { rule, candidates }: z.infer<typeof frozenInputSchema>,
  sha256: Sha256,
) => {
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
  return "refusals" in allocation ? allocation : freezeList(rule, allocation, sha256)
}
