import { ArrowRight } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Link } from "react-router"

import styles from "./home-section.module.css"

interface SectionProps {
  title: string
  /** Where all of it is found, in words like 'View All'. */
  all?: { to: string; text: string }
  /** A list with a line above its first row, which is then the line under the heading too. */
  isLined?: boolean
  children: ReactNode
}

/** A part of the home page under its heading. On a phone the way to all of it stands at its end. */
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
