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
  /** The language of a text that is not in the language of the page. */
  langOf?: (text: string) => string | undefined
}

interface PageHeadingProps {
  className?: string
  lang?: string | undefined
  children: string
}

/**
 * The heading of a page. The first frame waits until it has arrived: a frame with only the header would delay the one with
 * text by a tenth of a second on a slow phone. React puts the link into the head; other browsers than Chrome ignore it.
 */
export function PageHeading({ className, lang, children }: PageHeadingProps) {
  return (
    <>
      <link rel="expect" href="#title" blocking="render" />
      <h1 id="title" className={className} lang={lang}>
        {children}
      </h1>
    </>
  )
}

const ofPage = () => undefined

export function PageBanner({ title, label, crumbs, lead, langOf = ofPage }: PageBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.inner}>
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
      </div>
    </div>
  )
}
