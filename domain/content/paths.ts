import { toAsciiDigits } from "../fields/text.ts"
import { transliterate } from "../fields/transliterate.ts"
import type { CollectionName } from "./collections.ts"
import type { OfficeDocument } from "./office-documents.ts"

const maxLength = 60

/** Whether a text is a valid slug, the name of an item in addresses. */
export const isSlug = (text: string) =>
  text.length <= maxLength + 10 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/**
 * The slug of a title, in Latin letters: "B.Sc. results, 2026" becomes "b-sc-results-2026", and "पुरातन छात्र" becomes
 * "puratan-chhatra"; "" if no characters remain.
 */
export const slugOf = (title: string) =>
  transliterate(toAsciiDigits(title))
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, "")

/** The first of name, name-2, name-3 ... that is not taken. */
export const freeSlug = (slug: string, usedSlugs: ReadonlySet<string>) => {
  if (!usedSlugs.has(slug)) return slug
  for (let number = 2; ; number++) {
    const next = `${slug}-${number}`
    if (!usedSlugs.has(next)) return next
  }
}

interface FixedPage {
  /** The path used in links, without language. */
  path: string
  /** The collections that the page shows. A change to one of them changes the page. */
  shows: readonly CollectionName[]
}

/**
 * The pages that every site has, whatever its content. Together with the own pages of items and the forms of the session's
 * programmes, they are all that search engines and the site map list.
 */
export const fixedPages = [
  {
    path: "/",
    shows: [
      "home_sections",
      "slides",
      "dignitaries",
      "tiles",
      "notices",
      "events",
      "albums",
      "photos",
      "campus_life",
      "important_links",
      "statistics",
    ],
  },
  { path: "/courses", shows: ["courses"] },
  { path: "/facilities", shows: ["facilities"] },
  { path: "/gallery/photo/", shows: ["albums", "photos"] },
  { path: "/gallery/video/", shows: ["videos"] },
  { path: "/notices", shows: ["notices"] },
  { path: "/documents", shows: ["documents"] },
  { path: "/events", shows: ["events"] },
  { path: "/holidays", shows: ["holidays"] },
  { path: "/contact-us/", shows: ["contacts", "people"] },
  { path: "/grievances", shows: [] },
  { path: "/grievances/status", shows: [] },
  { path: "/admission-form", shows: [] },
  { path: "/admission-status", shows: [] },
  { path: "/student/student-login", shows: [] },
  { path: "/site-map", shows: ["menus", "pages", "faculties", "departments"] },
] as const satisfies readonly FixedPage[]

export type FixedPath = (typeof fixedPages)[number]["path"]

/** A link without its query and fragment. */
export const withoutQuery = (link: string) => link.split(/[?#]/, 1)[0]!

/** Normalizes a path for comparison: lower case, without a trailing slash. "/" stays. */
export const plainPath = (path: string) => {
  // Not an expression like /\/+$/: for a long path of slashes its time grows with the square of the length.
  let end = path.length
  while (path[end - 1] === "/") end--
  return path.slice(0, end).toLowerCase() || "/"
}

/** The page of merit lists. It is in no list of pages: search engines should not index it. */
export const meritLists = {
  path: "/merit-lists",
} as const

/** Other paths that answer: routes with parameters, redirects, and files. */
const routed =
  /^\/(?:admission-form|api|card|console|events|gallery\/photo|media|merit-lists|notices|search|student)(?:\/|$)|\.[a-z0-9]+$/

const fixedPaths: ReadonlySet<string> = new Set(fixedPages.map(({ path }) => plainPath(path)))

/** Whether a path, normalised by `plainPath`, needs no published content page. */
export const isRoute = (path: string) => fixedPaths.has(path) || routed.test(path)

/** The path of an item's own page that is found by it; undefined for items that others, or routes, show. */
export const ownPath = (collection: string, slug: string, item: Record<string, unknown>) => {
  if (collection === "departments") return `/departments/${slug}`
  return collection === "pages" || collection === "faculties" ? String(item.path) : undefined
}

/** The page that shows most of a collection. Content shown on every page maps to the home page. */
const pageOf = (collection: string) => {
  const shows = (shown: readonly string[]) => shown.includes(collection)
  if (collection === "menus") return "/"
  return fixedPages.findLast((page) => shows(page.shows))?.path ?? "/"
}

/** The path of an album of the photo gallery. */
export const albumPath = (slug: string) => `/gallery/photo/${slug}`

/** The path, without language, where visitors see an item of a collection, a session or the settings. */
export const publicPath = (
  collection: CollectionName | OfficeDocument,
  slug: string,
  item: Record<string, unknown>,
) => {
  const path = ownPath(collection, slug, item)
  if (path !== undefined) return path
  if (collection === "list_pages" && item.page) return String(item.page)
  if (collection === "people" && item.department) return `/departments/${String(item.department)}`
  if (collection === "albums") return albumPath(slug)
  if (collection === "photos" && item.album) return albumPath(String(item.album))
  if (collection === "sessions") return "/admission-form"
  if (collection === "notices" || collection === "events") return `/${collection}/${slug}`
  return pageOf(collection)
}
