import type { ComponentType } from "react"

import type { CollectionName } from "#domain/content/collections.ts"
import type { OfficeDocument } from "#domain/content/office-documents.ts"

import {
  CampusIcon,
  ContactsIcon,
  CoursesIcon,
  DepartmentsIcon,
  DignitariesIcon,
  EventsIcon,
  FacilitiesIcon,
  HolidaysIcon,
  LinksIcon,
  MenusIcon,
  NoticesIcon,
  PagesIcon,
  PhotosIcon,
  SessionsIcon,
  SettingsIcon,
  SlidesIcon,
  SocialIcon,
  StatisticsIcon,
  TilesIcon,
  VideosIcon,
} from "../icons.tsx"

/** Editable content: the site's collections, the admission sessions and the settings. */
export type Collection = CollectionName | OfficeDocument

/** Icons by collection, in menu order; the most frequently edited come first. */
export const icons = {
  notices: NoticesIcon,
  events: EventsIcon,
  pages: PagesIcon,
  photos: PhotosIcon,
  videos: VideosIcon,
  slides: SlidesIcon,
  holidays: HolidaysIcon,
  departments: DepartmentsIcon,
  courses: CoursesIcon,
  facilities: FacilitiesIcon,
  campus_life: CampusIcon,
  dignitaries: DignitariesIcon,
  contacts: ContactsIcon,
  menus: MenusIcon,
  tiles: TilesIcon,
  statistics: StatisticsIcon,
  important_links: LinksIcon,
  social_links: SocialIcon,
  sessions: SessionsIcon,
  settings: SettingsIcon,
} satisfies Record<Collection, ComponentType>

/** The collections that the console edits, in the order of its menu. */
export const consoleCollections = Object.keys(icons) as Collection[]

/** Resource name of a collection, which is also its path under `/api/console`. */
export const resourceOf = (collection: Collection) => `content/${collection}` as const

export const collectionOf = (resource: string) => resource.replace("content/", "") as Collection
