import { createElement } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import type { HomeData } from "./read-home.server.ts"
import { iconOf } from "./tile-icons.ts"

import styles from "./tiles.module.css"

/** The quick tiles (specification 3.4). */
export function Tiles({ tiles, label }: { tiles: HomeData["tiles"]; label: string }) {
  const language = useLanguage()
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {tiles.map(({ title, icon, link }) => (
          <li key={`${title} ${link}`}>
            <Link className={styles.tile} to={inLanguage(language, link)}>
              {createElement(iconOf(icon), { "aria-hidden": true, strokeWidth: 1.5 })}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
