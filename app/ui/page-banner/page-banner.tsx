import { Link } from "react-router"

import styles from "./page-banner.module.css"

interface Crumb {
  title: string
  to: string
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
            {crumbs.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.title}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
    </div>
  )
}
