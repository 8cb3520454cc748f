import * as lucide from "lucide-react"

import type { CollectionName } from "#domain/content/collections.ts"
import type { OfficeDocument } from "#domain/content/office-documents.ts"

/** Editable content: the site's collections, the admission sessions and the settings. */
export type Collection = CollectionName | OfficeDocument

/** Icons by collection, in menu order; the most frequently edited come first. */
export const icons = {
  notices: lucide.Megaphone,
  events: lucide.CalendarDays,
  pages: lucide.FileText,
  photos: lucide.Images,
  albums: lucide.BookImage,
  videos: lucide.Clapperboard,
  slides: lucide.Presentation,
  holidays: lucide.TreePalm,
  faculties: lucide.School,
  departments: lucide.GraduationCap,
  people: lucide.Users,
  courses: lucide.BookOpen,
  facilities: lucide.Building,
  campus_life: lucide.Trophy,
  dignitaries: lucide.SquareUser,
  contacts: lucide.Contact,
  menus: lucide.ListTree,
  footer_groups: lucide.PanelBottom,
  home_sections: lucide.LayoutTemplate,
  list_pages: lucide.Heading,
  tiles: lucide.LayoutGrid,
  statistics: lucide.ChartColumn,
  important_links: lucide.Link,
  social_links: lucide.Share2,
  sessions: lucide.CalendarRange,
  settings: lucide.Settings,
} satisfies Record<Collection, lucide.LucideIcon>

/** The collections that the console edits, in the order of its menu. */
export const consoleCollections = Object.keys(icons) as Collection[]

/** Resource name of a collection, which is also its path under `/api/console`. */
export const resourceOf = (collection: Collection) => `content/${collection}` as const

export const collectionOf = (resource: string) => resource.replace("content/", "") as Collection
