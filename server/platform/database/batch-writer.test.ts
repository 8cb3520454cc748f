import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { afterEach, expect, test, vi } from "vitest"

import { createBatchWriter } from "./batch-writer.ts"

afterEach(() => void vi.useRealTimers())

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

test("each item gets its own result", async () => {
  const { write } = recorder()
  const results = await all(createBatchWriter(write, 50), 7)
  expect(results).toEqual(
    [0, 10, 20, 30, 40, 50, 60].map((value) => ({ status: "fulfilled", value })),
  )
})

test("concurrent items share batches of at most the maximum size", async () => {
  const { batches, write } = recorder()
  await all(createBatchWriter(write, 4), 10)
  expect(batches.map((batch) => batch.length)).toEqual([4, 4, 2])
})

test("items that arrive while a batch is written are in the next batch", async () => {
  const { batches, write } = recorder()
  const put = createBatchWriter(write, 50)
  const first = put(1)
  await first
  await Promise.all([put(2), put(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

test("two waiting items are delayed for more, a single one is not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  const { batches, write } = recorder()
  const put = createBatchWriter(write, 50)
  await put(1)
  expect(vi.getTimerCount()).toBe(0)
  const crowd = [put(2), put(3)]
  await yieldToEventLoop()
  expect(batches).toEqual([[1]])
  crowd.push(put(4))
  await vi.runAllTimersAsync()
  await Promise.all(crowd)
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test("one bad item fails alone", async () => {
  const { write } = recorder((items) => items.includes(2))
  const results = await all(createBatchWriter(write, 50), 4)
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ])
})

test("without a database all items fail at once; after a deadlock each is retried alone", async () => {
  const failing = (code: string) => {
    const batches: number[][] = []
    const write = async (items: number[]): Promise<number[]> => {
      batches.push(items)
      throw Object.assign(new Error("x"), { code })
    }
    return { batches, put: createBatchWriter(write, 50) }
  }
  const away = failing("ECONNREFUSED")
  const results = await all(away.put, 3)
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
  expect(away.batches).toEqual([[0, 1, 2]])
  const deadlocked = failing("40P01")
  await all(deadlocked.put, 3)
  expect(deadlocked.batches).toEqual([[0, 1, 2], [0], [1], [2]])
})
