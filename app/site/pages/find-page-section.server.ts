import { inLanguage, languageOf, withoutLanguage } from "#app/language.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import { pageMessages } from "./messages.server.ts"

/** A section of the site with its pages; a page without a link is not published yet. */
export interface PageSection {
  title: string
  entries: { title: string; link?: string | undefined }[]
}

/** Parent folder: "/about" of "/about/vision/"; "" for a top-level path. */
const folderOf = (path: string) => plainPath(path).replace(/\/[^/]*$/, "")

/** The section that lists a path, otherwise the one with pages in the same folder. */
export const pageSectionOf = (sections: readonly PageSection[], path: string) => {
  const withEntry = (matches: (link: string) => boolean) =>
    sections.find(({ entries }) => entries.some(({ link }) => link !== undefined && matches(link)))
  return (
    withEntry((link) => plainPath(link) === plainPath(path)) ??
    withEntry((link) => folderOf(path) !== "" && folderOf(link) === folderOf(path))
  )
}

/** Link of the section in the breadcrumbs: its page at the folder's own path. */
export const frontOf = (section: PageSection, path: string) =>
  section.entries.find(({ link }) => link !== undefined && plainPath(link) === folderOf(path))?.link

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
  const messages = pageMessages[languageOf(pathname)]
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
