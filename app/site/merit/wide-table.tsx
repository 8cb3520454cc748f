import type { ReactNode } from "react"

import styles from "./merit.module.css"

interface WideTableProps {
  /** What the table is about: its caption, and the name of its region. */
  caption: string
  /** The parts of the table. */
  children: ReactNode
}

/** A table that a phone scrolls sideways if it is too wide, also by keyboard. */
export function WideTable({ caption, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
