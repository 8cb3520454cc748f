import { ArrowRight } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Link } from "react-router"

import styles from "./home-section.module.css"

interface SectionProps {
  title: string
  /** Link to the full list, with a text like 'View All'. */
  all?: { to: string; text: string }
  /** True for a list with a line above its first row, which replaces the line under the heading. */
  isLined?: boolean
  children: ReactNode
}

/** A section of the home page with its heading. On a phone the link to the full list is at its end. */
export function HomeSection({ title, all, isLined = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={isLined ? styles.head : `${styles.head} ${styles.line}`}>
        <h2 id={id}>{title}</h2>
      </div>
      <div className={styles.body}>{children}</div>
      {all && (
        <Link className={styles.all} to={all.to}>
          {all.text}
          <span className="visually-hidden">: {title}</span>
          <ArrowRight aria-hidden />
        </Link>
      )}
    </section>
  )
}
