import { expect, test } from "vitest"

import { allocateByProduct, csvOf } from "./product.ts"
import { allocateByReference, largestMatching, type Lists, type Refusal } from "./reference.ts"
import { type ComparedRound, rounds, roundsOf } from "./seasons.ts"

/**
 * Other seasons, or more of them:
 * SEASONS=1000 FIRST_SEED=5000 npx vitest run --project SQLite tests/merit-independent
 */
const seasons = Number(process.env["SEASONS"] ?? (process.env["FULL"] ? 5000 : 200))
const firstSeed = Number(process.env["FIRST_SEED"] ?? 1)

type Product = Awaited<ReturnType<typeof allocateByProduct>>
type Result = Extract<Product, { result: unknown }>["result"]

/** All that section 8 defines of the printed lists, or the kind of the refusal. */
const answerOfProduct = (product: Product) => {
  if ("refused" in product) {
    const isCategory = product.refused.some(({ reason }) => reason === "not_of_category")
    return { refused: isCategory ? "category" : "seats" }
  }
  const { compartments, unfilled } = product.result
  const lists = Object.entries(compartments).map(
    ([name, { seats, guarantees, chosen, waiting }]) => ({
      name,
      seats,
      guarantees,
      chosen: chosen.map(({ code, rank }) => ({ code, rank })),
      waiting,
    }),
  )
  return { lists, unfilled }
}

const answerOfReference = (reference: Lists | Refusal) => {
  if ("refused" in reference) return reference
  const { seats, guarantees, chosen, waiting, ranks } = reference
  const names = Object.keys(chosen)
  const lists = names.map((name) => ({
    name,
    seats: seats[name],
    guarantees: guarantees[name],
    chosen: chosen[name]!.map((code) => ({ code, rank: ranks[code] })),
    waiting: waiting[name],
  }))
  const unfilled = names.map((name) => [name, seats[name]! - chosen[name]!.length])
  return { lists, unfilled: Object.fromEntries(unfilled) }
}

const bytesOf = (answer: unknown) => JSON.stringify(answer, undefined, 1)

/**
 * The compartments with a guarantee that is named on somebody who lacks the trait, or more often than it is guaranteed,
 * or in a first list on too few persons. Section 8 does not define on whom it is named.
 */
const wrongGuarantees = ({ compartments }: Result, { people, round }: ComparedRound) => {
  const traitsOf = new Map(people.map(({ code, traits }) => [code, traits]))
  return Object.entries(compartments)
    .filter(([, { chosen, guarantees }]) => {
      const named = chosen.filter(({ guarantee }) => guarantee !== null)
      const isNamedOnOther = named.some(
        ({ code, guarantee }) => !traitsOf.get(code)!.includes(guarantee!),
      )
      const filled = Object.keys(guarantees).map(
        (trait) => named.filter(({ guarantee }) => guarantee === trait).length,
      )
      const isTooOften = Object.values(guarantees).some((number, at) => filled[at]! > number)
      const holders = chosen.map(({ code }) => ({ traits: traitsOf.get(code)! }))
      const total = filled.reduce((sum, number) => sum + number, 0)
      // Who slides up fills no guarantee there, so only a first list has the largest number.
      const isTooFew = round === 1 && total !== largestMatching(holders, guarantees)
      return isNamedOnOther || isTooOften || isTooFew
    })
    .map(([name]) => name)
}

test(`agrees with an independent program on ${String(seasons)} seasons of up to three rounds`, async () => {
  const count = { later: 0, refused: 0 }
  for (let seed = firstSeed; seed < firstSeed + seasons; seed += 1)
    for (const compared of roundsOf(seed, allocateByReference)) {
      const { rule, people, round, lists } = compared
      const product = await allocateByProduct(rule, people)
      const input = `seed ${String(seed)}, round ${String(round)}\n${JSON.stringify(rule)}\n${csvOf(people)}`
      expect(bytesOf(answerOfProduct(product)), input).toBe(bytesOf(answerOfReference(lists)))
      const wrong = "result" in product ? wrongGuarantees(product.result, compared) : []
      expect(wrong, input).toEqual([])
      if (round > 1) count.later += 1
      if ("refused" in lists) count.refused += 1
    }
  // So that the generator does not quietly lose the cases that matter.
  expect(count.later).toBeGreaterThan(seasons * (rounds - 1) * 0.9)
  expect(count.refused).toBeGreaterThan(0)
})
