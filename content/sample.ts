import type { CollectionName, Sample } from "#domain/content/collections.ts"

import { campusLife } from "./campus-life.ts"
import { contacts } from "./contacts.ts"
import { courses } from "./courses.ts"
import { departments } from "./departments.ts"
import { dignitaries } from "./dignitaries.ts"
import { events } from "./events.ts"
import { facilities } from "./facilities.ts"
import { holidays } from "./holidays.ts"
import { importantLinks } from "./important-links.ts"
import { menus } from "./menus.ts"
import { notices } from "./notices.ts"
import { pages, unpublishedPages } from "./pages.ts"
import { photos } from "./photos.ts"
import { slides } from "./slides.ts"
import { socialLinks } from "./social-links.ts"
import { statistics } from "./statistics.ts"
import { tiles } from "./tiles.ts"
import { videos } from "./videos.ts"

/** Initial content of a new site, by collection. */
export const sample: { [Name in CollectionName]: Sample<Name> } = {
  slides,
  dignitaries,
  tiles,
  notices,
  events,
  photos,
  videos,
  departments,
  facilities,
  courses,
  pages,
  menus,
  statistics,
  holidays,
  campus_life: campusLife,
  important_links: importantLinks,
  contacts,
  social_links: socialLinks,
}

/** Slugs of the pages that the college has yet to write and publish. */
export const unpublished: ReadonlySet<string> = new Set([...Object.keys(unpublishedPages), "news"])
