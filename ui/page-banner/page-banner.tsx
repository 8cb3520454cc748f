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

interface PageHeadingProps {
  className?: string
  children: string
}

/**
 * The heading of a page. The first frame waits until it has arrived: a frame with only the header would delay the one with
 * text by a tenth of a second on a slow phone. React puts the link into the head; other browsers than Chrome ignore it.
 */
export function PageHeading({ className, children }: PageHeadingProps) {
  return (
    <>
      <link rel="expect" href="#title" blocking="render" />
      <h1 id="title" className={className}>
        {children}
      </h1>
    </>
  )
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
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  )
}
