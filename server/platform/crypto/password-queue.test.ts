import { expect, test } from "vitest"

import { classifyTransientError } from "#server/platform/database/database-errors.ts"

import { createPasswordQueue } from "./password-queue.ts"

/** A task that runs until it is ended. */
const openTask = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const task = {
    isStarted: false,
    end: resolve,
    run: async () => ((task.isStarted = true), promise),
  }
  return task
}

test("runs two at a time in the order of arrival, and refuses what finds the queue full", async () => {
  const queue = createPasswordQueue({ atOnce: 2, maxWaiting: 2 })
  const tasks = Array.from({ length: 4 }, openTask)
  const results = tasks.map(({ run }) => queue(run))
  const refused = await queue(async () => "never").catch((error: unknown) => error)
  expect(classifyTransientError(refused)).toBe("password queue")
  expect(tasks.map(({ isStarted }) => isStarted)).toEqual([true, true, false, false])
  tasks[1]!.end("second")
  expect(await results[1]).toBe("second")
  expect(tasks.map(({ isStarted }) => isStarted)).toEqual([true, true, true, false])
  for (const task of tasks) task.end("done")
  await Promise.all(results)
  expect(await queue(async () => "free again")).toBe("free again")
})

test("a task that fails makes room for the next", async () => {
  const queue = createPasswordQueue({ atOnce: 1, maxWaiting: 1 })
  const failing = queue(() => Promise.reject(new Error("no")))
  const next = queue(async () => "next")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toBe("next")
})
