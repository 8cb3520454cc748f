import { expect, test } from "vitest"

import { allocateByProduct, csvOf } from "./product.ts"
import { allocateByReference, type Lists, type Refusal } from "./reference.ts"
import { rounds, roundsOf } from "./seasons.ts"

/**
 * Other seasons, or more of them:
 * SEASONS=1000 FIRST_SEED=5000 npx vitest run --project SQLite tests/merit-independent
 */
const seasons = Number(process.env["SEASONS"] ?? (process.env["FULL"] ? 5000 : 200))
const firstSeed = Number(process.env["FIRST_SEED"] ?? 1)

/** All that `npm run merit:allocate` prints without the SHA-256, or the kind of the refusal. */
const answerOfProduct = (product: Awaited<ReturnType<typeof allocateByProduct>>) => {
  if ("refused" in product) {
    const isCategory = product.refused.some(({ reason }) => reason === "not_of_category")
    return { refused: isCategory ? "category" : "seats" }
  }
  const { compartments, unfilled } = product.result
  return { compartments, unfilled }
}

const answerOfReference = (reference: Lists | Refusal) => {
  if ("refused" in reference) return reference
  const { seats, guarantees, chosen, waiting } = reference
  const byName = <Value>(value: (name: string) => Value) =>
    Object.fromEntries(Object.keys(chosen).map((name) => [name, value(name)]))
  return {
    compartments: byName((name) => ({
      seats: seats[name],
      guarantees: guarantees[name],
      chosen: chosen[name],
      waiting: waiting[name],
    })),
    unfilled: byName((name) => seats[name]! - chosen[name]!.length),
  }
}

const bytesOf = (answer: unknown) => JSON.stringify(answer, undefined, 2)

test(
  `agrees with an independent program on ${String(seasons)} seasons of up to three rounds`,
  async () => {
    const count = { later: 0, refused: 0 }
    for (let seed = firstSeed; seed < firstSeed + seasons; seed += 1)
      for (const { rule, people, round, lists } of roundsOf(seed, allocateByReference)) {
        const product = await allocateByProduct(rule, people)
        const input = `seed ${String(seed)}, round ${String(round)}\n${JSON.stringify(rule)}\n${csvOf(people)}`
        expect(bytesOf(answerOfProduct(product)), input).toBe(bytesOf(answerOfReference(lists)))
        if (round > 1) count.later += 1
        if ("refused" in lists) count.refused += 1
      }
    // So that the generator does not quietly lose the cases that matter.
    expect(count.later).toBeGreaterThan(seasons * (rounds - 1) * 0.9)
    expect(count.refused).toBeGreaterThan(0)
  },
  // Only a run that hangs fails, however many seasons it has.
  60_000 + seasons * 60,
)
