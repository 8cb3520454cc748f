import { inLanguage, languageOf, withoutLanguage } from "#app/language.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import { pageMessages } from "./messages.server.ts"
import { type PageSection, pageSectionOf } from "./page-section.ts"

/** Pages outside the menu; the footer of every page links to them. */
const policies = [
  "/fee-refund-policy",
  "/privacyy-policy",
  "/privacy-notice",
  "/terms-and-condition",
  "/accessibility-statement",
]

const policyEntries = async (content: SiteContent) => {
  const pages = await Promise.all(policies.map((path) => content.page(path)))
  return pages.flatMap((page) => (page ? [{ title: page.title, link: page.path }] : []))
}

/** The section that a URL belongs to: of the menu, the policies or the important links. */
export const findPageSection = async (
  content: SiteContent,
  { pathname }: URL,
): Promise<PageSection | undefined> => {
  const messages = pageMessages(languageOf(pathname))
  const sections = [
    ...(await content.menu()),
    { title: messages.policies, entries: await policyEntries(content) },
    { title: messages.importantLinks, entries: await content.importantLinks() },
  ]
  return pageSectionOf(sections, withoutLanguage(pathname))
}

/** Published pages of a section, including the current one; empty if it is the only one. */
export const siblingPagesOf = (section: PageSection | undefined, { pathname }: URL) => {
  const language = languageOf(pathname)
  const here = plainPath(withoutLanguage(pathname))
  const pages = (section?.entries ?? []).flatMap(({ title, link }) =>
    link?.startsWith("/")
      ? [{ title, to: inLanguage(language, link), isHere: plainPath(link) === here }]
      : [],
  )
  return pages.length > 1 ? pages : []
}
