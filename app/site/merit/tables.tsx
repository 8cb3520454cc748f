import type { ReactNode } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

interface RowNameProps {
  name: string
  /** The compartment of a guarantee, which sighted people see above it. */
  within?: string | undefined
  /** Of the list, without language. */
  path?: string | undefined
}

export function RowName({ name, within, path }: RowNameProps) {
  const language = useLanguage()
  return (
    <th scope="row">
      {within && <span className="visually-hidden">{within}: </span>}
      {path ? (
        <Link className="tap-height" to={inLanguage(language, path)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </th>
  )
}
