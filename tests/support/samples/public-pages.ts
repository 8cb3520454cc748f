// Every public page of a new site, once: for the checks that each page must pass.
import { sample, unpublished } from "#content/sample.ts"
import { fixedPages } from "#domain/content/paths.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { Language } from "#domain/content/text.ts"

const publishedPages = Object.entries(sample.pages)
  .filter(([slug]) => !unpublished.has(slug))
  .map(([, { path }]) => path)

/** One of each kind that there are many of, and the pages that no menu names. */
const examples = [
  "/notices?page=2",
  "/notices/sports-trials",
  "/events/annual-sports-meet",
  "/merit-lists",
  "/search",
  "/search?q=admission",
  "/search?q=qwertyuiop",
  "/admission-form/BA",
  "/admission-form/BSC",
  "/admission-form/BCOM",
]

/** As they are linked, without language; none twice. */
export const publicPages = [...fixedPages.map(({ path }) => path), ...publishedPages, ...examples]
  .map((path) => ({ path, plain: plainPath(path) }))
  .filter(({ plain }, at, all) => all.findIndex((other) => other.plain === plain) === at)
  .map(({ path }) => path)

/** A page's address in a language. */
export const addressIn = (language: Language, path: string) =>
  language === "hi" ? `/hi${path === "/" ? "" : path}` : path
