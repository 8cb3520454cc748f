import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router"

import { useLangOf, withoutLanguage } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { plainPath } from "#domain/content/paths.ts"

import { Disclosure } from "./disclosure.tsx"
import type { LayoutData } from "./layout-data.server.ts"

import styles from "./navigation.module.css"

type Move = (at: number, count: number) => number

const forward: Move = (at, count) => (at + 1) % count
const back: Move = (at, count) => (at - 1 + count) % count
const alongRow: Record<string, Move> = { ArrowRight: forward, ArrowLeft: back }
const downList: Record<string, Move> = { ArrowDown: forward, ArrowUp: back }
const ends: Record<string, Move> = { Home: () => 0, End: (_at, count) => count - 1 }

const controlsOfRow = ":scope > li > a, :scope > li > details > summary"
const find = (within: Element, selector: string) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

/**
 * Arrow keys in the menu: left and right along the row, down into a list, up and down within it, Home and End.
 * Tab, Enter and Space keep the browser's behaviour.
 */
const handleArrowKeys = (event: KeyboardEvent<HTMLUListElement>) => {
  const target = event.target as HTMLElement
  const details = target.closest("details")
  const isInList = details !== null && target.tagName !== "SUMMARY"
  const row = find(event.currentTarget, controlsOfRow)
  const places = details ? find(details, "a") : []

  const go = (controls: HTMLElement[], from: HTMLElement, move: Move) => {
    event.preventDefault()
    controls[move(controls.indexOf(from), controls.length)]?.focus()
  }
  const { key } = event
  if (key === "ArrowDown" && details && !isInList) {
    details.open = true
    go(places, target, forward)
  } else if (key in alongRow) {
    go(row, isInList ? details.querySelector("summary")! : target, alongRow[key]!)
  } else if (isInList && (key in downList || key in ends)) {
    go(places, target, (downList[key] ?? ends[key])!)
  } else if (key in ends) go(row, target, ends[key]!)
}

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
      <ul ref={list} className={styles.entries} onKeyDown={handleArrowKeys} data-keys>
        {menu.map((entry) => (
          <MenuItem key={entry.title} entry={entry} isHere={isHere} notYet={messages.notYet} />
        ))}
      </ul>
    </nav>
  )
}

type Entry = LayoutData["menu"][number]
type IsHere = (link: string | undefined) => boolean

interface PlaceProps {
  place: { title: string; link?: string | undefined }
  isHere: IsHere
  notYet: string
}

/** A menu entry. An unpublished page is shown as text without a link (specification 3.2). */
function Place({ place: { title, link }, isHere, notYet }: PlaceProps) {
  const langOf = useLangOf()
  if (link === undefined) {
    return (
      <span className={styles.place}>
        <span lang={langOf(title)}>{title}</span> <small className={styles.notYet}>{notYet}</small>
      </span>
    )
  }
  return (
    <SiteLink link={link} className={styles.place} isCurrent={isHere(link)}>
      {title}
    </SiteLink>
  )
}

interface MenuEntryProps {
  entry: Entry
  isHere: IsHere
  notYet: string
}

/** Top-level menu entry: a link, or a button that opens a list of links. */
function MenuItem({ entry, isHere, notYet }: MenuEntryProps) {
  const { title, link, entries } = entry
  const langOf = useLangOf()
  if (entries.length === 0) {
    return (
      <li className={styles.entry}>
        <Place place={entry} isHere={isHere} notYet={notYet} />
      </li>
    )
  }
  // The entry's own link becomes the first one of its list.
  const places = link === undefined ? entries : [{ title, link }, ...entries]
  const isParent = places.some((place) => isHere(place.link))
  return (
    <li className={styles.entry}>
      <Disclosure
        summary={
          <span className={styles.title} lang={langOf(title)}>
            {title}
          </span>
        }
        summaryClass={styles.place}
        panelClass={styles.panel}
        isCurrent={isParent}
        opensOnHover
      >
        <ul>
          {places.map((place) => (
            <li key={place.title}>
              <Place place={place} isHere={isHere} notYet={notYet} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}

/** Maximum width of a submenu in rem (see `disclosure.module.css`). */
const submenuMaxRem = 20

/** Marks entries whose submenu would overflow the window, so that it opens to the other side. */
const useSubmenuSide = (list: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const mark = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      for (const entry of row.children) {
        const room = window.innerWidth - entry.getBoundingClientRect().left
        ;(entry as HTMLElement).dataset.side = room < submenuMaxRem * rem ? "end" : "start"
      }
    }
    const watch = new ResizeObserver(mark)
    watch.observe(row)
    return () => watch.disconnect()
  }, [list])
}
