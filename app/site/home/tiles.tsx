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
import { createElement } from "react"

import { SiteLink } from "#app/site-link.tsx"
import type { TileIcon } from "#domain/content/collections.ts"

import type { HomeData } from "./read-home.server.ts"

import styles from "./tiles.module.css"

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

/** The quick tiles (specification 3.4). */
export function Tiles({ tiles, label }: { tiles: HomeData["tiles"]; label: string }) {
  if (tiles.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {tiles.map(({ title, icon, link }) => (
          <li key={`${title} ${link}`}>
            <SiteLink className={styles.tile} link={link}>
              {createElement(iconOf(icon), { "aria-hidden": true, strokeWidth: 1.5 })}
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
