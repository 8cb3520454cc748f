import type { CollectionName } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/paths.ts"

import type { Items } from "../items/items.ts"

/** An item of any collection with the fields that pages need. */
export interface PreviewedItem {
  slug: string
  updated_at: string
  /** Only pages have a path. */
  path?: string
}

/** Wraps the site's items so that one of them appears in its draft version, as if it were public. */
export const withDraftPreview = (
  items: Items,
  collection: CollectionName,
  preview: PreviewedItem,
): Items => {
  // TypeScript cannot infer that `preview` is an item of this collection.
  const shown = preview as never
  const isIt = (name: string, slug: string) => name === collection && slug === preview.slug
  const path = collection === "pages" ? plainPath(preview.path ?? "") : undefined
  return {
    ...items,
    list: async (name, at, range) => {
      const list = await items.list(name, at, range)
      // The pages of a long list do not show it.
      if (name !== collection || range) return list
      const isThere = list.some(({ slug }) => slug === preview.slug)
      return isThere ? list.map((item) => (isIt(name, item.slug) ? shown : item)) : [shown, ...list]
    },
    find: async (name, slug, at) => (isIt(name, slug) ? shown : items.find(name, slug, at)),
    findPage: async (url, at) => (plainPath(url) === path ? shown : items.findPage(url, at)),
    listPaths: async (at) => {
      const paths = await items.listPaths(at)
      return path === undefined ? paths : paths.set(path, true)
    },
  }
}
