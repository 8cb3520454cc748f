import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable } from "#server/platform/database/tables.ts"

import { changeContent } from "./content-version.ts"
import { fits, parseData, type StoredName, type StoredOf } from "./item-row.ts"
import { moveItem } from "./reorder-item.ts"
import { keepRevision, listRevisions } from "./revisions.ts"
import { removeFromIndex } from "./search/search-index.ts"
import {
  auditItem,
  type ItemChange,
  findItemRow,
  type ContentStamp,
  type WriteResult,
  writeItem,
} from "./write-item.ts"

/** An item as staff see it, public or not. */
export interface StaffItem<Name extends StoredName> extends Omit<ItemsTable, "data"> {
  item: StoredOf<Name>
}

/**
 * Edits the site's content. Each change is one transaction with its revision, search index entry and audit
 * entry. Optimistic locking: a change of an outdated version is refused with "changed meanwhile".
 */
export const createEditing = (db: Database) => ({
  /** All items of a collection, public or not, in the college's order. */
  list: async <Name extends StoredName>(collection: Name): Promise<StaffItem<Name>[]> => {
    const rows = await db
      .selectFrom("items")
      .selectAll()
      .where("collection", "=", collection)
      .orderBy("day", "desc")
      .orderBy("position")
      .execute()
    return rows.map(({ data, ...row }) => ({
      ...row,
      item: parseData(collection, JSON.parse(data)),
    }))
  },

  /** One item, public or not. */
  find: async <Name extends StoredName>(
    collection: Name,
    slug: string,
  ): Promise<StaffItem<Name> | undefined> => {
    const row = await findItemRow(db, collection, slug)
    return row && { ...row, item: parseData(collection, JSON.parse(row.data)) }
  },

  /** The slugs of a collection's items, including removed ones. */
  listSlugs: async (collection: StoredName) => {
    const slugsIn = (table: "items" | "revisions") =>
      db.selectFrom(table).select("slug").distinct().where("collection", "=", collection).execute()
    const [items, revisions] = [await slugsIn("items"), await slugsIn("revisions")]
    return new Set([...items, ...revisions].map(({ slug }) => slug))
  },

  save: <Name extends StoredName>(
    collection: Name,
    slug: string,
    change: ItemChange<Name>,
    made: ContentStamp,
  ) => changeContent(db, (transaction) => writeItem(transaction, [collection, slug], change, made)),

  /** Removes an item. Its last version is kept as a revision. */
  remove: (collection: StoredName, slug: string, seen: number, made: ContentStamp) =>
    changeContent(db, async (transaction): Promise<WriteResult> => {
      const former = await findItemRow(transaction, collection, slug)
      if (former?.version !== seen) return "changed meanwhile"
      await keepRevision(transaction, former)
      await transaction
        .deleteFrom("items")
        .where("collection", "=", collection)
        .where("slug", "=", slug)
        .execute()
      await removeFromIndex(transaction, collection, slug)
      await auditItem(transaction, made, "content removed", `${collection}/${slug}`)
      return "stored"
    }),

  move: moveItem(db),

  revisions: (collection: StoredName, slug: string) => listRevisions(db, collection, slug),

  /**
   * Makes an earlier version the newest. A removed item is restored as a draft. Answers "unknown" if today's
   * schema cannot parse the version.
   */
  restore: async <Name extends StoredName>(
    [collection, slug]: [Name, string],
    version: number,
    seen: number | undefined,
    made: ContentStamp,
  ) =>
    changeContent(db, async (transaction): Promise<WriteResult | "unknown"> => {
      const revisions = await listRevisions(transaction, collection, slug)
      const wanted = revisions.find((revision) => revision.version === version)
      if (!wanted || !fits(collection, wanted.item)) return "unknown"
      const row = await findItemRow(transaction, collection, slug)
      const change = {
        item: wanted.item,
        publish_at: row?.publish_at ? new Date(row.publish_at) : null,
        unpublish_at: row?.unpublish_at ? new Date(row.unpublish_at) : null,
        seen,
      }
      return writeItem(transaction, [collection, slug], change, made)
    }),
})
