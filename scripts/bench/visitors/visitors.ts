import { setTimeout as sleep } from "node:timers/promises"

import { pickRandom } from "../report.ts"
import { type College, createVisitor, type Visit } from "./visits.ts"

/** Request mix of a college in the admission week, in percent. */
const shares: Partial<Record<Visit, number>> = {
  page: 45,
  "form page": 12,
  save: 12,
  print: 15,
  login: 6,
  "console list": 7,
  dashboard: 3,
}
const weighted = Object.entries(shares).flatMap(([visit, share]) =>
  Array<Visit>(share).fill(visit as Visit),
)

/** Runs all clients at once for some seconds. Each sends its next request as soon as it has a reply. */
export const runClients = async (college: College, clients: number, seconds: number) => {
  const { visitOnce, replies, broken } = await createVisitor(college)
  const start = performance.now()
  const client = async () => {
    while (performance.now() - start < seconds * 1000) await visitOnce(pickRandom(weighted))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { replies, broken, seconds: (performance.now() - start) / 1000 }
}

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
  return { replies, broken, seconds }
}
