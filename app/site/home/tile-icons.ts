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

/** A tile's icon; a neutral one for a name that is not in the table. */
export const iconOf = (name: string) =>
  Object.hasOwn(icons, name) ? icons[name as TileIcon] : Compass
