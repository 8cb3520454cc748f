import type { ReactNode } from "react"
import { Link } from "react-router"

import { formatMonth } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"

import styles from "./dated-list.module.css"

export interface DatedItem {
  slug: string
  title: string
  /** An ISO day. */
  date: string
  /** Additional information about the item. */
  note?: ReactNode
}

interface DatedListProps {
  items: readonly DatedItem[]
  language: Language
  /** URL of an item by its slug. */
  to: (slug: string) => string
}

/** List of notices or events: date and linked title. */
export function DatedList({ items, language, to }: DatedListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ slug, title, date, note }) => (
        <li key={slug} className={styles.item}>
          <DayBlock iso={date} language={language} />
          <div>
            <Link to={to(slug)} className={styles.title}>
              {title}
            </Link>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface DayBlockProps {
  /** An ISO day. */
  iso: string
  language: Language
}

/**
 * Date block of a list row, read out as "13 March 2026". Keeps the server's text on hydration: old phones may
 * spell Hindi months differently.
 */
function DayBlock({ iso, language }: DayBlockProps) {
  return (
    <time dateTime={iso} className={styles.day}>
      <span className={styles.number}>{Number(iso.slice(-2))}</span>{" "}
      <span suppressHydrationWarning>{formatMonth(iso, language)}</span>
    </time>
  )
}
