import { createBatchWriter } from "#server/platform/database/batch-writer.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** One request to count under `about`, a hash. The window starts with the first request counted in it. */
export interface CounterRequest {
  about: string
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
  for (const { about, windowMs } of batch) {
    groups.set(about, { windowMs, by: (groups.get(about)?.by ?? 0) + 1 })
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const add = (db: Database, groups: ReturnType<typeof grouped>, at: number) =>
  db
    .insertInto("request_counts")
    .values(groups.map(([about, { windowMs, by }]) => ({ about, until: at + windowMs, count: by })))
    .onConflict((conflict) =>
      conflict.column("about").doUpdateSet((row) => {
        // A window that ends too far in the future is invalid: the clock was set back. Clocks of several
        // machines differ by less.
        const length = row(row.ref("excluded.until"), "-", at)
        const latest = row(row.ref("excluded.until"), "+", length)
        const isOver = row.or([
          row("request_counts.until", "<=", at),
          row("request_counts.until", ">", latest),
        ])
        const counted = row("request_counts.count", "+", row.ref("excluded.count"))
        const until = row.ref("request_counts.until")
        return {
          count: row.case().when(isOver).then(row.ref("excluded.count")).else(counted).end(),
          until: row.case().when(isOver).then(row.ref("excluded.until")).else(until).end(),
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
      rows.map((row) => [row.about, { count: row.count, until: Number(row.until) }]),
    )
    const behind = new Map(groups.map(([about, { by }]) => [about, by]))
    // Requests under one key in a batch get consecutive counts; the last one gets the total.
    return batch.map(({ about }) => {
      const those = behind.get(about)! - 1
      behind.set(about, those)
      const { count, until } = counts.get(about)!
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
      await db.deleteFrom("request_counts").where("until", "<=", now().getTime()).execute()
    },
  }
}

export type SharedCounters = ReturnType<typeof createSharedCounters>
