import * as lucide from "lucide-react"

import type { CollectionName } from "#domain/content/collections.ts"
import type { OfficeDocument } from "#domain/content/office-documents.ts"

/** Editable content: the site's collections, the admission sessions and the settings. */
export type Collection = CollectionName | OfficeDocument

/** The collections in the groups of the menu, each with its icon; the most frequently edited come first. */
const groups = {
  news: {
    notices: lucide.Megaphone,
    events: lucide.CalendarDays,
    holidays: lucide.TreePalm,
  },
  pages: {
    pages: lucide.FileText,
    faculties: lucide.School,
    departments: lucide.GraduationCap,
    people: lucide.Users,
    courses: lucide.BookOpen,
    facilities: lucide.Building,
    contacts: lucide.Contact,
  },
  pictures: {
    photos: lucide.Images,
    albums: lucide.BookImage,
    videos: lucide.Clapperboard,
    documents: lucide.Files,
  },
  home: {
    slides: lucide.Presentation,
    dignitaries: lucide.SquareUser,
    tiles: lucide.LayoutGrid,
    campus_life: lucide.Trophy,
    statistics: lucide.ChartColumn,
    important_links: lucide.Link,
    home_sections: lucide.LayoutTemplate,
  },
  site: {
    menus: lucide.ListTree,
    footer_groups: lucide.PanelBottom,
    list_pages: lucide.Heading,
    social_links: lucide.Share2,
    sessions: lucide.CalendarRange,
    settings: lucide.Settings,
  },
}

export type ContentGroup = keyof typeof groups

export const contentGroups = Object.keys(groups) as ContentGroup[]

export const icons = {
  ...groups.news,
  ...groups.pages,
  ...groups.pictures,
  ...groups.home,
  ...groups.site,
} satisfies Record<Collection, lucide.LucideIcon>

/** The collections that the console edits, in the order of its menu. */
export const consoleCollections = Object.keys(icons) as Collection[]

export const groupOf = (collection: Collection) =>
  contentGroups.find((group) => collection in groups[group])!

/** Resource name of a collection, which is also its path under `/api/console`. */
export const resourceOf = (collection: Collection) => `content/${collection}` as const

export const collectionOf = (resource: string) => resource.replace("content/", "") as Collection
