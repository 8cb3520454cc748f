import { inLanguage, languageOf, withoutLanguage } from "#app/language.ts"
import type { Crumb } from "#app/ui/page-banner/page-banner.tsx"
import { formatDay } from "#domain/content/format-date.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"

import { pageMessages } from "./messages.server.ts"
import { frontOf, type PageSection } from "./page-section.ts"

/** What stands above a page, and its last line: the way to it, what it is about, how old it is. */
export interface PageHead {
  title: string
  lead: string | undefined
  /** For search results and shared links. */
  description: string
  /** What the way to it is called. */
  trail: string
  crumbs: Crumb[]
  updated: { label: string; at: string; day: string } | undefined
}

interface About {
  title: string
  lead?: string | undefined
  /** Instead of the lead. */
  description?: string | undefined
  /** When what the page shows was last changed (ISO 8601, UTC). */
  updatedAt?: string | undefined
}

/** When the youngest of some items was last changed. */
export const latest = (items: readonly { updated_at: string }[]) =>
  items
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)

export const pageHead = (
  { pathname }: URL,
  section: PageSection | undefined,
  { title, lead, description = lead ?? title, updatedAt }: About,
): PageHead => {
  const language = languageOf(pathname)
  const words = pageMessages(language)
  const crumbs: Crumb[] = [{ title: words.home, to: inLanguage(language, "/") }]
  // A section called like its page would stand twice in a row.
  if (section && section.title !== title) {
    const front = frontOf(section, withoutLanguage(pathname))
    crumbs.push({ title: section.title, to: front && inLanguage(language, front) })
  }
  return {
    title,
    lead,
    description,
    trail: words.trail,
    crumbs,
    updated: updatedAt
      ? {
          label: words.updated,
          at: updatedAt,
          day: formatDay(dayInIndia(new Date(updatedAt)), language),
        }
      : undefined,
  }
}
