import type { ReactNode } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "./language.ts"

interface SiteLinkProps {
  /** A site path without language prefix, like that of a page or a feed, or a full URL of another site. */
  link: string
  className?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** A link from the content: internal in the visitor's language, or external. */
export function SiteLink({ link, className, isCurrent, children }: SiteLinkProps) {
  const language = useLanguage()
  const shared = { className, "aria-current": isCurrent ? ("page" as const) : undefined }
  // An uploaded PDF is no page of the router, and has no language.
  if (!link.startsWith("/") || link.endsWith(".pdf")) {
    return (
      <a href={link} rel="external noopener" {...shared}>
        {children}
      </a>
    )
  }
  // The router does not handle files like the feed.
  const file = link.endsWith(".xml") && ({ reloadDocument: true, discover: "none" } as const)
  return (
    <Link to={inLanguage(language, link)} {...file} {...shared}>
      {children}
    </Link>
  )
}

/** The address that dials a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`

/** A phone number that a phone dials on a press. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={phoneHref(phone)}>
      {phone}
    </a>
  )
}
