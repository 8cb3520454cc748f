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

/** The icons a tile may name; each costs the page a few hundred bytes, so only these. */
const icons: Record<string, LucideIcon> = {
  "graduation-cap": GraduationCap,
  eye: Eye,
  target: Target,
  "building-2": Building2,
  "book-open": BookOpen,
  images: Images,
  clapperboard: Clapperboard,
}

/** A tile's icon; a neutral one for a name that is not in the table. */
export const iconOf = (name: string) => (Object.hasOwn(icons, name) ? icons[name]! : Compass)
