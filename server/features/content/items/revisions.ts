import type { Transaction } from "kysely"

import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable, Tables } from "#server/platform/database/tables.ts"

import { noticeItem } from "../privacy-notice.ts"

/** How many earlier versions of an item are kept. */
const revisionLimit = 100

/** An applicant's consent names a version of the privacy notice, so all of its versions are kept. */
export const keepsAll = ({ collection, slug }: Pick<ItemsTable, "collection" | "slug">) =>
  collection === noticeItem.collection && slug === noticeItem.slug

/**
 * Stores an item's current version, with author and time, before it is changed or removed. Drops the oldest
 * version beyond the limit. The sample's own versions are kept: they tell what the college has not written yet.
 */
export const keepRevision = async (
  transaction: Transaction<Tables>,
  { collection, slug, version, data, updated_at: at, updated_by: by, ...times }: ItemsTable,
) => {
  const { publish_at, unpublish_at } = times
  await transaction
    .insertInto("revisions")
    .values({ collection, slug, version, data, at, by, publish_at, unpublish_at })
    .execute()
  if (keepsAll({ collection, slug })) return
  await transaction
    .deleteFrom("revisions")
    .where((row) => row.and({ collection, slug }))
    .where("version", "<=", version - revisionLimit)
    .where("by", "!=", systemActors.sample)
    .execute()
}

/** The earlier versions of an item, newest first, as they were stored. Also works for a removed item. */
export const listRevisions = async (db: Database, collection: string, slug: string) => {
  const rows = await db
    .selectFrom("revisions")
    .select(["version", "data", "at", "by"])
    .where((row) => row.and({ collection, slug }))
    .orderBy("version", "desc")
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as unknown }))
}

/** One earlier version of an item, as it was stored, with the times when it was public. */
export const findRevision = async (
  db: Database,
  [collection, slug]: readonly [string, string],
  version: number,
) => {
  const row = await db
    .selectFrom("revisions")
    .select(["data", "by", "publish_at", "unpublish_at"])
    .where((revision) => revision.and({ collection, slug, version }))
    .executeTakeFirst()
  return row && { ...row, item: JSON.parse(row.data) as unknown }
}

/** The highest version number among an item's revisions; 0 if it has none. */
export const lastRevision = async (
  transaction: Transaction<Tables>,
  collection: string,
  slug: string,
) => {
  const { last } = await transaction
    .selectFrom("revisions")
    .select((row) => row.fn.max("version").as("last"))
    .where((row) => row.and({ collection, slug }))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
