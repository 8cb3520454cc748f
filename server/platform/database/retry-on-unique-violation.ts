import type { Transaction } from "kysely"

import type { Database } from "./connect.ts"
import type { Tables } from "./tables.ts"

/** Each time somebody else was quicker with another of a row's numbers, of which none has more. */
const most = 4

/** PostgreSQL's word for a row that has what only one may have. */
const isTaken = (error: unknown) => (error as { code?: unknown } | undefined)?.code === "23505"

/**
 * A transaction that looks whether a number is free, and then writes it. On PostgreSQL somebody else may write
 * it in between: then nothing of this one stays, and done again it finds the number taken. SQLite has one writer.
 */
export const whereTakenAgain = async <Result>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  left = most,
): Promise<Result> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (left <= 1 || !isTaken(error)) throw error
    return whereTakenAgain(db, work, left - 1)
  }
}
