import type { FastifyRateLimitStore } from "@fastify/rate-limit"

import { withTimeout } from "#server/platform/time/with-timeout.ts"

import type { CounterState, SharedCounters } from "./shared-counters.ts"

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1]

export interface RateLimitStoreDeps {
  /** Without it this process counts for itself. */
  shared: Pick<SharedCounters, "count"> | undefined
  /** What is counted has an address in it, and lies in the database only as this hash. */
  hash: (text: string) => string
  now: () => Date
  /** The database was asked and did not count. */
  onFailure: (error: unknown) => void
}

/** The most addresses that are counted here at once; beyond, the one that began first is forgotten. */
const mostHere = 5000
/** As long as a request waits for the database to count it. */
const patienceMs = 1000

const createOwnCounts = (now: () => Date) => {
  const counts = new Map<string, CounterState>()
  return (about: string, windowMs: number): CounterState => {
    const at = now().getTime()
    const before = counts.get(about)
    // One that ends later than any begun a window from now is of a clock that was set back.
    const isOver = !before || before.until <= at || before.until > at + 2 * windowMs
    const count = isOver
      ? { count: 1, until: at + windowMs }
      : { ...before, count: before.count + 1 }
    if (isOver) counts.delete(about)
    counts.set(about, count)
    if (counts.size > mostHere) counts.delete(counts.keys().next().value!)
    return count
  }
}

/**
 * The store of @fastify/rate-limit: counts of all processes from the database, where there are several; this
 * process's own otherwise, and as long as the database does not count, so that a limit is never lifted.
 */
export const createRateLimitStore = ({ shared, hash, now, onFailure }: RateLimitStoreDeps) =>
  class LimitStore implements FastifyRateLimitStore {
    readonly #own = createOwnCounts(now)

    child() {
      return new LimitStore()
    }

    async #count(about: string, windowMs: number): Promise<CounterState> {
      const own = this.#own(about, windowMs)
      if (!shared) return own
      try {
        return await withTimeout(shared.count({ about: hash(about), windowMs }), patienceMs)
      } catch (error) {
        onFailure(error)
        return own
      }
    }

    incr(about: string, answer: Answer, windowMs: number) {
      void this.#count(about, windowMs).then(({ count, until }) =>
        answer(null, { current: count, ttl: Math.max(0, until - now().getTime()) }),
      )
    }
  }
