import type { Result } from "lighthouse"

/** Scores from 0 to 100 that each page must reach (specification 12). */
const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 }
/** Largest contentful paint and total blocking time in ms, cumulative layout shift: none may be larger. */
const limits = {
  "largest-contentful-paint": 1200,
  "total-blocking-time": 50,
  "cumulative-layout-shift": 0,
}

export interface Bounds {
  scores: typeof scores
  limits: typeof limits
}
type Category = keyof typeof scores
type Limit = keyof typeof limits
export const categories = Object.keys(scores) as Category[]

/**
 * The bounds of a page; one with scripts before interaction, like the form, may score 98. On machines that run other programs
 * pages measure slower: `npm run verify` must not fail because of them, but still notices a page that became slow.
 */
export const boundsFor = (page: { hasScripts: boolean; isShared: boolean }): Bounds => {
  const performance = page.isShared ? 85 : page.hasScripts ? 98 : 100
  const times = { "largest-contentful-paint": Infinity, "total-blocking-time": Infinity }
  return {
    scores: { ...scores, performance },
    limits: page.isShared ? { ...limits, ...times } : limits,
  }
}

export const scoreOf = ({ categories: found }: Result, category: Category) =>
  Math.round((found[category]?.score ?? 0) * 100)

/** Rounded: the browser reports shifts of text on an invisible element, of 0.0002. */
export const valueOf = ({ audits }: Result, limit: Limit) =>
  Number((audits[limit]?.numericValue ?? Infinity).toFixed(3))

const brokenLimits = (result: Result, bounds: Bounds) =>
  (Object.keys(limits) as Limit[]).filter((limit) => valueOf(result, limit) > bounds.limits[limit])

export const isGood = (result: Result, bounds: Bounds) =>
  categories.every((category) => scoreOf(result, category) >= bounds.scores[category]) &&
  brokenLimits(result, bounds).length === 0

const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
}

/** "FCP 1.1 s, LCP 1.6 s, ..." */
export const metricsOf = ({ audits }: Result) =>
  Object.entries(metrics)
    .map(([short, id]) => `${short} ${audits[id]?.displayValue ?? "?"}`)
    .join(", ")

/** The first elements and URLs that an audit points at, one per line. */
const pointsOf = (details: unknown) => {
  const { items } = (details ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return []
  return items
    .map((item: { node?: { selector?: string }; url?: string }) => item.node?.selector ?? item.url)
    .filter((point) => point !== undefined)
    .slice(0, 4)
    .map((point) => `      ${point}`)
}

/** Lists the audits that cost points in each category below its bound, and what exceeds its limit. */
export const failuresOf = (result: Result, bounds: Bounds) => [
  ...brokenLimits(result, bounds).map(
    (limit) => `    ${limit}: ${result.audits[limit]?.displayValue} (${bounds.limits[limit]})`,
  ),
  ...categories
    .filter((category) => scoreOf(result, category) < bounds.scores[category])
    .flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .map(({ id, weight }) => ({ audit: result.audits[id], weight }))
        // Performance has audits of weight 0 that explain where the time went.
        .filter(({ audit, weight }) => audit && (weight > 0 || category === "performance"))
        .filter(({ audit }) => audit!.score !== null && audit!.score < 0.9)
        .flatMap(({ audit }) => [
          `    ${category}: ${audit!.title} ${audit!.displayValue ?? ""}`.trimEnd(),
          ...pointsOf(audit!.details),
        ]),
    ),
]
