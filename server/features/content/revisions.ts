import type { Transaction } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable, Tables } from "#server/platform/database/tables.ts"

/** Keeps what an item was, with who made that and when, before it is changed or removed. */
export const keepRevision = (
  transaction: Transaction<Tables>,
  { collection, slug, version, data, updated_at, updated_by }: ItemsTable,
) =>
  transaction
    .insertInto("revisions")
    .values({ collection, slug, version, data, at: updated_at, by: updated_by })
    .execute()

/** The former versions of an item, the newest first, each as it was stored; a removed item's too. */
export const listRevisions = async (db: Database, collection: string, slug: string) => {
  const rows = await db
    .selectFrom("revisions")
    .select(["version", "data", "at", "by"])
    .where("collection", "=", collection)
    .where("slug", "=", slug)
    .orderBy("version", "desc")
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as unknown }))
}

/** The highest version among an item's former ones; 0 without any. */
export const lastRevision = async (
  transaction: Transaction<Tables>,
  collection: string,
  slug: string,
) => {
  const { last } = await transaction
    .selectFrom("revisions")
    .select((row) => row.fn.max("version").as("last"))
    .where("collection", "=", collection)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow()
  return last ?? 0
}
