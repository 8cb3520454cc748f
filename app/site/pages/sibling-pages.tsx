import { useId } from "react"
import { Link } from "react-router"

import styles from "./sibling-pages.module.css"

interface NeighboursProps {
  /** Title of the section. */
  title: string
  pages: readonly { title: string; to: string; isHere: boolean }[]
}

/** Links to the other pages of the section. */
export function SiblingPages({ title, pages }: NeighboursProps) {
  const titleId = useId()
  if (pages.length === 0) return null
  return (
    <nav className={styles.neighbours} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} aria-current={page.isHere ? "page" : undefined}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
