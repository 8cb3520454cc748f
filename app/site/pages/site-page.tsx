import type { ReactNode } from "react"

import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"

import { PageMeta } from "../page-meta.tsx"
import type { PageHead } from "./page-head.server.ts"

import styles from "./site-page.module.css"

interface SitePageProps {
  head: PageHead
  /** Whether search engines shall leave it out. */
  isUnlisted?: boolean
  children: ReactNode
}

/** A page of the site: its head, its content in the site's width, and how old it is. */
export function SitePage({ head, isUnlisted = false, children }: SitePageProps) {
  const { title, lead, description, trail, crumbs, updated } = head
  return (
    <>
      <PageMeta title={title} description={description} isUnlisted={isUnlisted} />
      <PageBanner title={title} label={trail} crumbs={crumbs} lead={lead} />
      <div className={styles.body}>
        {children}
        {updated && (
          <p className={styles.updated}>
            {updated.label}: <time dateTime={updated.at}>{updated.day}</time>
          </p>
        )}
      </div>
    </>
  )
}
