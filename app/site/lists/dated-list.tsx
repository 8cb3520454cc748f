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
