import { languages } from "#domain/content/languages.ts"
import { albumPath, fixedPages, plainPath } from "#domain/content/paths.ts"
import type { Language } from "#domain/content/text.ts"
import type { SiteContent } from "#server/features/content/content.ts"

/** The absolute URL of a page in a language. `path` has no language prefix, like "/notices". */
export const pageUrl = (origin: string, language: Language, path: string) => {
  const inLanguage = language === "hi" ? `/hi${path === "/" ? "" : path}` : path
  return origin + encodeURI(inLanguage)
}

interface Entry {
  /** Path without a language prefix. */
  path: string
  /** Time of the last change, ISO 8601; undefined if unknown. */
  changedAt: string | undefined
}

const latest = (items: readonly { updated_at: string }[]) =>
  items
    .map((item) => item.updated_at)
    .toSorted()
    .at(-1)

/** Every page that search engines should index: the fixed ones, then those of the content. */
export const listEntries = async ({ list, programmes }: SiteContent): Promise<Entry[]> => {
  const fixed = await Promise.all(
    fixedPages.map(async ({ path, shows }) => {
      const items = await Promise.all(shows.map((collection) => list(collection)))
      return { path, changedAt: latest(items.flat()) }
    }),
  )
  const fixedPaths = new Set(fixedPages.map(({ path }) => plainPath(path)))
  const [pages, faculties, departments, notices, events, albums] = await Promise.all([
    list("pages"),
    list("faculties"),
    list("departments"),
    list("notices"),
    list("events"),
    list("albums"),
  ])
  const all = [
    ...fixed,
    ...(await programmes()).map(({ link }) => ({ path: link, changedAt: undefined })),
    ...pages
      .filter(({ path }) => !fixedPaths.has(plainPath(path)))
      .map(({ path, updated_at }) => ({ path, changedAt: updated_at })),
    ...faculties.map(({ path, slug, updated_at }) => ({
      path,
      changedAt: latest([{ updated_at }, ...departments.filter(({ faculty }) => faculty === slug)]),
    })),
    ...departments.map(({ slug, updated_at }) => ({
      path: `/departments/${slug}`,
      changedAt: updated_at,
    })),
    ...notices.map(({ slug, updated_at }) => ({ path: `/notices/${slug}`, changedAt: updated_at })),
    ...events.map(({ slug, updated_at }) => ({ path: `/events/${slug}`, changedAt: updated_at })),
    ...albums.map(({ slug, updated_at }) => ({ path: albumPath(slug), changedAt: updated_at })),
  ]
  // Use the same spelling as the pages' canonical URLs.
  return all.map(({ path, changedAt }) => ({ path: plainPath(path), changedAt }))
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** The URLs of one page. Each language lists both alternates and the default (`x-default`). */
const urlsOf = (origin: string, { path, changedAt }: Entry) => {
  const address = { en: "", hi: "" }
  for (const language of languages) address[language] = escape(pageUrl(origin, language, path))
  const alternates = [
    ...languages.map((language) => [language, address[language]]),
    ["x-default", address.en],
  ]
    .map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join("")
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ""
  return languages.map(
    (language) => `<url><loc>${address[language]}</loc>${lastmod}${alternates}</url>`,
  )
}

/** A sitemap (sitemaps.org 0.9) of pages that exist in both languages. */
export const sitemap = (origin: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urlsOf(origin, entry)),
    "</urlset>",
    "",
  ].join("\n")
