import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable } from "#server/platform/database/tables.ts"

import { publicItems } from "./publication.ts"

/** Where the notice before the admission form lies among the site's content. */
export const noticeItem = { collection: "pages", slug: "privacy-notice" } as const

/**
 * What a version of the notice is called, like "2026-07-01.3": India's day since when it is in force, and its
 * number among the revisions of the page, where each former text still stands.
 */
const noticeVersionOf = ({ updated_at, version }: Pick<ItemsTable, "updated_at" | "version">) =>
  `${dayInIndia(new Date(updated_at))}.${version}`

/** The version of the notice that is published at a time; empty where none is. */
export const readNoticeVersion = async (db: Database, at: Date) => {
  const row = await publicItems(db, at)
    .select(["updated_at", "version"])
    .where("collection", "=", noticeItem.collection)
    .where("slug", "=", noticeItem.slug)
    .executeTakeFirst()
  return row ? noticeVersionOf(row) : ""
}

/**
 * Whether the notice ever had this version: it is the current one, or stands among the revisions. A form may have
 * been open while the notice changed.
 */
export const isNoticeVersion = async (db: Database, name: string) => {
  const version = Number(/^\d{4}-\d\d-\d\d\.(\d{1,9})$/.exec(name)?.[1])
  if (Number.isNaN(version)) return false
  const current = await db
    .selectFrom("items")
    .select(["updated_at", "version"])
    .where("collection", "=", noticeItem.collection)
    .where("slug", "=", noticeItem.slug)
    .where("version", "=", version)
    .executeTakeFirst()
  if (current && noticeVersionOf(current) === name) return true
  // A notice that was removed and made again keeps counting, so that a number occurs once.
  const former = await db
    .selectFrom("revisions")
    .select(["at as updated_at", "version"])
    .where("collection", "=", noticeItem.collection)
    .where("slug", "=", noticeItem.slug)
    .where("version", "=", version)
    .executeTakeFirst()
  return former !== undefined && noticeVersionOf(former) === name
}
