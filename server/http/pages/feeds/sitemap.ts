import { languages } from "#domain/content/languages.ts"
import { fixedPages, plainPath } from "#domain/content/paths.ts"
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
  /** The language in which there is no such page. */
  noPageIn?: Language | undefined
}

const latest = (items: readonly { updated_at: string }[]) =>
  items
    .map((item) => item.updated_at)
    .toSorted()
    .at(-1)

interface Listed {
  slug: string
  updated_at: string
  noPageIn?: Language | undefined
}

const inFolder = (folder: string, items: readonly Listed[]) =>
  items.map(({ slug, updated_at, noPageIn }) => ({
    path: `/${folder}/${slug}`,
    changedAt: updated_at,
    noPageIn,
  }))

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
  const all: Entry[] = [
    ...fixed,
    ...(await programmes()).map(({ link }) => ({ path: link, changedAt: undefined })),
    ...pages
      .filter(({ path }) => !fixedPaths.has(plainPath(path)))
      .map(({ path, updated_at, noPageIn }) => ({ path, changedAt: updated_at, noPageIn })),
    ...faculties.map(({ path, slug, updated_at, noPageIn }) => ({
      path,
      noPageIn,
      changedAt: latest([{ updated_at }, ...departments.filter(({ faculty }) => faculty === slug)]),
    })),
    ...inFolder("departments", departments),
    ...inFolder("notices", notices),
    ...inFolder("events", events),
    ...inFolder("gallery/photo", albums),
  ]
  // Use the same spelling as the pages' canonical URLs.
  return all.map((entry) => ({ ...entry, path: plainPath(entry.path) }))
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** The URLs of one page. Each language lists the languages that there are, and the default (`x-default`). */
const urlsOf = (origin: string, { path, changedAt, noPageIn }: Entry) => {
  const address = { en: "", hi: "" }
  for (const language of languages) address[language] = escape(pageUrl(origin, language, path))
  const written = languages.filter((language) => language !== noPageIn)
  const alternates = [
    ...written.map((language) => [language, address[language]]),
    ["x-default", address[written[0]!]],
  ]
    .map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join("")
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ""
  return written.map(
    (language) => `<url><loc>${address[language]}</loc>${lastmod}${alternates}</url>`,
  )
}

/** A sitemap (sitemaps.org 0.9) of pages in the languages in which they are written. */
export const sitemap = (origin: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urlsOf(origin, entry)),
    "</urlset>",
    "",
  ].join("\n")
