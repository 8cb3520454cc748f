import { inLanguage, languageOf, withoutLanguage } from "#app/language.ts"
import type { ListPath } from "#domain/content/collections.ts"
import { formatDay, formatSize } from "#domain/content/format.ts"
import { otherLanguage } from "#domain/content/languages.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { Language } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SiteContent } from "#server/features/content/content.ts"
import type { Crumb } from "#ui/page-banner/page-banner.tsx"

import { pageMessages } from "./messages.server.ts"

/** A section of the site with its pages; a page without a link is not published yet. */
interface PageSection {
  title: string
  link?: string | undefined
  picture?: { file: string } | undefined
  entries: { title: string; link?: string | undefined }[]
}

/** Parent folder: "/about" of "/about/vision/"; "" for a top-level path. */
const folderOf = (path: string) => plainPath(path).replace(/\/[^/]*$/, "")

const isAt = (path: string) => (link: string | undefined) =>
  link !== undefined && plainPath(link) === plainPath(path)

/** The section that lists a path or is at it, otherwise the one with pages in the same folder. */
export const pageSectionOf = (sections: readonly PageSection[], path: string) => {
  const isHere = isAt(path)
  const withEntry = (matches: (link: string) => boolean) =>
    sections.find(({ entries }) => entries.some(({ link }) => link !== undefined && matches(link)))
  return (
    withEntry(isHere) ??
    sections.find(({ link }) => isHere(link)) ??
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
  "/privacy-policy",
  "/privacy-notice",
  "/terms-and-condition",
  "/terms-and-conditions",
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

/** Data of a page's head and last line: breadcrumbs, title, lead and date of the last update. */
export interface PageHead {
  title: string
  lead: string | undefined
  /** For search results and shared links. */
  description: string
  /** Label of the breadcrumbs. */
  trail: string
  crumbs: Crumb[]
  /** The file of the section's picture, for a page without its own. */
  sectionPicture?: string | undefined
  updated: { label: string; at: string; day: string } | undefined
  /** Replaces the content if it is written in the other language only. */
  pointer?: { text: string; action: string; to: string; language: Language } | undefined
}

interface About {
  title: string
  /** Page number of a list, from 1; later ones are part of the title. */
  page?: number
  lead?: string | undefined
  /** Defaults to the lead. */
  description?: string | undefined
  /** When the page's content was last updated (ISO 8601, UTC). */
  updatedAt?: string | undefined
  /** The language in which the page is not written. */
  noPageIn?: Language | undefined
}

/** Leads from a page that is not written in this language to the one that is. */
const pointerTo = (path: string, language: Language) => {
  const { onlyInOther: text, readInOther: action } = pageMessages[language]
  const written = otherLanguage(language)
  return { text, action, to: inLanguage(written, plainPath(path)), language: written }
}

/** Page number of a list from the query, from 1; undefined if it is invalid. */
export const pageNumberIn = (search: URLSearchParams) => {
  const page = search.get("page") ?? "1"
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined
}

export const latest = (items: readonly { updated_at: string }[]) =>
  items
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)

export const pageHead = (
  { pathname }: URL,
  section: PageSection | undefined,
  { page = 1, updatedAt, lead, noPageIn, ...about }: About,
): PageHead => {
  const language = languageOf(pathname)
  const path = withoutLanguage(pathname)
  const pointer = noPageIn === language ? pointerTo(path, language) : undefined
  const messages = pageMessages[language]
  const title =
    page > 1 ? formatMessage(messages.pageTitle, { title: about.title, page }) : about.title
  const crumbs: Crumb[] = [{ title: messages.home, to: inLanguage(language, "/") }]
  // Skip a section that is its page, or has the same title.
  if (section && section.title !== title && !isAt(path)(section.link)) {
    const front = frontOf(section, path)
    crumbs.push({ title: section.title, to: front && inLanguage(language, front) })
  }
  return {
    title,
    lead,
    description: pointer?.text ?? about.description ?? lead ?? title,
    ...(pointer && { pointer }),
    trail: messages.trail,
    crumbs,
    sectionPicture: section?.picture?.file,
    updated: updatedAt
      ? {
          label: messages.updated,
          at: updatedAt,
          day: formatDay(dayInIndia(new Date(updatedAt)), language),
        }
      : undefined,
  }
}

/** The head of a page within its section of the site, last updated with the latest of its items. */
export const sectionHead = async (
  content: SiteContent,
  url: URL,
  about: About,
  items: Parameters<typeof latest>[0],
) => pageHead(url, await findPageSection(content, url), { ...about, updatedAt: latest(items) })

/** The title and lead that the college gives a built-in page. */
export const listTexts = async (content: SiteContent, path: ListPath) => {
  const item = (await content.list("list_pages")).find(({ page }) => page === path)
  return { title: (await content.builtInTitles())[path], lead: item?.lead || undefined }
}

interface Attached {
  /** File name of an uploaded PDF: its path without the leading slash. */
  file: string
  title: string
  bytes: number
}

const messages = { en: "Files", hi: "फ़ाइलें" }

/** The attachments of a text for display; undefined without any. */
export const attachmentsOf = (attached: Attached[] | undefined, language: Language) => {
  if (!attached?.length) return undefined
  const files = attached.map(({ file, title, bytes }) => ({
    href: `/${file}`,
    title,
    size: formatSize(bytes, language),
  }))
  return { label: messages[language], files }
}

export type AttachmentList = NonNullable<ReturnType<typeof attachmentsOf>>
