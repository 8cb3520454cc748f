import { expect, test } from "vitest"

import { inBatches } from "./in-batches.ts"

const recorder = (refuse: (items: number[]) => boolean = () => false) => {
  const batches: number[][] = []
  const write = async (items: number[]) => {
    batches.push(items)
    await Promise.resolve()
    if (refuse(items)) throw new Error(`refused ${items.join(" ")}`)
    return items.map((item) => item * 10)
  }
  return { batches, write }
}

const all = (put: (item: number) => Promise<number>, count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, i) => put(i)))

test("each gets its own result", async () => {
  const { write } = recorder()
  const results = await all(inBatches(write, 50), 7)
  expect(results).toEqual(
    [0, 10, 20, 30, 40, 50, 60].map((value) => ({ status: "fulfilled", value })),
  )
})

test("a crowd shares batches, none larger than the most allowed", async () => {
  const { batches, write } = recorder()
  await all(inBatches(write, 4), 10)
  expect(batches.map((batch) => batch.length)).toEqual([4, 4, 2])
})

test("what comes while a batch is written goes with the next", async () => {
  const { batches, write } = recorder()
  const put = inBatches(write, 50)
  const first = put(1)
  await first
  await Promise.all([put(2), put(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

test("one bad item fails alone", async () => {
  const { write } = recorder((items) => items.includes(2))
  const results = await all(inBatches(write, 50), 4)
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ])
})
