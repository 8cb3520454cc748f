import type { Database } from "#server/platform/database/connect.ts"

/** The items that are public at a given time: those that are "published" by `stateAt`. */
export const publicItems = (db: Database, at: Date) => {
  const now = at.toISOString()
  return db
    .selectFrom("items")
    .where("items.publish_at", "<=", now)
    .where((row) =>
      row.or([row("items.unpublish_at", "is", null), row("items.unpublish_at", ">", now)]),
    )
}
