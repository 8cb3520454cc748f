import type { ReactNode } from "react"
import { Link } from "react-router"

import { phoneHref } from "#domain/content/contact-ways.ts"
import { type Language, otherLanguage } from "#domain/content/languages.ts"

import { inLanguage, useLangOf, useLanguage } from "./language.ts"

export { phoneHref }

interface SiteLinkProps {
  /** A site path without language prefix, like that of a page or a feed, or a full URL of another site. */
  link: string
  className?: string | undefined
  isCurrent?: boolean
  /** The language in which the page is not written. There the link leads to the other one, and says so. */
  noPageIn?: Language | undefined
  /** The language of the text if it is not that of the page; found by itself for a plain text. */
  lang?: Language | undefined
  children: ReactNode
}

/** In the scripts of the page: the link is on most pages, and the text is short. */
const inOther = { en: "in Hindi", hi: "अंग्रेज़ी में" }

/** A link from the content: internal in the visitor's language, or external. */
export function SiteLink({ link, className, isCurrent, noPageIn, ...props }: SiteLinkProps) {
  const language = useLanguage()
  const langOf = useLangOf()
  const { children, lang = typeof children === "string" ? langOf(children) : undefined } = props
  const shared = { className, "aria-current": isCurrent ? ("page" as const) : undefined }
  // An uploaded PDF is no page of the router, and has no language.
  if (!link.startsWith("/") || link.endsWith(".pdf")) {
    return (
      <a href={link} rel="external noopener" lang={lang} {...shared}>
        {children}
      </a>
    )
  }
  if (noPageIn === language) {
    const written = otherLanguage(language)
    return (
      <Link to={inLanguage(written, link)} hrefLang={written} {...shared}>
        <span lang={lang}>{children}</span> <small className="soft">({inOther[language]})</small>
      </Link>
    )
  }
  // The router does not handle files like the feed.
  const file = link.endsWith(".xml") && ({ reloadDocument: true, discover: "none" } as const)
  return (
    <Link to={inLanguage(language, link)} lang={lang} {...file} {...shared}>
      {children}
    </Link>
  )
}

/** A phone number that a phone dials on a press. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={phoneHref(phone)}>
      {phone}
    </a>
  )
}
