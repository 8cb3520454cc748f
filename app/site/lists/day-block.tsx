import { formatMonth } from "#domain/content/format-date.ts"
import type { Language } from "#domain/content/text.ts"

import styles from "./day-block.module.css"

interface DayBlockProps {
  /** An ISO day. */
  iso: string
  language: Language
}

/**
 * The day at the head of a list's row, read out as "13 March 2026". The server's words stay: an old
 * phone may spell a Hindi month otherwise.
 */
export function DayBlock({ iso, language }: DayBlockProps) {
  return (
    <time dateTime={iso} className={styles.day}>
      <span className={styles.number}>{Number(iso.slice(-2))}</span>{" "}
      <span suppressHydrationWarning>{formatMonth(iso, language)}</span>
    </time>
  )
}
