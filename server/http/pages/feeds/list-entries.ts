import { fixedPages, plainPath } from "#domain/content/paths.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import type { Entry } from "./sitemap.ts"

const latest = (items: readonly { updated_at: string }[]) =>
  items
    .map((item) => item.updated_at)
    .toSorted()
    .at(-1)

/** Every page that search engines should index: the fixed ones, then pages, notices and events. */
export const listEntries = async ({ list }: SiteContent): Promise<Entry[]> => {
  const fixed = await Promise.all(
    fixedPages.map(async ({ path, shows }) => {
      const items = await Promise.all(shows.map((collection) => list(collection)))
      return { path, changedAt: latest(items.flat()) }
    }),
  )
  const taken = new Set(fixedPages.map(({ path }) => plainPath(path)))
  const [pages, notices, events] = await Promise.all([
    list("pages"),
    list("notices"),
    list("events"),
  ])
  const all = [
    ...fixed,
    ...pages
      .filter(({ path }) => !taken.has(plainPath(path)))
      .map(({ path, updated_at }) => ({ path, changedAt: updated_at })),
    ...notices.map(({ slug, updated_at }) => ({ path: `/notices/${slug}`, changedAt: updated_at })),
    ...events.map(({ slug, updated_at }) => ({ path: `/events/${slug}`, changedAt: updated_at })),
  ]
  // Use the same spelling as the pages' canonical URLs.
  return all.map(({ path, changedAt }) => ({ path: plainPath(path), changedAt }))
}
