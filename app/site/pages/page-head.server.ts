import { inLanguage, languageOf, withoutLanguage } from "#app/language.ts"
import { formatDay } from "#domain/content/format.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SiteContent } from "#server/features/content/content.ts"
import type { Crumb } from "#ui/page-banner/page-banner.tsx"

import { findPageSection, frontOf, type PageSection } from "./find-page-section.server.ts"
import { pageMessages } from "./messages.server.ts"

/** Data of a page's banner and last line: breadcrumbs, title, lead and date of the last update. */
export interface PageHead {
  title: string
  lead: string | undefined
  /** For search results and shared links. */
  description: string
  /** Label of the breadcrumbs. */
  trail: string
  crumbs: Crumb[]
  updated: { label: string; at: string; day: string } | undefined
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
  { page = 1, updatedAt, lead, ...about }: About,
): PageHead => {
  const language = languageOf(pathname)
  const messages = pageMessages[language]
  const title =
    page > 1 ? formatMessage(messages.pageTitle, { title: about.title, page }) : about.title
  const crumbs: Crumb[] = [{ title: messages.home, to: inLanguage(language, "/") }]
  // Skip a section with the same title as its page.
  if (section && section.title !== title) {
    const front = frontOf(section, withoutLanguage(pathname))
    crumbs.push({ title: section.title, to: front && inLanguage(language, front) })
  }
  return {
    title,
    lead,
    description: about.description ?? lead ?? title,
    trail: messages.trail,
    crumbs,
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
