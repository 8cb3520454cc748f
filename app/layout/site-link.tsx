import type { ReactNode } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

interface SiteLinkProps {
  /** A path of the site without its language, or a whole address of another site. */
  link: string
  className?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** A link as the college wrote it: to a page in the visitor's language, or away. */
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
