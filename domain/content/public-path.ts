import type { CollectionName } from "./collections.ts"
import { fixedPages } from "./fixed-pages.ts"

/** A department is shown on its faculty's page. */
const faculties: Record<string, string> = {
  science: "/faculty-of-science",
  commerce: "/faculties-staff/faculty-of-commerce/",
  non_teaching: "/faculties-staff/non-teaching-staff/",
}

/** The page that shows most of a collection. Content shown on every page maps to the home page. */
const pageOf = (collection: string) => {
  const shows = (shown: readonly string[]) => shown.includes(collection)
  if (collection === "menus") return "/"
  return fixedPages.findLast((page) => shows(page.shows))?.path ?? "/"
}

/** The path, without language, where visitors see an item of a collection or the settings. */
export const publicPath = (
  collection: CollectionName | "settings",
  slug: string,
  item: Record<string, unknown>,
) => {
  if (collection === "pages") return String(item.path)
  if (collection === "departments") return faculties[String(item.faculty)] ?? "/"
  if (collection === "notices" || collection === "events") return `/${collection}/${slug}`
  return pageOf(collection)
}
