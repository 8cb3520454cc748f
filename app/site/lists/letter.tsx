import type { ReactNode } from "react"

import { fill } from "#app/fill.ts"
import { useLanguage } from "#app/language.ts"
import { useIsLive } from "#app/use-is-live.ts"
import { dayWords } from "#domain/content/day-words.ts"
import { dayInIndia } from "#domain/fields/day-in-india.ts"

import styles from "./letter.module.css"

interface LetterProps {
  words: { updated: string; print: string }
  /** When it was last changed (ISO 8601, UTC). */
  updatedAt: string
  children: ReactNode
}

/** The text of a notice or an event, with its last change; a clerk prints it for the board. */
export function Letter({ words, updatedAt, children }: LetterProps) {
  const language = useLanguage()
  const isLive = useIsLive()
  const day = dayInIndia(new Date(updatedAt))
  return (
    <article className={styles.letter}>
      {children}
      <footer className={styles.foot}>
        <time dateTime={updatedAt} suppressHydrationWarning>
          {fill(words.updated, { day: dayWords(day, language) })}
        </time>
        {isLive && (
          <button type="button" className={styles.print} onClick={() => window.print()}>
            {words.print}
          </button>
        )}
      </footer>
    </article>
  )
}
