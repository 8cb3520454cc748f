import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

/** How long a failed attempt counts. */
const windowMinutes = 15

/** A key by which attempts are counted, and how many may fail within the window. */
export interface AttemptLimit {
  key: string
  limit: number
}

/**
 * Lets transactions that count under the same keys run one after another. SQLite has one writer anyway. The keys
 * are sorted, so that two transactions cannot wait for each other.
 */
const lockKeys = async (transaction: Database, counted: readonly AttemptLimit[]) => {
  if (!isPostgres(transaction)) return
  for (const key of counted.map((one) => one.key).toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
  }
}

/** The attempts of the last minutes, counted and recorded within a transaction. */
const createWindow = (now: () => Date) => {
  const windowMs = windowMinutes * 60_000
  const since = () => new Date(now().getTime() - windowMs).toISOString()

  /** Seconds until the oldest of the last `limit` attempts leaves the window; 0 if there are fewer. */
  const secondsToWait = async (transaction: Database, { key, limit }: AttemptLimit) => {
    const attempts = await transaction
      .selectFrom("sign_in_attempts")
      .select("at")
      .where("key", "=", key)
      .where("at", ">", since())
      // Ignore attempts dated more than a window ahead, so that nobody waits long after the clock was set back.
      .where("at", "<", new Date(now().getTime() + windowMs).toISOString())
      .orderBy("at", "desc")
      .limit(limit)
      .execute()
    const oldest = attempts[limit - 1]
    if (!oldest) return 0
    return Math.max(1, Math.ceil((Date.parse(oldest.at) + windowMs - now().getTime()) / 1000))
  }

  /** Seconds until the next attempt is allowed under all of these keys; 0 if now. */
  const countIn = async (transaction: Database, counted: readonly AttemptLimit[]) => {
    await lockKeys(transaction, counted)
    const waits = await Promise.all(counted.map((one) => secondsToWait(transaction, one)))
    return Math.max(...waits)
  }

  const insertIn = async (transaction: Database, counted: readonly AttemptLimit[]) => {
    const at = now().toISOString()
    const rows = await transaction
      .insertInto("sign_in_attempts")
      .values(counted.map(({ key }) => ({ key, at })))
      .returning("id")
      .execute()
    return rows.map(({ id }) => id)
  }

  return { since, countIn, insertIn }
}

/**
 * Used codes and searches by whole numbers, counted in the database, so that the limit holds across processes and restarts.
 * Counting and recording are one transaction, so that parallel attempts cannot exceed the limit.
 */
export const createAttemptCounter = (db: Database, now: () => Date) => {
  const { since, countIn, insertIn } = createWindow(now)
  return {
    /**
     * Records an attempt under each key before it is checked, for a check that takes longer than a transaction may.
     * Over a limit, it records nothing and returns the seconds to wait.
     */
    note: (counted: readonly AttemptLimit[]) =>
      db.transaction().execute(async (transaction) => {
        const retryAfterSeconds = await countIn(transaction, counted)
        const ids = retryAfterSeconds > 0 ? [] : await insertIn(transaction, counted)
        return { ids, retryAfterSeconds }
      }),

    /** Deletes expired attempts. */
    sweep: async () => {
      await db.deleteFrom("sign_in_attempts").where("at", "<=", since()).execute()
    },
  }
}

export type AttemptCounter = ReturnType<typeof createAttemptCounter>
