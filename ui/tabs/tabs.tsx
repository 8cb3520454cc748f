import type { KeyboardEvent, MouseEvent } from "react"

import styles from "./tabs.module.css"

export interface TabItem {
  id: string
  title: string
  /** Shown after the title, and on a phone only read out: like "2 to correct". */
  note?: string | undefined
  /** How many things are to correct, or that all is done. The badge shows it on every screen. */
  state?: number | "done" | undefined
}

interface TabsProps {
  label: string
  items: readonly TabItem[]
  current: number
  onOpen: (index: number) => void
  /** False without JavaScript: the tabs are then links to the sections of one long page. */
  isLive: boolean
}

const movesOf: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

export const panelIdOf = (id: string) => `section-${id}`
export const tabIdOf = (id: string) => `tab-${id}`

/** Tabs following the ARIA pattern: roving tabindex, and arrow keys move along the row. */
export function Tabs({ label, items, current, onOpen, isLive }: TabsProps) {
  const open = (event: MouseEvent, index: number) => {
    if (!isLive) return
    event.preventDefault()
    onOpen(index)
  }
  const move = (event: KeyboardEvent, index: number) => {
    const target = movesOf[event.key]?.(index, items.length)
    if (target === undefined) return
    event.preventDefault()
    onOpen(target)
    document.getElementById(tabIdOf(items[target]!.id))?.focus()
  }
  return (
    <div className={styles.tabs} role={isLive ? "tablist" : "navigation"} aria-label={label}>
      {items.map(({ id, title, note, state }, index) => (
        <a
          key={id}
          id={tabIdOf(id)}
          href={`#${panelIdOf(id)}`}
          className={styles.tab}
          data-current={index === current || undefined}
          data-state={typeof state === "number" ? "wrong" : state}
          onClick={(event) => open(event, index)}
          onKeyDown={(event) => move(event, index)}
          {...(isLive && {
            role: "tab",
            "aria-selected": index === current,
            "aria-controls": panelIdOf(id),
            tabIndex: index === current ? 0 : -1,
          })}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
          {state !== undefined && (
            <span className={styles.badge} aria-hidden="true">
              {state === "done" ? "✓" : state}
            </span>
          )}
        </a>
      ))}
    </div>
  )
}
