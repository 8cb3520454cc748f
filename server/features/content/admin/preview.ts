import type { CollectionName } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/plain-path.ts"

import type { Items } from "../items.ts"

/** An item of any collection, as pages are sent it. */
export interface PreviewedItem {
  slug: string
  updated_at: string
  /** Of a page. */
  path?: string
}

/** The site's items as they will be: one of them in its new version, public already. */
export const withDraftPreview = (
  items: Items,
  collection: CollectionName,
  preview: PreviewedItem,
): Items => {
  // The compiler does not see that an item of this collection is asked for.
  const shown = preview as never
  const isIt = (name: string, slug: string) => name === collection && slug === preview.slug
  const path = collection === "pages" ? plainPath(preview.path ?? "") : undefined
  return {
    ...items,
    list: async (name, at) => {
      const list = await items.list(name, at)
      if (name !== collection) return list
      const isThere = list.some(({ slug }) => slug === preview.slug)
      return isThere ? list.map((item) => (isIt(name, item.slug) ? shown : item)) : [shown, ...list]
    },
    find: async (name, slug, at) => (isIt(name, slug) ? shown : items.find(name, slug, at)),
    findPage: async (asked, at) => (plainPath(asked) === path ? shown : items.findPage(asked, at)),
    listPaths: async (at) => {
      const paths = await items.listPaths(at)
      return path === undefined ? paths : paths.set(path, true)
    },
  }
}
