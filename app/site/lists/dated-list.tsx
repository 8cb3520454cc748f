import { useLangOf, useLanguage } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { formatMonth } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"

import styles from "./dated-list.module.css"

export interface DatedItem {
  slug: string
  title: string
  /** An ISO day. */
  date: string
  /** The language in which it has no page. */
  noPageIn?: Language
  /** Additional information about the item. */
  note?: string
}

interface DatedListProps {
  items: readonly DatedItem[]
  /** Path of the list, without language prefix. */
  path: string
}

export function DatedList({ items, path }: DatedListProps) {
  const language = useLanguage()
  const langOf = useLangOf()
  return (
    <ul className={styles.list}>
      {items.map(({ slug, title, date, note, noPageIn }) => (
        <li key={slug} className={styles.item}>
          <DayBlock iso={date} language={language} />
          <div>
            <SiteLink link={`${path}/${slug}`} className={styles.title} noPageIn={noPageIn}>
              {title}
            </SiteLink>
            {note && (
              <p className="soft" lang={langOf(note)}>
                {note}
              </p>
            )}
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
