import type { Transaction } from "kysely"

import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import { countLinks, moveLinks } from "#domain/content/move-links.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ItemsTable, Tables } from "#server/platform/database/tables.ts"

import { isStoredName, parseData, schemas, type StoredName, type StoredOf } from "./item-row.ts"
import { leaveRedirect } from "./page-redirects.ts"
import { countLists, type ListTarget } from "./references.ts"
import { findItemRow, type ItemChange, type WriteResult, writeItem } from "./write-item.ts"

/**
 * The stored items with links to a path of the site, or with lists that show what belongs to the item there, and their number
 * of both.
 */
export const listLinksTo = async (db: Database, path: string, shown?: ListTarget) => {
  const rows = await db
    .selectFrom("items")
    .selectAll()
    .orderBy("collection")
    .orderBy("position")
    .orderBy("slug")
    .execute()
  return rows.flatMap((row) => {
    const { collection, data } = row
    const mayLead = data.toLowerCase().includes(plainPath(path))
    if (!isStoredName(collection) || !(mayLead || (shown && data.includes(shown.slug)))) return []
    const item = parseData(collection, JSON.parse(data))
    const schema = fieldSchemaOf(schemas[collection])
    const count = countLinks(schema, item, path) + (shown ? countLists(schema, item, shown) : 0)
    return count > 0 ? [{ row, collection, item, count }] : []
  })
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

/** Lets all links to a page follow it to its new path, each item with a revision of its own. */
const moveLinksOfItems = async (
  transaction: Transaction<Tables>,
  from: string,
  to: string,
  stamp: AuditStamp,
) => {
  for (const { row, collection, item } of await listLinksTo(transaction, from)) {
    const change = {
      item: moveLinks(fieldSchemaOf(schemas[collection]), item, from, to).item,
      publish_at: dateOf(row.publish_at),
      unpublish_at: dateOf(row.unpublish_at),
      expectedVersion: row.version,
      isTextUnchanged: true,
    }
    const named: [StoredName, string] = [collection, row.slug]
    const outcome = await writeItem(transaction, named, change, stamp, "content links moved")
    // The transaction ends, and nothing is changed.
    if (outcome !== "stored") throw new Error(`${row.collection}/${row.slug}: ${outcome}`)
  }
}

/** Appends an entry for a page to a menu. A title that lacks a language has the other one. */
export const addToMenu = async (
  transaction: Transaction<Tables>,
  row: ItemsTable,
  { title, path }: StoredOf<"pages">,
  stamp: AuditStamp,
) => {
  const item = parseData("menus", JSON.parse(row.data))
  const entry = { title: { en: title.en || title.hi, hi: title.hi || title.en }, link: path }
  const change = {
    item: { ...item, entries: [...item.entries, entry] },
    publish_at: dateOf(row.publish_at),
    unpublish_at: dateOf(row.unpublish_at),
    expectedVersion: row.version,
    isTextUnchanged: true,
  }
  await writeItem(transaction, ["menus", row.slug], change, stamp)
}

const pathOf = (item: object) => (item as { path?: string }).path

/** Whether visitors could have seen an item. */
const wasPublic = (row: ItemsTable | undefined, at: string) =>
  typeof row?.publish_at === "string" && row.publish_at <= at

/** The former and the new path of a page that moves; undefined for any other change. */
const findMove = (collection: StoredName, former: ItemsTable | undefined, item: object) => {
  if (collection !== "pages" || !former) return undefined
  const from = pathOf(JSON.parse(former.data) as object)!
  const to = pathOf(item)!
  return plainPath(from) === plainPath(to) ? undefined : { from, to }
}

/**
 * Inserts or updates an item (`writeItem`). When the path of a page changes, the links of all items follow, and the former
 * path leads to the page if visitors have seen it there.
 */
export const saveItem = async <Name extends StoredName>(
  transaction: Transaction<Tables>,
  [collection, slug]: [Name, string],
  change: ItemChange<Name>,
  stamp: AuditStamp,
  action?: "content restored",
): Promise<WriteResult> => {
  const former = await findItemRow(transaction, collection, slug)
  const move = findMove(collection, former, change.item)
  const schema = fieldSchemaOf(schemas[collection])
  const item: StoredOf<Name> = move
    ? moveLinks(schema, change.item, move.from, move.to).item
    : change.item
  const outcome = await writeItem(
    transaction,
    [collection, slug],
    { ...change, item },
    stamp,
    action,
  )
  const path = collection === "pages" ? pathOf(item) : undefined
  if (outcome !== "stored" || path === undefined) return outcome
  const from = wasPublic(former, stamp.at) ? move?.from : undefined
  await leaveRedirect(transaction, { slug, from, to: path }, stamp)
  if (move) await moveLinksOfItems(transaction, move.from, move.to, stamp)
  return outcome
}
