import type { ReactNode } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

interface SiteLinkProps {
  /** A site path without language prefix, or a full URL of another site. */
  link: string
  className?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** A link from the content: internal in the visitor's language, or external. */
export function SiteLink({ link, className, isCurrent, children }: SiteLinkProps) {
  const language = useLanguage()
  const shared = { className, "aria-current": isCurrent ? ("page" as const) : undefined }
  return link.startsWith("/") ? (
    <Link to={inLanguage(language, link)} {...shared}>
      {children}
    </Link>
  ) : (
    <a href={link} rel="external noopener" {...shared}>
      {children}
    </a>
  )
}
