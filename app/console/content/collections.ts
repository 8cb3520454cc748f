import FacilitiesIcon from "@mui/icons-material/ApartmentOutlined"
import PagesIcon from "@mui/icons-material/ArticleOutlined"
import StatisticsIcon from "@mui/icons-material/BarChartOutlined"
import HolidaysIcon from "@mui/icons-material/BeachAccessOutlined"
import NoticesIcon from "@mui/icons-material/CampaignOutlined"
import ContactsIcon from "@mui/icons-material/ContactPhoneOutlined"
import EventsIcon from "@mui/icons-material/EventOutlined"
import TilesIcon from "@mui/icons-material/GridViewOutlined"
import LinksIcon from "@mui/icons-material/LinkOutlined"
import CoursesIcon from "@mui/icons-material/MenuBookOutlined"
import MenusIcon from "@mui/icons-material/MenuOpenOutlined"
import PhotosIcon from "@mui/icons-material/PhotoLibraryOutlined"
import DignitariesIcon from "@mui/icons-material/PortraitOutlined"
import DepartmentsIcon from "@mui/icons-material/SchoolOutlined"
import SettingsIcon from "@mui/icons-material/SettingsOutlined"
import SocialIcon from "@mui/icons-material/ShareOutlined"
import SlidesIcon from "@mui/icons-material/SlideshowOutlined"
import CampusIcon from "@mui/icons-material/SportsSoccerOutlined"
import VideosIcon from "@mui/icons-material/VideoLibraryOutlined"
import type { ComponentType } from "react"

import type { CollectionName } from "#domain/content/collections.ts"

/** Editable content: the site's collections, and the settings. */
export type Collection = CollectionName | "settings"

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
  settings: SettingsIcon,
} satisfies Record<Collection, ComponentType>

export const collectionNames = Object.keys(icons) as Collection[]

/** Resource name of a collection, which is also its path under `/api/console`. */
export const resourceOf = (collection: Collection) => `content/${collection}` as const

export const collectionOf = (resource: string) => resource.replace("content/", "") as Collection
