import type { FastifyRateLimitStore } from "@fastify/rate-limit"

import type { Database } from "#server/platform/database/connect.ts"
import { withTimeout } from "#server/platform/database/retry.ts"

/** The number of requests in the window, including this one, and its end in milliseconds since 1970. */
interface CounterState {
  count: number
  until: number
}

/**
 * Request counters in the database, so that a rate limit holds across processes and restarts. Exact: each
 * request is counted before it is answered.
 */
export const createSharedCounters = (db: Database, now: () => Date) => ({
  /** Counts a request under `key`, a hash. The window starts with the first request counted in it. */
  count: async (key: string, windowMs: number): Promise<CounterState> => {
    const at = now().getTime()
    const first = { count: 1, window_ends_at: at + windowMs }
    const counter = await db
      .insertInto("rate_limit_counters")
      .values({ key, ...first })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((row) => {
          const count = row.ref("rate_limit_counters.count")
          const until = row.ref("rate_limit_counters.window_ends_at")
          // A window that ends too far in the future is invalid: the clock was set back. Clocks of several
          // machines differ by less.
          const isOver = row.or([row(until, "<=", at), row(until, ">", at + 2 * windowMs)])
          const ifOver = <Value>(value: Value) => row.case().when(isOver).then(value)
          return {
            count: ifOver(first.count)
              .else(row(count, "+", 1))
              .end(),
            window_ends_at: ifOver(first.window_ends_at).else(until).end(),
          }
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    return { count: counter.count, until: Number(counter.window_ends_at) }
  },

  /** Deletes expired windows. */
  sweep: async () => {
    await db
      .deleteFrom("rate_limit_counters")
      .where("window_ends_at", "<=", now().getTime())
      .execute()
  },
})

export type SharedCounters = ReturnType<typeof createSharedCounters>

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
        return await withTimeout(shared.count(hash(key), windowMs), timeoutMs)
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
