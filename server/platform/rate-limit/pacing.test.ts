import { expect, test } from "vitest"

import { createPacing } from "./pacing.ts"

const clock = () => {
  let now = 0
  const waits: number[] = []
  const deps = { now: () => new Date(now), wait: async (ms: number) => void waits.push(ms) }
  const pace = createPacing(deps, 30_000)
  return { pace, waits, later: (ms: number) => void (now += ms) }
}

test("requests of one address get turns one after another, of another address at once", async () => {
  const { pace, waits } = clock()
  expect(
    await Promise.all([pace("a", 500), pace("a", 500), pace("a", 500), pace("b", 500)]),
  ).toEqual([0, 0, 0, 0])
  expect(waits).toEqual([500, 1000])
})

test("a request after the pause does not wait", async () => {
  const { pace, waits, later } = clock()
  await pace("a", 500)
  later(500)
  await pace("a", 500)
  expect(waits).toEqual([])
})

test("a request that would wait longer than 30 s is told when to come again", async () => {
  const { pace } = clock()
  const answers = await Promise.all(Array.from({ length: 5 }, () => pace("a", 10_000)))
  expect(answers).toEqual([0, 0, 0, 0, 20])
})
