import { expect, test } from "vitest"

import { classifyTransientError } from "#server/platform/database/database-errors.ts"

import { createPictureQueue } from "./picture-queue.ts"

/** A queue whose tasks end when the test says so. */
const openQueue = (maxWaiting: number) => {
  const inTurn = createPictureQueue(maxWaiting)
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, cost: number) =>
    inTurn(cost, () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  /** Ends the running task, and waits until the next one has begun. */
  const endOne = async () => {
    ends.shift()!()
    await new Promise(setImmediate)
  }
  return { add, endOne, started }
}

test("one task at a time, in turn the cheapest and the one that came first", async () => {
  const { add, endOne, started } = openQueue(10)
  const all = [
    add("first", 9),
    add("dear", 9),
    add("cheap", 1),
    add("later", 1),
    add("dear too", 9),
  ]
  for (let count = 1; count <= all.length; count++) {
    expect(started).toHaveLength(count)
    await endOne()
  }
  expect(started).toEqual(["first", "cheap", "dear", "later", "dear too"])
  expect(await Promise.all(all)).toHaveLength(5)
})

test("a full queue refuses the costliest with a transient error, also for a cheaper one", async () => {
  const { add, endOne, started } = openQueue(2)
  const running = add("running", 1)
  const dear = add("dear", 9)
  const usual = add("usual", 2)
  const cheap = add("cheap", 1)
  const error = await dear.catch((reason: unknown) => reason)
  expect(classifyTransientError(error)).toBe("picture decoder")
  await expect(add("dearer", 10)).rejects.toThrow("too many pictures")
  for (let count = 0; count < 3; count++) await endOne()
  expect(await Promise.all([running, cheap, usual])).toEqual(["running", "cheap", "usual"])
  expect(started).toEqual(["running", "cheap", "usual"])
})

test("the next task runs after one that failed", async () => {
  const inTurn = createPictureQueue(1)
  const failed = inTurn(1, () => Promise.reject(new Error("damaged")))
  const next = inTurn(1, async () => "decoded")
  await expect(failed).rejects.toThrow("damaged")
  expect(await next).toBe("decoded")
  expect(await inTurn(1, async () => "idle again")).toBe("idle again")
})
