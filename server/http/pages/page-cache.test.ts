import { beforeEach, describe, expect, test, vi } from "vitest"

import type { CachedPage } from "./cached-page.ts"
import { createPageCache } from "./page-cache.ts"

const noon = new Date("2026-07-01T06:30:00.000Z").getTime()

let version: number
let isVersionKnown: boolean
let isDatabaseDown: boolean
let time: number
let nextChangeTime: number
/** Delays the answer of the database about the next content change. */
let nextChangeDelay: Promise<void> | undefined
let cache: ReturnType<typeof createPageCache>
const askVersion = vi.fn<() => Promise<number>>()

beforeEach(() => {
  version = 1
  isVersionKnown = true
  isDatabaseDown = false
  time = noon
  nextChangeTime = Infinity
  nextChangeDelay = undefined
  askVersion.mockReset().mockImplementation(async () => {
    if (isDatabaseDown) throw new Error("no database")
    return version
  })
  cache = createPageCache({
    knownVersion: () => (isVersionKnown ? version : undefined),
    askVersion,
    nextChange: async () => {
      await nextChangeDelay
      if (isDatabaseDown) throw new Error("no database")
      return new Date(Math.min(nextChangeTime > time ? nextChangeTime : Infinity, noon + 1e9))
    },
    now: () => new Date(time),
    maxBytes: 1000,
  })
})

const pageOf = (bytes: number) => ({ variants: {}, bytes }) as CachedPage

/** A page whose rendering ends when `finish` is called. */
const slowPage = () => {
  const page = pageOf(1)
  let finish = () => {}
  const render = vi.fn<() => Promise<CachedPage>>(
    () =>
      new Promise<CachedPage>((resolve) => {
        finish = () => resolve(page)
      }),
  )
  return { page, render, finish: () => finish() }
}
const flushMicrotasks = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

const render = (page: CachedPage) => vi.fn<() => Promise<CachedPage>>(async () => page)
const isCached = async (key: string) => {
  const again = render(pageOf(1))
  await cache.get(key, again)
  return again.mock.calls.length === 0
}

test("renders a page once, then finds it in the cache", async () => {
  const page = pageOf(1)
  const once = render(page)
  expect(cache.find("/")).toBeUndefined()
  expect(await cache.get("/", once)).toBe(page)
  expect(await cache.get("/", once)).toBe(page)
  expect(cache.find("/")).toBe(page)
  expect(once).toHaveBeenCalledTimes(1)
  expect(askVersion).not.toHaveBeenCalled()
})

test("caches each address separately", async () => {
  const [one, other] = [pageOf(1), pageOf(1)]
  await cache.get("http://a/", render(one))
  await cache.get("http://b/", render(other))
  expect([cache.find("http://a/"), cache.find("http://b/")]).toEqual([one, other])
})

test("concurrent requests share one rendering", async () => {
  const { page, render: slow, finish } = slowPage()
  const pending = Array.from({ length: 50 }, () => cache.get("/", slow))
  await flushMicrotasks()
  finish()
  expect(new Set(await Promise.all(pending))).toEqual(new Set([page]))
  expect(slow).toHaveBeenCalledTimes(1)
})

test("shares an uncacheable answer with concurrent requests, but does not store it", async () => {
  const notFound = { status: 404 }
  const once = vi.fn<() => Promise<{ status: number }>>(async () => notFound)
  const answers = await Promise.all([cache.get("/x", once), cache.get("/x", once)])
  expect(answers).toEqual([notFound, notFound])
  expect(once).toHaveBeenCalledTimes(1)
  expect(cache.find("/x")).toBeUndefined()
  await cache.get("/x", once)
  expect(once).toHaveBeenCalledTimes(2)
})

test("a failed rendering rejects all waiting requests and is retried by the next", async () => {
  const failing = vi.fn<() => Promise<CachedPage>>(() => Promise.reject(new Error("failed")))
  const pending = [cache.get("/", failing), cache.get("/", failing)]
  expect((await Promise.allSettled(pending)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ])
  expect(failing).toHaveBeenCalledTimes(1)
  const page = pageOf(1)
  expect(await cache.get("/", render(page))).toBe(page)
})

describe("when the content changes", () => {
  test("drops every page at once", async () => {
    await cache.get("/", render(pageOf(1)))
    await cache.get("/hi", render(pageOf(1)))
    version = 2
    expect(cache.find("/")).toBeUndefined()
    expect([await isCached("/"), await isCached("/hi")]).toEqual([false, false])
    expect([await isCached("/"), await isCached("/hi")]).toEqual([true, true])
  })

  test("treats a lower version, as after a restore, as a change", async () => {
    version = 7
    await cache.get("/", render(pageOf(1)))
    version = 3
    expect(cache.find("/")).toBeUndefined()
    expect(await isCached("/")).toBe(false)
  })

  test("neither caches a rendering begun before the change nor shares it with later requests", async () => {
    const before = slowPage()
    const pending = cache.get("/", before.render)
    await flushMicrotasks()
    version = 2
    const after = pageOf(1)
    expect(await cache.get("/", render(after))).toBe(after)
    before.finish()
    expect(await pending).toBe(before.page)
    expect(cache.find("/")).toBe(after)
  })

  test("does not cache a rendering that spans the change, without concurrent requests", async () => {
    const before = slowPage()
    const pending = cache.get("/", before.render)
    await flushMicrotasks()
    version = 2
    before.finish()
    await pending
    expect(cache.find("/")).toBeUndefined()
    expect(await isCached("/")).toBe(false)
  })

  test("after two changes, discards a page of the older version that ends last", async () => {
    let releaseFirst = () => {}
    nextChangeDelay = new Promise((resolve) => {
      releaseFirst = resolve
    })
    const first = cache.get("/", render(pageOf(1)))
    await flushMicrotasks()
    version = 2
    nextChangeDelay = undefined
    const page = pageOf(1)
    await cache.get("/", render(page))
    releaseFirst()
    await first
    expect(cache.find("/")).toBe(page)
  })

  test("drops every page at the scheduled time of a change", async () => {
    nextChangeTime = noon + 60_000
    await cache.get("/", render(pageOf(1)))
    time = noon + 59_999
    expect(cache.find("/")).toBeDefined()
    time = noon + 60_000
    expect(cache.find("/")).toBeUndefined()
    expect([await isCached("/"), await isCached("/")]).toEqual([false, true])
  })

  test("drops pages rendered in the future when the clock is set back: they may show unpublished items", async () => {
    const first = pageOf(1)
    const again = pageOf(2)
    await cache.get("/", render(first))
    time -= 3_600_000
    expect(cache.find("/")).toBeUndefined()
    expect(await cache.get("/", render(again))).toBe(again)
    expect(cache.find("/")).toBe(again)
  })

  test("does not cache a page whose rendering spans a scheduled change", async () => {
    nextChangeTime = noon + 60_000
    const { render: slow, finish } = slowPage()
    const pending = cache.get("/", slow)
    await flushMicrotasks()
    time = noon + 60_000
    finish()
    await pending
    expect(cache.find("/")).toBeUndefined()
  })
})

describe("when the version must be read from the database", () => {
  beforeEach(() => {
    isVersionKnown = false
  })

  test("reads the version once per request and keeps the page", async () => {
    await cache.get("/", render(pageOf(1)))
    askVersion.mockClear()
    expect(cache.find("/")).toBeUndefined()
    expect(await isCached("/")).toBe(true)
    expect(askVersion).toHaveBeenCalledTimes(1)
  })

  test("notices a change", async () => {
    await cache.get("/", render(pageOf(1)))
    version = 2
    expect(await isCached("/")).toBe(false)
  })

  test("serves the cached page while the database is down", async () => {
    const page = pageOf(1)
    await cache.get("/", render(page))
    isDatabaseDown = true
    expect(await cache.get("/", render(pageOf(1)))).toBe(page)
    isDatabaseDown = false
    version = 2
    expect(await isCached("/")).toBe(false)
  })

  test("rejects while the database is down and nothing is cached", async () => {
    isDatabaseDown = true
    await expect(cache.get("/", render(pageOf(1)))).rejects.toThrow("no database")
    isDatabaseDown = false
    await cache.get("/", render(pageOf(1)))
    expect(await isCached("/")).toBe(true)
  })
})

describe("size limit", () => {
  test("evicts the least recently used page when full", async () => {
    for (const key of ["/a", "/b"]) await cache.get(key, render(pageOf(400)))
    cache.find("/a")
    await cache.get("/c", render(pageOf(400)))
    expect(["/a", "/b", "/c"].map((key) => cache.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })

  test("answers but does not cache a page larger than the limit", async () => {
    const page = pageOf(1001)
    expect(await cache.get("/", render(page))).toBe(page)
    expect(cache.find("/")).toBeUndefined()
  })
})
