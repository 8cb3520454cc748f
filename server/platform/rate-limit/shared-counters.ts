import type { Database } from "#server/platform/database/connect.ts"

/** One request to count under `key`, a hash. The window starts with the first request counted in it. */
export interface CounterRequest {
  key: string
  windowMs: number
}

/** The number of requests in the window, including this one, and its end in milliseconds since 1970. */
export interface CounterState {
  count: number
  until: number
}

/**
 * Request counters in the database, so that a rate limit holds across processes and restarts. Exact: each
 * request is counted before it is answered.
 */
export const createSharedCounters = (db: Database, now: () => Date) => ({
  count: async ({ key, windowMs }: CounterRequest): Promise<CounterState> => {
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
