import { LRUCache } from "lru-cache"

import { pageCacheLookup } from "#server/platform/observability/events.ts"

import type { CachedPage } from "./cached-page.ts"
import type { KeptForm } from "./kept-form.ts"

interface Options {
  /** The version of the content, where it is known without asking. */
  knownVersion: () => number | undefined
  askVersion: () => Promise<number>
  /** When pages change by themselves next, without a new version. */
  nextChange: () => Promise<Date>
  now: () => Date
  maxBytes: number
}

/** A time in which the content does not change, and pages stay true. */
interface Era {
  version: number
  /** Milliseconds since 1970. Before its beginning it is as much over: a clock was set back. */
  from: number
  until: number
}

type Kept = CachedPage | KeptForm

const isKept = (answer: object): answer is Kept => "bytes" in answer

/** Pages that were made once and are sent to all who ask, as long as the content is what it was. */
export const createPageCache = (options: Options) => {
  const { knownVersion, askVersion, nextChange, now, maxBytes } = options
  // The pages of one era, the present or the last; where it is full, those that nobody asks for go.
  const kept = new LRUCache<string, Kept>({
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
      // Another may have begun meanwhile: then this one is over before anything was kept in it.
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
      // Without its database the site can at least be read as it last was.
      if (present) return present
      throw error
    }
  }

  const make = async <Once extends object>(
    key: string,
    era: Era,
    render: () => Promise<Kept | Once>,
  ) => {
    const answer = await render()
    // One begun before a change may show the old or the new: it goes to who asked before, and nobody else.
    if (isKept(answer) && present === era) kept.set(key, answer)
    return answer
  }

  return {
    /** The page under this key, if it is sent as it stands and can be told at once to be still true. */
    find: (key: string): CachedPage | undefined => {
      const page = kept.get(key)
      if (!page || !("variants" in page) || !isPresent(knownVersion())) return undefined
      pageCacheLookup.tell({ result: "hit" })
      return page
    },

    /**
     * The page under this key, rendered if need be, once for all who ask meanwhile. What `render` gives
     * as no page to keep goes to those alone.
     */
    get: async <Once extends object>(
      key: string,
      render: () => Promise<Kept | Once>,
    ): Promise<Kept | Once> => {
      const era = await findEra()
      const page = kept.get(key)
      if (page && era === present) {
        pageCacheLookup.tell({ result: "hit" })
        return page
      }
      const under = making.get(key)
      if (under?.era === era) {
        pageCacheLookup.tell({ result: "joined" })
        return under.answer as Promise<Kept | Once>
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
