import { type CollectionName } from "#domain/content/collections.ts"
import { isSlug, publicPath } from "#domain/content/paths.ts"
import type { Bilingual } from "#domain/content/text.ts"

import type { Editing } from "../items/edit-items.ts"
import { type StoredName, titleOf } from "../items/item-row.ts"

/** An item with links to another one, or with lists that depend on it. */
interface LinkingItem {
  collection: StoredName
  id: string
  title: Bilingual
  /** The number of its links. */
  count: number
}

/** What leads to an item. */
export interface LinksToItem {
  /** The items with links to it, without itself. */
  items: LinkingItem[]
  /** Former paths that lead to it, of a page. */
  redirects: { path: string; at: string; by: string }[]
}

/** The collections whose items have a page of their own. */
const withPages: readonly StoredName[] = ["pages", "notices", "events", "albums", "departments"]

/** What leads to an item: the links of other items, and former paths. undefined if there is no such item. */
export const readLinksTo =
  ({ editing }: { editing: Editing }) =>
  async (collection: StoredName, slug: string): Promise<LinksToItem | undefined> => {
    const row = isSlug(slug) ? await editing.find(collection, slug) : undefined
    if (!row) return undefined
    if (!withPages.includes(collection)) return { items: [], redirects: [] }
    const path = publicPath(collection as CollectionName, slug, { ...row.item })
    const linking = await editing.linksTo(path, { target: collection, slug })
    return {
      items: linking
        .filter((from) => from.collection !== collection || from.row.slug !== slug)
        .map((from) => ({
          collection: from.collection,
          id: from.row.slug,
          title: titleOf(from.collection, from.item),
          count: from.count,
        })),
      redirects: collection === "pages" ? await editing.redirectsOf(slug) : [],
    }
  }
