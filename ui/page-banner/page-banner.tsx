import { Link } from "react-router"

import styles from "./page-banner.module.css"

export interface Crumb {
  title: string
  /** URL; absent for a section without a page of its own. */
  to?: string | undefined
}

interface PageBannerProps {
  title: string
  /** Label of the breadcrumbs, like "You are here". */
  label: string
  /** Breadcrumbs from the home page, without the current page. */
  crumbs: readonly Crumb[]
  lead?: string | undefined
}

export function PageBanner({ title, label, crumbs, lead }: PageBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.inner}>
        <nav aria-label={label}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ title: part, to }) => (
              <li key={part}>
                {to ? (
                  <Link className="tap-height" to={to}>
                    {part}
                  </Link>
                ) : (
                  <span>{part}</span>
                )}
              </li>
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
