import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable } from "#server/platform/database/tables.ts"

/** Whether an item is public at a given time: from `publish_at` until just before `unpublish_at`. */
export const isPublicAt = (
  { publish_at, unpublish_at }: Pick<ItemsTable, "publish_at" | "unpublish_at">,
  at: Date,
) => {
  const now = at.toISOString()
  return publish_at !== null && publish_at <= now && (unpublish_at === null || unpublish_at > now)
}

/** The same condition as a query: the items that are public at a given time. */
export const publicItems = (db: Database, at: Date) => {
  const now = at.toISOString()
  return db
    .selectFrom("items")
    .where("items.publish_at", "<=", now)
    .where((row) =>
      row.or([row("items.unpublish_at", "is", null), row("items.unpublish_at", ">", now)]),
    )
}
