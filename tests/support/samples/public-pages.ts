// Every public page of a new site, for the checks that each page must pass.
import { sample, unpublished } from "#content/sample.ts"
import { firstSession, specifiedSession } from "#content/sessions.ts"
import { formPageOf } from "#domain/admission/programmes.ts"
import { fixedPages, plainPath, publicPath } from "#domain/content/paths.ts"
import { resolveSampleDates } from "#domain/content/sample-dates.ts"
import type { Language } from "#domain/content/text.ts"

const publishedPages = Object.entries(sample.pages)
  .filter(([slug]) => !unpublished.has(slug))
  .map(([, { path }]) => path)

const ownPages = (["faculties", "departments", "albums"] as const).flatMap((name) =>
  Object.entries(sample[name]).map(([slug, item]) => publicPath(name, slug, { ...item })),
)

const forms = firstSession(specifiedSession).programmes.map(
  (programme) => formPageOf(programme).link,
)

/** One page of each kind with many pages, and the pages that are in no menu. */
const examples = [
  "/notices?page=2",
  "/notices/sports-trials",
  "/events/annual-sports-meet",
  "/merit-lists",
  "/search",
  "/search?q=admission",
  "/search?q=admision",
  "/search?q=qwertyuiop",
  "/admission-form/continue",
  "/admission-form/BA",
  "/admission-form/BSC",
  "/admission-form/BCOM",
]

/** The paths as in links, without language and without duplicates. */
export const publicPages = [
  ...fixedPages.map(({ path }) => path),
  ...publishedPages,
  ...ownPages,
  ...forms,
  ...examples,
]
  .map((path) => ({ path, plain: plainPath(path) }))
  .filter(({ plain }, at, all) => all.findIndex((other) => other.plain === plain) === at)
  .map(({ path }) => path)

/** A page's address in a language. */
export const addressIn = (language: Language, path: string) =>
  language === "hi" ? `/hi${path === "/" ? "" : path}` : path

/** The sample content of a site first started at this time. A fixed time, because a test run may pass midnight. */
export const sampleAt = (startedAt: string) =>
  resolveSampleDates(sample, new Date(startedAt), specifiedSession)
