import { hash } from "node:crypto"

import { allocate, type Allocation } from "#domain/merit/allocate.ts"
import {
  type AllocationRule,
  allocationRuleSchema,
  type Category,
  type Compartment,
} from "#domain/merit/allocation-rule.ts"
import { listResult } from "#domain/merit/frozen-list.ts"
import { toHundredths } from "#domain/merit/hundredths.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

export const sha256 = (text: string) => hash("sha256", text)

/** A rule as a college writes it. */
export const ruleOf = (rule: object): AllocationRule =>
  allocationRuleSchema.parse({ seats: 0, ...rule })

export const candidate = (given: Partial<Candidate> & { code: string }): Candidate => ({
  category: "GEN",
  traits: [],
  index: 0,
  intermediate: null,
  highschool: null,
  born: null,
  accepted: null,
  ...given,
})

/**
 * Candidates of a table with one line each: code, category, index, traits separated by commas (or "-"), and the
 * compartment of the accepted seat.
 */
export const people = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", category, index = "", traits = "-", accepted = null] = line
        .trim()
        .split(/\s+/)
      return candidate({
        code,
        category: category as Category,
        index: toHundredths(index)!,
        traits: traits === "-" ? [] : traits.split(","),
        accepted: accepted as Compartment | null,
      })
    })

/** Allocates a round that is not refused. */
export const allocated = (rule: AllocationRule, candidates: readonly Candidate[]): Allocation => {
  const allocation = allocate(rule, candidates, sha256)
  if ("refusals" in allocation) throw new Error(JSON.stringify(allocation.refusals))
  return allocation
}

/** The chosen of each compartment in rank order, such as "A B(woman)". */
export const chosenIn = (allocation: Allocation) =>
  Object.fromEntries(
    Object.entries(listResult(allocation).compartments).map(([name, { chosen }]) => [
      name,
      chosen.map(({ code, guarantee }) => (guarantee ? `${code}(${guarantee})` : code)).join(" "),
    ]),
  )

/** The codes of all who hold a seat. */
export const seated = ({ seating }: Allocation) =>
  new Set([...seating.keys()].map(({ code }) => code))
