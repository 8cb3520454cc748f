import { useRef } from "react"
import { useLocation } from "react-router"

import { withoutLanguage } from "#app/language.ts"
import { plainPath } from "#domain/content/paths.ts"

import type { LayoutData } from "../layout-data.server.ts"
import { handleArrowKeys } from "./arrow-keys.ts"
import { MenuItem } from "./menu-entry.tsx"
import { useSubmenuSide } from "./use-submenu-side.ts"

import styles from "./navigation.module.css"

interface NavigationProps {
  messages: LayoutData["messages"]["navigation"]
  menu: LayoutData["menu"]
}

/**
 * The main menu (specification 3.2), following the W3C disclosure pattern: buttons open lists of links, without
 * ARIA menu roles. The current page and its parent are marked.
 */
export function Navigation({ messages, menu }: NavigationProps) {
  const here = plainPath(withoutLanguage(useLocation().pathname))
  const list = useRef<HTMLUListElement>(null)
  useSubmenuSide(list)
  const isHere = (link: string | undefined) => link !== undefined && plainPath(link) === here
  return (
    <nav aria-label={messages.label} className={styles.navigation}>
      <ul ref={list} className={styles.entries} onKeyDown={handleArrowKeys}>
        {menu.map((entry) => (
          <MenuItem key={entry.title} entry={entry} isHere={isHere} notYet={messages.notYet} />
        ))}
      </ul>
    </nav>
  )
}
