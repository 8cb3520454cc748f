import { formatMonth } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"

import styles from "./day-block.module.css"

interface DayBlockProps {
  /** An ISO day. */
  iso: string
  language: Language
}

/**
 * Date block of a list row, read out as "13 March 2026". Keeps the server's text on hydration: old phones may
 * spell Hindi months differently.
 */
export function DayBlock({ iso, language }: DayBlockProps) {
  return (
    <time dateTime={iso} className={styles.day}>
      <span className={styles.number}>{Number(iso.slice(-2))}</span>{" "}
      <span suppressHydrationWarning>{formatMonth(iso, language)}</span>
    </time>
  )
}
