import { Link } from "react-router"

import styles from "./page-banner.module.css"

export interface Crumb {
  title: string
  /** Its address; absent for a part of the site that has no page of its own. */
  to?: string | undefined
}

interface PageBannerProps {
  title: string
  /** What the trail is called, like "You are here". */
  label: string
  /** The way from the home page to here; this page itself is not among them. */
  crumbs: readonly Crumb[]
  lead?: string | undefined
}

/** The head of a page: where one is, and what it is about. */
export function PageBanner({ title, label, crumbs, lead }: PageBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.inner}>
        <nav aria-label={label}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ title: part, to }) => (
              <li key={part}>{to ? <Link to={to}>{part}</Link> : <span>{part}</span>}</li>
            ))}
            <li aria-current="page">
              <span>{title}</span>
            </li>
          </ol>
        </nav>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  )
}
