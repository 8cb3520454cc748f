import type { Transaction } from "kysely"

import type { Database } from "./connect.ts"
import type { Tables } from "./tables.ts"

/** Each attempt can lose a race on another unique column. No row has more of them than this. */
const maxAttempts = 4

/** PostgreSQL's unique_violation. */
const isUniqueViolation = (error: unknown) =>
  (error as { code?: unknown } | undefined)?.code === "23505"

/**
 * Runs a transaction that checks whether a value is free and then writes it. On PostgreSQL another
 * transaction may write it in between. This one is then rolled back and retried, and the retry finds the
 * value taken. SQLite has a single writer, so it needs no retry.
 */
export const retryOnUniqueViolation = async <Result>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  left = maxAttempts,
): Promise<Result> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (left <= 1 || !isUniqueViolation(error)) throw error
    return retryOnUniqueViolation(db, work, left - 1)
  }
}
