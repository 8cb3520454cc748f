import {
  BookOpen,
  Building2,
  Clapperboard,
  Compass,
  Eye,
  GraduationCap,
  Images,
  type LucideIcon,
  Target,
} from "lucide-react"

import type { TileIcon } from "#domain/content/tile-icons.ts"

const icons: Record<TileIcon, LucideIcon> = {
  "graduation-cap": GraduationCap,
  eye: Eye,
  target: Target,
  "building-2": Building2,
  "book-open": BookOpen,
  images: Images,
  clapperboard: Clapperboard,
}

/** Icon of a tile; a neutral one for an unknown name. */
export const iconOf = (name: string) =>
  Object.hasOwn(icons, name) ? icons[name as TileIcon] : Compass
