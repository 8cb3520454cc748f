import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable } from "#server/platform/database/tables.ts"

import { removeFromIndex } from "../search/search-index.ts"
import { changeContent } from "./content-version.ts"
import { parseData, type StoredName, type StoredOf } from "./item-row.ts"
import { deleteRedirects, listRedirectsOf } from "./page-redirects.ts"
import { isReferredTo, type ListTarget } from "./references.ts"
import { restoreItem, undoChange } from "./restore-item.ts"
import { keepRevision, listRevisions } from "./revisions.ts"
import { addToMenu, listLinksTo, saveItem } from "./save-item.ts"
import { putInTrash } from "./trash.ts"
import { findItemRow, type ItemChange, type WriteResult } from "./write-item.ts"

/** Target position: directly before or after another item of the collection. */
export type Place = { before: string } | { after: string }

const neighbourOf = (place: Place) => ("before" in place ? place.before : place.after)

/** The slugs with one of them moved; undefined if it or its new neighbour is missing. */
const moved = (slugs: string[], slug: string, place: Place) => {
  const others = slugs.filter((other) => other !== slug)
  const at = others.indexOf(neighbourOf(place))
  if (at === -1 || others.length === slugs.length) return undefined
  return others.toSpliced("before" in place ? at : at + 1, 0, slug)
}

/**
 * Moves an item within the order of its collection. Only this item moves, so concurrent moves of other items
 * are kept. Answers "changed meanwhile" if the item or its new neighbour was removed.
 */
const moveItem =
  (db: Database) => (collection: StoredName, slug: string, place: Place, stamp: AuditStamp) =>
    changeContent(db, async (transaction): Promise<"stored" | "changed meanwhile"> => {
      const rows = await transaction
        .selectFrom("items")
        .select(["slug", "position"])
        .where("collection", "=", collection)
        .orderBy("position")
        .orderBy("slug")
        .execute()
      const slugs = rows.map((row) => row.slug)
      const order = moved(slugs, slug, place)
      if (!order) return "changed meanwhile"
      const former = new Map(rows.map((row) => [row.slug, row.position]))
      for (const [position, name] of order.entries()) {
        if (former.get(name) === position) continue
        await transaction
          .updateTable("items")
          .set({ position })
          .where((row) => row.and({ collection, slug: name }))
          .execute()
      }
      await writeAudit(transaction, stamp, "content reordered", `${collection}/${slug}`)
      return "stored"
    })

/** An item as staff see it, public or not. */
export interface StaffItem<Name extends StoredName> extends Omit<ItemsTable, "data"> {
  item: StoredOf<Name>
}

const staffItemOf = <Name extends StoredName>(
  collection: Name,
  { data, ...row }: ItemsTable,
): StaffItem<Name> => ({ ...row, item: parseData(collection, JSON.parse(data)) })

/** The slugs of a collection's items, including removed ones. */
const listSlugs = (db: Database) => async (collection: StoredName) => {
  const slugsIn = (table: "items" | "revisions") =>
    db.selectFrom(table).select("slug").distinct().where("collection", "=", collection).execute()
  const [items, revisions] = [await slugsIn("items"), await slugsIn("revisions")]
  return new Set([...items, ...revisions].map(({ slug }) => slug))
}

/** Moves an item to the trash, unless others refer to it. Its last version is kept as a revision. */
const removeItem =
  (db: Database) =>
  (collection: StoredName, slug: string, expectedVersion: number, stamp: AuditStamp) =>
    changeContent(db, async (transaction): Promise<WriteResult | "in use"> => {
      const former = await findItemRow(transaction, collection, slug)
      if (former?.version !== expectedVersion) return "changed meanwhile"
      if (await isReferredTo(transaction, collection, slug)) return "in use"
      await keepRevision(transaction, former)
      await putInTrash(transaction, former, stamp)
      await transaction
        .deleteFrom("items")
        .where((row) => row.and({ collection, slug }))
        .execute()
      await removeFromIndex(transaction, collection, slug)
      await writeAudit(transaction, stamp, "content removed", `${collection}/${slug}`)
      return "stored"
    })

/** Creates a page, and an entry for it in a menu. */
const createPage =
  (db: Database) => (slug: string, change: ItemChange<"pages">, menu: string, stamp: AuditStamp) =>
    changeContent(db, async (transaction): Promise<WriteResult> => {
      const menuRow = await findItemRow(transaction, "menus", menu)
      if (!menuRow) return "menu unknown"
      const outcome = await saveItem(transaction, ["pages", slug], change, stamp)
      if (outcome === "stored") await addToMenu(transaction, menuRow, change.item, stamp)
      return outcome
    })

/** Deletes a former path of a page. Returns whether there was one. */
const removeRedirect = (db: Database) => (slug: string, path: string, stamp: AuditStamp) =>
  changeContent(db, async (transaction) => {
    const isRemoved = await deleteRedirects(transaction, slug, path)
    if (isRemoved) await writeAudit(transaction, stamp, "old address removed", `pages/${slug}`)
    return isRemoved
  })

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
      .orderBy("day", (by) => by.desc().nullsLast())
      .$if(collection === "notices", (query) =>
        query.orderBy("publish_at", (by) => by.desc().nullsLast()),
      )
      .orderBy("position")
      .execute()
    return rows.map((row) => staffItemOf(collection, row))
  },

  /** One item, public or not. */
  find: async <Name extends StoredName>(
    collection: Name,
    slug: string,
  ): Promise<StaffItem<Name> | undefined> => {
    const row = await findItemRow(db, collection, slug)
    return row && staffItemOf(collection, row)
  },

  save: <Name extends StoredName>(
    collection: Name,
    slug: string,
    change: ItemChange<Name>,
    stamp: AuditStamp,
    /** Runs in the transaction of a change that is stored. */
    also: (transaction: Database) => Promise<void> = async () => undefined,
  ) =>
    changeContent(db, async (transaction) => {
      const result = await saveItem(transaction, [collection, slug], change, stamp)
      if (result === "stored") await also(transaction)
      return result
    }),

  createPage: createPage(db),
  listSlugs: listSlugs(db),
  remove: removeItem(db),
  move: moveItem(db),
  revisions: (collection: StoredName, slug: string) => listRevisions(db, collection, slug),
  restore: restoreItem(db),
  undo: undoChange(db),
  linksTo: (path: string, shown?: ListTarget) => listLinksTo(db, path, shown),
  redirectsOf: (slug: string) => listRedirectsOf(db, slug),
  removeRedirect: removeRedirect(db),
})

export type Editing = ReturnType<typeof createEditing>
