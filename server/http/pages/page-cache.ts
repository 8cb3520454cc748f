import { LRUCache } from "lru-cache"

import { pageCacheLookup } from "#server/platform/observability/events.ts"

import type { CachedPage } from "./cached-page.ts"

interface Options {
  /** The content version, if it is known without a query. */
  knownVersion: () => number | undefined
  askVersion: () => Promise<number>
  /** When pages next change without a new version, such as by scheduled publication. */
  nextChange: () => Promise<Date>
  now: () => Date
  maxBytes: number
}

/** A cache generation: a period in which the content does not change and cached pages are valid. */
interface Era {
  version: number
  /** Milliseconds since 1970. A time before `from` also ends the generation: the clock was set back. */
  from: number
  until: number
}

const isCachedPage = (answer: object): answer is CachedPage => "variants" in answer

/** The page cache. A page is rendered once and sent to everyone until the content changes. */
export const createPageCache = (options: Options) => {
  const { knownVersion, askVersion, nextChange, now, maxBytes } = options
  // Holds the pages of one generation, the current or the last. When full, the least recently used go.
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const making = new Map<string, { era: Era; answer: Promise<unknown> }>()
  let present: Era | undefined
  let beginning: { version: number; era: Promise<Era> } | undefined

  const isPresent = (version: number | undefined) => {
    if (present?.version !== version || present === undefined) return false
    const at = now().getTime()
    return present.from <= at && at < present.until
  }

  const begin = async (version: number): Promise<Era> => {
    kept.clear()
    present = undefined
    const from = now().getTime()
    const until = (await nextChange()).getTime()
    return { version, from, until }
  }

  const eraOf = async (version: number): Promise<Era> => {
    if (isPresent(version)) return present!
    if (beginning?.version !== version) beginning = { version, era: begin(version) }
    const mine = beginning
    try {
      const era = await mine.era
      // Another generation may have begun meanwhile; this one then ended before any page was cached in it.
      if (beginning === mine) present = era
      return era
    } finally {
      if (beginning === mine) beginning = undefined
    }
  }

  const findEra = async (): Promise<Era> => {
    try {
      return await eraOf(knownVersion() ?? (await askVersion()))
    } catch (error) {
      // Without the database, serve the site from the last generation.
      if (present) return present
      throw error
    }
  }

  const make = async <Once extends object>(
    key: string,
    era: Era,
    render: () => Promise<CachedPage | Once>,
  ) => {
    const answer = await render()
    // A page whose rendering began before a change may be stale. Send it to the waiting requests, but do not
    // cache it.
    if (isCachedPage(answer) && present === era) kept.set(key, answer)
    return answer
  }

  return {
    /** The cached page under this key, if it is known to be valid without a query. */
    find: (key: string): CachedPage | undefined => {
      const page = kept.get(key)
      if (!page || !isPresent(knownVersion())) return undefined
      pageCacheLookup.tell({ result: "hit" })
      return page
    },

    /**
     * The page under this key, from the cache or rendered. Concurrent requests share one rendering. An
     * uncacheable result of `render` goes to those requests only.
     */
    get: async <Once extends object>(
      key: string,
      render: () => Promise<CachedPage | Once>,
    ): Promise<CachedPage | Once> => {
      const era = await findEra()
      const page = kept.get(key)
      if (page && era === present) {
        pageCacheLookup.tell({ result: "hit" })
        return page
      }
      const under = making.get(key)
      if (under?.era === era) {
        pageCacheLookup.tell({ result: "joined" })
        return under.answer as Promise<CachedPage | Once>
      }
      pageCacheLookup.tell({ result: "made" })
      const answer = make(key, era, render)
      const mine = { era, answer }
      making.set(key, mine)
      try {
        return await answer
      } finally {
        if (making.get(key) === mine) making.delete(key)
      }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
