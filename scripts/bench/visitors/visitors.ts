import { setTimeout as sleep } from "node:timers/promises"

import { type College, createVisitor, type Visit } from "./visits.ts"

/**
 * Sends requests at these rates a second, at random times, whether or not earlier ones have been answered (a Poisson
 * process). Times count from the moment a request was due, so that a late one is not measured as a fast one.
 */
export const runArrivals = async (
  college: College,
  rates: Partial<Record<Visit, number>>,
  seconds: number,
) => {
  const { visitOnce, replies, broken } = await createVisitor(college)
  const start = performance.now()
  const pending: Promise<void>[] = []
  const arrive = async ([visit, perSecond]: [string, number]) => {
    for (let due = start; ;) {
      due += (-Math.log(1 - Math.random()) * 1000) / perSecond
      if (due > start + seconds * 1000) return
      await sleep(Math.max(0, due - performance.now()))
      pending.push(visitOnce(visit as Visit, due))
    }
  }
  await Promise.all(Object.entries(rates).map(arrive))
  await Promise.all(pending)
  return { replies, broken }
}
