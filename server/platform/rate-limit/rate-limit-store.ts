import type { FastifyRateLimitStore } from "@fastify/rate-limit"

import { withTimeout } from "#server/platform/time/with-timeout.ts"

import type { CounterState, SharedCounters } from "./shared-counters.ts"

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1]

export interface RateLimitStoreDeps {
  /** Without it, this process counts alone. */
  shared: Pick<SharedCounters, "count"> | undefined
  /** Hashes the counter's key: it contains an address, which the database must not store. */
  hash: (text: string) => string
  now: () => Date
  /** Called when the database could not count a request. */
  onFailure: (error: unknown) => void
}

/** Maximum number of addresses counted in memory; beyond it, the oldest window is dropped. */
const maxCounters = 5000
/** How long a request waits for the database to count it. */
const timeoutMs = 1000

const createLocalCounters = (now: () => Date) => {
  const counts = new Map<string, CounterState>()
  return (key: string, windowMs: number): CounterState => {
    const at = now().getTime()
    const before = counts.get(key)
    // A window that ends too far in the future is invalid: the clock was set back.
    const isOver = !before || before.until <= at || before.until > at + 2 * windowMs
    const count = isOver
      ? { count: 1, until: at + windowMs }
      : { ...before, count: before.count + 1 }
    if (isOver) counts.delete(key)
    counts.set(key, count)
    if (counts.size > maxCounters) counts.delete(counts.keys().next().value!)
    return count
  }
}

/**
 * The store of @fastify/rate-limit. With several processes it uses the shared counters in the database.
 * Otherwise, and while the database fails, it uses this process's own counters, so that a limit always
 * applies.
 */
export const createRateLimitStore = ({ shared, hash, now, onFailure }: RateLimitStoreDeps) =>
  class LimitStore implements FastifyRateLimitStore {
    readonly #local = createLocalCounters(now)

    child() {
      return new LimitStore()
    }

    async #count(key: string, windowMs: number): Promise<CounterState> {
      const local = this.#local(key, windowMs)
      if (!shared) return local
      try {
        return await withTimeout(shared.count({ key: hash(key), windowMs }), timeoutMs)
      } catch (error) {
        onFailure(error)
        return local
      }
    }

    incr(key: string, answer: Answer, windowMs: number) {
      void this.#count(key, windowMs).then(({ count, until }) =>
        answer(null, { current: count, ttl: Math.max(0, until - now().getTime()) }),
      )
    }
  }
