import type { ReactNode } from "react"
import { Link } from "react-router"

import { PageHeading } from "../page-heading/page-heading.tsx"

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
  /** The language of a text that is not in the language of the page. */
  langOf?: (text: string) => string | undefined
  /** The picture of the page: beside the title on a wide screen, below the lead on a phone. */
  picture?: ReactNode
  /** The picture of the section, for a page without one: a strip beside the title; a phone does not show it. */
  strip?: ReactNode
  /** More of the lead. */
  children?: ReactNode
}

const ofPage = () => undefined

export function PageBanner({ title, lead, picture, strip, children, ...props }: PageBannerProps) {
  const { label, crumbs, langOf = ofPage } = props
  const isPictured = Boolean(picture ?? strip)
  return (
    <div className={styles.banner}>
      <div className={isPictured ? `${styles.inner} ${styles.pictured}` : styles.inner}>
        <div className={styles.text}>
          <nav aria-label={label}>
            <ol className={styles.crumbs}>
              {crumbs.map(({ title: part, to }) => (
                <li key={part} lang={langOf(part)}>
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
                <span lang={langOf(title)}>{title}</span>
              </li>
            </ol>
          </nav>
          <PageHeading lang={langOf(title)}>{title}</PageHeading>
          {lead && (
            <p className={styles.lead} lang={langOf(lead)}>
              {lead}
            </p>
          )}
          {children}
        </div>
        {picture ? (
          // Without a lead, a low picture: text has to begin near the top of a phone.
          <div className={lead || children ? styles.picture : `${styles.picture} ${styles.low}`}>
            {picture}
          </div>
        ) : (
          strip && <div className={styles.strip}>{strip}</div>
        )}
      </div>
    </div>
  )
}
