import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable } from "#server/platform/database/tables.ts"

import { publicItems } from "./items/items.ts"

/** The content item of the privacy notice, which is shown before the admission form. */
export const noticeItem = { collection: "pages", slug: "privacy-notice" } as const

/**
 * Version name of the notice, like "2026-07-01.3": the day it took effect, in Indian time, and its revision
 * number. The page's revisions keep each earlier text.
 */
const noticeVersionOf = ({ updated_at, version }: Pick<ItemsTable, "updated_at" | "version">) =>
  `${dayInIndia(new Date(updated_at))}.${version}`

/** The version of the notice that is public at a given time; empty if there is none. */
export const readNoticeVersion = async (db: Database, at: Date) => {
  const row = await publicItems(db, at)
    .select(["updated_at", "version"])
    .where((where) => where.and(noticeItem))
    .executeTakeFirst()
  return row ? noticeVersionOf(row) : ""
}

/**
 * Whether this version of the notice ever existed, currently or as a revision. A form may stay open while the
 * notice changes.
 */
export const isNoticeVersion = async (db: Database, name: string) => {
  const version = Number(/^\d{4}-\d\d-\d\d\.(\d{1,9})$/.exec(name)?.[1])
  if (Number.isNaN(version)) return false
  const current = await db
    .selectFrom("items")
    .select(["updated_at", "version"])
    .where((row) => row.and(noticeItem))
    .where("version", "=", version)
    .executeTakeFirst()
  if (current && noticeVersionOf(current) === name) return true
  // The version numbering continues after the notice is removed and recreated, so a number is never reused.
  const former = await db
    .selectFrom("revisions")
    .select(["at as updated_at", "version"])
    .where((row) => row.and(noticeItem))
    .where("version", "=", version)
    .executeTakeFirst()
  return former !== undefined && noticeVersionOf(former) === name
}
