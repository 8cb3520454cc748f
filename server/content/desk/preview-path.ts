import type { CollectionName, ItemOf } from "#domain/content/collections.ts"
import { fixedPages } from "#domain/content/fixed-pages.ts"

import { searchableOf } from "../search/searchable.ts"

/** Where visitors see an item, a path without language. */
export const previewPath = (
  collection: CollectionName,
  slug: string,
  item: ItemOf<CollectionName>,
): string => {
  const own = searchableOf(collection, slug, item)?.path
  const list = fixedPages.find(({ shows }) =>
    (shows as readonly CollectionName[]).includes(collection),
  )
  return own ?? list?.path ?? "/"
}
