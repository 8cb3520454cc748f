import type { CollectionName } from "./collections.ts"

interface FixedPage {
  /** The path used in links, without language. */
  path: string
  /** The collections that the page shows. A change to one of them changes the page. */
  shows: readonly CollectionName[]
}

/**
 * The pages that every site has, whatever its content. Together with the published pages, notices and events, they
 * are all that search engines and the site map list.
 */
export const fixedPages = [
  {
    path: "/",
    shows: [
      "slides",
      "dignitaries",
      "tiles",
      "notices",
      "events",
      "photos",
      "campus_life",
      "important_links",
      "statistics",
    ],
  },
  { path: "/faculty-of-science", shows: ["departments"] },
  { path: "/faculties-staff/faculty-of-commerce/", shows: ["departments"] },
  { path: "/faculties-staff/non-teaching-staff/", shows: ["departments"] },
  { path: "/courses", shows: ["courses"] },
  { path: "/facilities", shows: ["facilities"] },
  { path: "/gallery/photo/", shows: ["photos"] },
  { path: "/gallery/video/", shows: ["videos"] },
  { path: "/notices", shows: ["notices"] },
  { path: "/events", shows: ["events"] },
  { path: "/holidays", shows: ["holidays"] },
  { path: "/contact-us/", shows: ["contacts"] },
  { path: "/admission-form", shows: [] },
  { path: "/admission-form/ba/part-1", shows: [] },
  { path: "/admission-form/bsc/part-1", shows: [] },
  { path: "/admission-form/bcom/part-1", shows: [] },
  { path: "/admission-status", shows: [] },
  { path: "/student/student-login", shows: [] },
  { path: "/site-map", shows: ["menus", "pages"] },
] as const satisfies readonly FixedPage[]

export type FixedPath = (typeof fixedPages)[number]["path"]
