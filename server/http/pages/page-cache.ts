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

/** A period in which the content does not change and cached pages are valid. */
interface Generation {
  version: number
  /** Milliseconds since 1970. A time before `from` also ends the generation: the clock was set back. */
  from: number
  until: number
}

/** Tracks the current cache generation. `onBegin` is called before a new one begins. */
const createGenerations = (options: Omit<Options, "maxBytes">, onBegin: () => void) => {
  const { knownVersion, askVersion, nextChange, now } = options
  let current: Generation | undefined
  let beginning: { version: number; generation: Promise<Generation> } | undefined

  const isCurrent = (version: number | undefined) => {
    if (current?.version !== version || current === undefined) return false
    const at = now().getTime()
    return current.from <= at && at < current.until
  }

  const begin = async (version: number): Promise<Generation> => {
    onBegin()
    current = undefined
    const from = now().getTime()
    const until = (await nextChange()).getTime()
    return { version, from, until }
  }

  const findByVersion = async (version: number): Promise<Generation> => {
    if (isCurrent(version)) return current!
    if (beginning?.version !== version) beginning = { version, generation: begin(version) }
    const mine = beginning
    try {
      const generation = await mine.generation
      // Another generation may have begun meanwhile; this one then ended before any page was cached in it.
      if (beginning === mine) current = generation
      return generation
    } finally {
      if (beginning === mine) beginning = undefined
    }
  }

  return {
    /** Whether the current generation is known to be valid without a query. */
    isKnownToBeValid: () => isCurrent(knownVersion()),
    isCurrent: (generation: Generation) => generation === current,
    find: async (): Promise<Generation> => {
      try {
        return await findByVersion(knownVersion() ?? (await askVersion()))
      } catch (error) {
        // Without the database, serve the site from the last generation.
        if (current) return current
        throw error
      }
    },
  }
}

const isCachedPage = (answer: object): answer is CachedPage => "variants" in answer

/** The page cache. A page is rendered once and sent to everyone until the content changes. */
export const createPageCache = ({ maxBytes, ...options }: Options) => {
  // Holds the pages of one generation, the current or the last. When full, the least recently used go.
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const pending = new Map<string, { generation: Generation; answer: Promise<unknown> }>()
  const generations = createGenerations(options, () => pages.clear())

  const renderAndStore = async <Uncached extends object>(
    key: string,
    generation: Generation,
    render: () => Promise<CachedPage | Uncached>,
  ) => {
    const answer = await render()
    // A page whose rendering began before a change may be stale. Send it to the waiting requests, but do not
    // cache it.
    if (isCachedPage(answer) && generations.isCurrent(generation)) pages.set(key, answer)
    return answer
  }

  return {
    /** The cached page under this key, if it is known to be valid without a query. */
    find: (key: string): CachedPage | undefined => {
      const page = pages.get(key)
      if (!page || !generations.isKnownToBeValid()) return undefined
      pageCacheLookup.publish({ result: "hit" })
      return page
    },

    /**
     * The page under this key, from the cache or rendered. Concurrent requests share one rendering. An
     * uncacheable result of `render` goes to those requests only.
     */
    get: async <Uncached extends object>(
      key: string,
      render: () => Promise<CachedPage | Uncached>,
    ): Promise<CachedPage | Uncached> => {
      const generation = await generations.find()
      const page = pages.get(key)
      if (page && generations.isCurrent(generation)) {
        pageCacheLookup.publish({ result: "hit" })
        return page
      }
      const shared = pending.get(key)
      if (shared?.generation === generation) {
        pageCacheLookup.publish({ result: "joined" })
        return shared.answer as Promise<CachedPage | Uncached>
      }
      pageCacheLookup.publish({ result: "made" })
      const mine = { generation, answer: renderAndStore(key, generation, render) }
      pending.set(key, mine)
      try {
        return await mine.answer
      } finally {
        if (pending.get(key) === mine) pending.delete(key)
      }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
