import { fixedPages } from "#domain/content/fixed-pages.ts"

import type { Collection } from "./collections.ts"

/** Where visitors see an item, a path without language. */
export const publicPath = (collection: Collection, slug: string, item: Record<string, unknown>) => {
  if (collection === "pages") return String(item.path)
  if (collection === "notices" || collection === "events") return `/${collection}/${slug}`
  const shows = (shown: readonly string[]) => shown.includes(collection)
  return fixedPages.findLast((page) => shows(page.shows))?.path ?? "/"
}
