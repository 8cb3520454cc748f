import type { Transaction } from "kysely"

import type { Database } from "./connect.ts"
import type { Tables } from "./tables.ts"

/** Each time somebody else was quicker with another of a row's numbers, of which none has more. */
const maxAttempts = 4

/** PostgreSQL's word for a row that has what only one may have. */
const isUniqueViolation = (error: unknown) =>
  (error as { code?: unknown } | undefined)?.code === "23505"

/**
 * A transaction that looks whether a number is free, and then writes it. On PostgreSQL somebody else may write
 * it in between: then nothing of this one stays, and done again it finds the number taken. SQLite has one writer.
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
