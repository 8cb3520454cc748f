import { Link } from "react-router"

import styles from "./pagination.module.css"

interface PaginationProps {
  /** Accessible name, like "Pages of the list". */
  label: string
  page: number
  pages: number
  /** URL of the first page. */
  path: string
  previous: string
  next: string
}

/** URL of a page of a list; the first page has no page parameter. */
export const pageOfList = (path: string, page: number) =>
  page === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${page}`

/** Pagination of a list; renders nothing for a single page. */
export function Pagination({ label, page, pages, path, previous, next }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      {page > 1 && (
        <Link to={pageOfList(path, page - 1)} rel="prev" className={styles.previous}>
          {previous}
        </Link>
      )}
      <span className={styles.count}>
        {page} / {pages}
      </span>
      {page < pages && (
        <Link to={pageOfList(path, page + 1)} rel="next" className={styles.next}>
          {next}
        </Link>
      )}
    </nav>
  )
}
