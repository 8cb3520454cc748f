import type { ReactNode } from "react"
import { Link } from "react-router"

import type { Language } from "#domain/content/text.ts"

import { DayBlock } from "./day-block.tsx"

import styles from "./dated-list.module.css"

export interface DatedItem {
  slug: string
  title: string
  /** An ISO day. */
  date: string
  /** What else one should know before one follows the link. */
  note?: ReactNode
}

interface DatedListProps {
  items: readonly DatedItem[]
  language: Language
  /** The address of an item. */
  to: (slug: string) => string
}

/** Notices or events in a column: a day, and the title that leads to the page. */
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
