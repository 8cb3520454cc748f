import { createBatchWriter } from "#server/platform/database/batch-writer.ts"
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

const largestBatch = 200

/**
 * The number of requests per key in a batch. Sorted, so that all processes lock rows in the same order and
 * cannot deadlock.
 */
const grouped = (batch: readonly CounterRequest[]) => {
  const groups = new Map<string, { windowMs: number; by: number }>()
  for (const { key, windowMs } of batch) {
    groups.set(key, { windowMs, by: (groups.get(key)?.by ?? 0) + 1 })
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const add = (db: Database, groups: ReturnType<typeof grouped>, at: number) =>
  db
    .insertInto("rate_limit_counters")
    .values(
      groups.map(([key, { windowMs, by }]) => ({ key, window_ends_at: at + windowMs, count: by })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => {
        // A window that ends too far in the future is invalid: the clock was set back. Clocks of several
        // machines differ by less.
        const length = row(row.ref("excluded.window_ends_at"), "-", at)
        const latest = row(row.ref("excluded.window_ends_at"), "+", length)
        const isOver = row.or([
          row("rate_limit_counters.window_ends_at", "<=", at),
          row("rate_limit_counters.window_ends_at", ">", latest),
        ])
        const counted = row("rate_limit_counters.count", "+", row.ref("excluded.count"))
        const until = row.ref("rate_limit_counters.window_ends_at")
        return {
          count: row.case().when(isOver).then(row.ref("excluded.count")).else(counted).end(),
          window_ends_at: row
            .case()
            .when(isOver)
            .then(row.ref("excluded.window_ends_at"))
            .else(until)
            .end(),
        }
      }),
    )
    .returningAll()
    .execute()

/**
 * Request counters in the database, so that a rate limit holds across processes and restarts. Exact: each
 * request is counted before it is answered. Concurrent requests share one statement.
 */
export const createSharedCounters = (db: Database, now: () => Date) => {
  const countAll = async (batch: readonly CounterRequest[]): Promise<CounterState[]> => {
    const groups = grouped(batch)
    const rows = await add(db, groups, now().getTime())
    const counts = new Map(
      rows.map((row) => [row.key, { count: row.count, until: Number(row.window_ends_at) }]),
    )
    const behind = new Map(groups.map(([key, { by }]) => [key, by]))
    // Requests under one key in a batch get consecutive counts; the last one gets the total.
    return batch.map(({ key }) => {
      const those = behind.get(key)! - 1
      behind.set(key, those)
      const { count, until } = counts.get(key)!
      return { count: count - those, until }
    })
  }

  // Return a failure to the whole batch: retrying each item would delay all of them while the database is
  // down.
  const inCrowds = createBatchWriter(
    async (batch: CounterRequest[]): Promise<(CounterState | { error: unknown })[]> => {
      try {
        return await countAll(batch)
      } catch (error) {
        return batch.map(() => ({ error }))
      }
    },
    largestBatch,
  )

  return {
    count: async (asked: CounterRequest): Promise<CounterState> => {
      const counted = await inCrowds(asked)
      if ("error" in counted) throw counted.error
      return counted
    },

    /** Deletes expired windows. */
    sweep: async () => {
      await db
        .deleteFrom("rate_limit_counters")
        .where("window_ends_at", "<=", now().getTime())
        .execute()
    },
  }
}

export type SharedCounters = ReturnType<typeof createSharedCounters>
