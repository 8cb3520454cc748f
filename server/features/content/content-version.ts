import { sql, type Transaction } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** Tells synchronously whether the content has changed, for page cache invalidation. */
export interface ContentVersionWatch {
  /** Current content version; undefined if only a database query can tell. */
  version: () => number | undefined
  close: () => Promise<void>
}

/** Reads the content version, which every change increments. Cached pages of another version are stale. */
export const readContentVersion = async (db: Database) => {
  const { version } = await db
    .selectFrom("content_version")
    .select("version")
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Runs a content change in one transaction and increments the version. The version row is updated first: its
 * lock serialises changes. On PostgreSQL, other processes are notified with `content_changed`.
 */
export const changeContent = <Result>(
  db: Database,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
) =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("content_version")
      .set((row) => ({ version: row("version", "+", 1) }))
      .execute()
    if (isPostgres(transaction)) await sql`notify content_changed`.execute(transaction)
    return change(transaction)
  })

/**
 * Time of the next scheduled content change: the first publishing or unpublishing after `now`; undefined if
 * there is none.
 */
export const findNextChange = async (db: Database, now: Date) => {
  const after = now.toISOString()
  const earliest = async (column: "publish_at" | "unpublish_at") => {
    const row = await db
      .selectFrom("items")
      .select((items) => items.fn.min(column).as("at"))
      .where(column, ">", after)
      .executeTakeFirst()
    return row?.at ?? undefined
  }
  const [first] = [await earliest("publish_at"), await earliest("unpublish_at")]
    .filter((at) => at !== undefined)
    .toSorted()
  return first === undefined ? undefined : new Date(first)
}
