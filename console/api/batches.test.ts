import { describe, expect, test } from "vitest"

import { batchLimit } from "#domain/staff/limits.ts"

import { batchesOf, collectIds, runInBatches } from "./batches.ts"

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }))

describe("a bulk action in batches", () => {
  test.each([
    { count: 0, sizes: [] },
    { count: 50, sizes: [50] },
    { count: batchLimit, sizes: [batchLimit] },
    { count: 250, sizes: [100, 100, 50] },
  ])("splits $count records into batches of $sizes", ({ count, sizes }) => {
    expect(batchesOf(itemsOf(count)).map(({ length }) => length)).toEqual(sizes)
  })

  test("processes every record or lists it as skipped", async () => {
    const values: string[] = []
    const progress: number[] = []
    const result = await runInBatches(
      itemsOf(150),
      async (batch, start) => {
        expect(batch[0]!.id).toBe(String(start))
        values.push(...batch.map(({ id }) => id))
        return batch.filter(({ id }) => id === "120").map(({ id }) => ({ id, reason: "changed" }))
      },
      (count) => progress.push(count),
    )
    expect(values).toHaveLength(150)
    const skipped = [{ id: "120", reason: "changed" }]
    expect(result).toEqual({ done: 149, skipped, isInterrupted: false })
    expect(progress).toEqual([100, 150])
  })

  test("stops at a failed batch and lists it and the rest with the reason", async () => {
    const result = await runInBatches(itemsOf(250), async ([first]) => {
      if (first!.id === "100") throw new Error("no connection")
      return []
    })
    expect(result).toMatchObject({ done: 100, isInterrupted: true })
    expect(result.skipped).toHaveLength(150)
    expect(result.skipped[0]).toEqual({ id: "100", reason: "no connection" })
    expect(result.skipped.at(-1)).toEqual({ id: "249", reason: "no connection" })
  })
})

describe("the ids of a whole list", () => {
  const load = (count: number) => async (page: number) =>
    itemsOf(count)
      .slice((page - 1) * 100, page * 100)
      .map(({ id }) => id)
  const options = { pageSize: 100, limit: 1000 }

  test.each([0, 1, 100, 120, 200, 1000])("contain all %i records", async (count) => {
    expect(await collectIds(load(count), options)).toHaveLength(count)
  })

  test("are limited", async () => {
    expect(await collectIds(load(2000), options)).toHaveLength(1000)
  })

  test("contain a row once that moved to the next page meanwhile", async () => {
    const pages: Record<number, string[]> = { 1: ["a", "b"], 2: ["b", "c"], 3: [] }
    const ids = await collectIds(async (page) => pages[page]!, { pageSize: 2, limit: 1000 })
    expect(ids).toEqual(["a", "b", "c"])
  })
})
