import type { Transaction } from "kysely"

import { stateAt, trashDays } from "#domain/content/publishing.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable, Tables } from "#server/platform/database/tables.ts"

import { fits, isStoredName, titleOf } from "./item-row.ts"
import { deleteRedirects } from "./page-redirects.ts"
import { keepsAll } from "./revisions.ts"

const dayMs = 86_400_000

/** Stores that an item is removed, and the values that a restore needs. */
export const putInTrash = (
  transaction: Transaction<Tables>,
  { collection, slug, version, position, publish_at, unpublish_at, waived_language }: ItemsTable,
  { by, at }: AuditStamp,
) =>
  transaction
    .insertInto("trash")
    .values({
      collection,
      slug,
      version,
      position,
      publish_at,
      unpublish_at,
      waived_language,
      removed_at: at,
      removed_by: by,
    })
    .execute()

export const findInTrash = (db: Database, collection: string, slug: string) =>
  db
    .selectFrom("trash")
    .selectAll()
    .where((row) => row.and({ collection, slug }))
    .executeTakeFirst()

/** An item that is written again is no longer in the trash. */
export const takeFromTrash = (transaction: Database, collection: string, slug: string) =>
  transaction
    .deleteFrom("trash")
    .where((row) => row.and({ collection, slug }))
    .returning("position")
    .executeTakeFirst()

/** The removed items with their content, those removed last first. */
export const listTrash = async (db: Database) => {
  const rows = await db
    .selectFrom("trash")
    .innerJoin("revisions", (join) =>
      join
        .onRef("revisions.collection", "=", "trash.collection")
        .onRef("revisions.slug", "=", "trash.slug")
        .onRef("revisions.version", "=", "trash.version"),
    )
    .selectAll("trash")
    .select("revisions.data")
    .orderBy("removed_at", "desc")
    .orderBy("trash.collection")
    .orderBy("trash.slug")
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as unknown }))
}

type Removed = Awaited<ReturnType<typeof listTrash>>[number]

/** A removed item as the console lists it. Restoring it makes it `state` again. */
const entryOf = (
  { collection, slug, version, item, removed_at, removed_by, ...times }: Removed,
  now: Date,
) => ({
  id: `${collection}/${slug}`,
  collection,
  slug,
  version,
  title:
    isStoredName(collection) && fits(collection, item)
      ? titleOf(collection, item)
      : { en: "", hi: "" },
  state: stateAt(times, now),
  removed_at,
  removed_by,
  erased_at: new Date(Date.parse(removed_at) + trashDays * dayMs).toISOString(),
})
export type TrashEntry = ReturnType<typeof entryOf>

/** One page of the trash, those removed last first. */
export const listTrashEntries =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async ({ page, perPage }: { page: number; perPage: number }) => {
    const rows = await listTrash(db)
    const shown = rows.slice((page - 1) * perPage, page * perPage)
    return { data: shown.map((row) => entryOf(row, now())), total: rows.length }
  }

/** The items that were removed so long ago that they are deleted for good, by collection and name. */
export const listDueTrash = async (db: Database, now: Date) => {
  const before = new Date(now.getTime() - trashDays * dayMs).toISOString()
  const rows = await db
    .selectFrom("trash")
    .select(["collection", "slug", "removed_at"])
    .where("removed_at", "<", before)
    .orderBy("collection")
    .orderBy("slug")
    .execute()
  return rows.filter((item) => !keepsAll(item))
}

/** Deletes removed items for good, with their revisions. Returns those that were in the trash. */
export const deleteFromTrash = async (
  transaction: Database,
  items: readonly { collection: string; slug: string }[],
) => {
  const deleted: (typeof items)[number][] = []
  for (const { collection, slug } of items) {
    if (!(await takeFromTrash(transaction, collection, slug))) continue
    await transaction
      .deleteFrom("revisions")
      .where((row) => row.and({ collection, slug }))
      .execute()
    if (collection === "pages") await deleteRedirects(transaction, slug)
    deleted.push({ collection, slug })
  }
  return deleted
}
