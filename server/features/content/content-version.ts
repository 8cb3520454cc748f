import { sql, type Transaction } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** How often the site's content was changed: pages made under another number are out of date. */
export const readContentVersion = async (db: Database) => {
  const { version } = await db
    .selectFrom("content_version")
    .select("version")
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Runs a change of the content in one transaction, under the next version. Changes wait for each other at
 * the version, which is why it comes first. Other processes on PostgreSQL hear `content_changed`.
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
 * When the content changes next by itself: the first publishing or unpublishing after now, if there is
 * one.
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
