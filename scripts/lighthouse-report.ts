import type { Result } from "lighthouse"

/** Scores from 0 to 100 that each page must reach (specification 12). */
const designBounds = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 }

/**
 * Lower bound for machines that run other programs, where pages measure slower. `npm run verify` must not
 * fail because of them, but still notices a page that became slow.
 */
const boundsOnSharedMachine = { ...designBounds, performance: 85 }

export type Bounds = typeof designBounds
type Category = keyof Bounds
export const categories = Object.keys(designBounds) as Category[]
export const boundsFor = ({ isShared }: { isShared: boolean }) =>
  isShared ? boundsOnSharedMachine : designBounds

export const scoreOf = ({ categories: found }: Result, category: Category) =>
  Math.round((found[category]?.score ?? 0) * 100)

export const isGood = (result: Result, bounds: Bounds) =>
  categories.every((category) => scoreOf(result, category) >= bounds[category])

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

/** Lists the audits that cost points in each category below its bound. */
export const failuresOf = (result: Result, bounds: Bounds) =>
  categories
    .filter((category) => scoreOf(result, category) < bounds[category])
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
    )
