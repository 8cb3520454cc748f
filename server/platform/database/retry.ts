import { setTimeout as sleep } from "node:timers/promises"

import type { Kysely, Transaction } from "kysely"

import { isBusy, isUniqueViolation } from "./database-errors.ts"
import type { Tables } from "./tables.ts"

/** Has the code of a connection timeout, so that it is classified as a transient error. */
const timeoutError = () => Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })

/** The promise's result, or an ETIMEDOUT error after `ms`. A later result is ignored. */
export const withTimeout = <Result>(promise: Promise<Result>, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(timeoutError()), ms)
    void promise.then(resolve, reject).finally(() => clearTimeout(late))
  })

/** How long a write waits for a lock of another process, such as an operator's own program. */
export const lockTimeoutMs = 10_000

/**
 * SQLite's own busy timeout, which blocks the whole process. Long enough for an ordinary commit of another
 * process, too short for a visitor to notice.
 */
export const busyTimeoutMs = 20

/** Each attempt can lose a race on another unique column. No row has more of them than this. */
const maxAttempts = 4

/** Repeats failed work until it succeeds or `mayRetry` is false; then the last error is thrown. */
const retryWhile = async <Result>(
  mayRetry: (error: unknown, attempts: number) => boolean,
  work: () => Result | Promise<Result>,
  pause?: () => Promise<void>,
): Promise<Result> => {
  for (let attempts = 1; ; attempts++) {
    try {
      return await work()
    } catch (error) {
      if (!mayRetry(error, attempts)) throw error
    }
    await pause?.()
  }
}

/**
 * Retries work while another process holds the lock (SQLITE_BUSY), without blocking other tasks. `pause`
 * wraps the delay between two attempts. After ten seconds the error is thrown.
 */
export const retryOnBusy = <Result>(
  work: () => Result | Promise<Result>,
  pause: (wait: () => Promise<void>) => Promise<void> = (wait) => wait(),
): Promise<Result> => {
  const until = performance.now() + lockTimeoutMs
  // Jitter keeps waiting processes from retrying at the same moment.
  const wait = () => sleep(10 + 20 * Math.random())
  return retryWhile(
    (error) => isBusy(error) && performance.now() <= until,
    work,
    () => pause(wait),
  )
}

/**
 * Runs a transaction that checks whether a value is free and then writes it. On PostgreSQL another
 * transaction may write it in between. This one is then rolled back and retried, and the retry finds the
 * value taken. SQLite has a single writer, so it needs no retry.
 */
export const retryOnUniqueViolation = <Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  retryWhile(
    (error, attempts) => isUniqueViolation(error) && attempts < maxAttempts,
    () => db.transaction().execute(work),
  )
