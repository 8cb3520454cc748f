import { beforeEach, describe, expect, test, vi } from "vitest"

import type { CachedPage } from "./cached-page.ts"
import { createPageCache } from "./page-cache.ts"

const noon = new Date("2026-07-01T06:30:00.000Z").getTime()

let version: number
let isKnown: boolean
let isDown: boolean
let time: number
let change: number
/** How long the database takes to say when the content changes next, if not at once. */
let wait: Promise<void> | undefined
let cache: ReturnType<typeof createPageCache>
const askVersion = vi.fn<() => Promise<number>>()

beforeEach(() => {
  version = 1
  isKnown = true
  isDown = false
  time = noon
  change = Infinity
  wait = undefined
  askVersion.mockReset().mockImplementation(async () => {
    if (isDown) throw new Error("no database")
    return version
  })
  cache = createPageCache({
    knownVersion: () => (isKnown ? version : undefined),
    askVersion,
    nextChange: async () => {
      await wait
      if (isDown) throw new Error("no database")
      return new Date(Math.min(change > time ? change : Infinity, noon + 1e9))
    },
    now: () => new Date(time),
    maxBytes: 1000,
  })
})

const pageOf = (bytes: number) => ({ variants: {}, bytes }) as CachedPage

/** A page that is finished when told. */
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
const manyTurns = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

const render = (page: CachedPage) => vi.fn<() => Promise<CachedPage>>(async () => page)
const isKept = async (key: string) => {
  const again = render(pageOf(1))
  await cache.get(key, again)
  return again.mock.calls.length === 0
}

test("a page is rendered once, then found", async () => {
  const page = pageOf(1)
  const once = render(page)
  expect(cache.find("/")).toBeUndefined()
  expect(await cache.get("/", once)).toBe(page)
  expect(await cache.get("/", once)).toBe(page)
  expect(cache.find("/")).toBe(page)
  expect(once).toHaveBeenCalledTimes(1)
  expect(askVersion).not.toHaveBeenCalled()
})

test("another address is another page", async () => {
  const [one, other] = [pageOf(1), pageOf(1)]
  await cache.get("http://a/", render(one))
  await cache.get("http://b/", render(other))
  expect([cache.find("http://a/"), cache.find("http://b/")]).toEqual([one, other])
})

test("many who ask at the same time get one rendering", async () => {
  const { page, render: slow, finish } = slowPage()
  const asked = Array.from({ length: 50 }, () => cache.get("/", slow))
  await manyTurns()
  finish()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([page]))
  expect(slow).toHaveBeenCalledTimes(1)
})

test("an answer that may not be kept goes to those who ask at the same time, and is gone", async () => {
  const notFound = { status: 404 }
  const once = vi.fn<() => Promise<{ status: number }>>(async () => notFound)
  const answers = await Promise.all([cache.get("/x", once), cache.get("/x", once)])
  expect(answers).toEqual([notFound, notFound])
  expect(once).toHaveBeenCalledTimes(1)
  expect(cache.find("/x")).toBeUndefined()
  await cache.get("/x", once)
  expect(once).toHaveBeenCalledTimes(2)
})

test("a rendering that fails fails for all who wait, and is tried again", async () => {
  const failing = vi.fn<() => Promise<CachedPage>>(() => Promise.reject(new Error("failed")))
  const asked = [cache.get("/", failing), cache.get("/", failing)]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ])
  expect(failing).toHaveBeenCalledTimes(1)
  const page = pageOf(1)
  expect(await cache.get("/", render(page))).toBe(page)
})

describe("when the content changes", () => {
  test("every page is dropped at once", async () => {
    await cache.get("/", render(pageOf(1)))
    await cache.get("/hi", render(pageOf(1)))
    version = 2
    expect(cache.find("/")).toBeUndefined()
    expect([await isKept("/"), await isKept("/hi")]).toEqual([false, false])
    expect([await isKept("/"), await isKept("/hi")]).toEqual([true, true])
  })

  test("a version that goes back, as with a backup, is a change too", async () => {
    version = 7
    await cache.get("/", render(pageOf(1)))
    version = 3
    expect(cache.find("/")).toBeUndefined()
    expect(await isKept("/")).toBe(false)
  })

  test("a rendering begun before it is not kept, nor given to who asks after it", async () => {
    const before = slowPage()
    const asked = cache.get("/", before.render)
    await manyTurns()
    version = 2
    const after = pageOf(1)
    expect(await cache.get("/", render(after))).toBe(after)
    before.finish()
    expect(await asked).toBe(before.page)
    expect(cache.find("/")).toBe(after)
  })

  test("a rendering begun before it and ended after it is not kept where nobody else asked", async () => {
    const before = slowPage()
    const asked = cache.get("/", before.render)
    await manyTurns()
    version = 2
    before.finish()
    await asked
    expect(cache.find("/")).toBeUndefined()
    expect(await isKept("/")).toBe(false)
  })

  test("twice in a row, what belongs to the first is forgotten, even if it is learned last", async () => {
    let learnFirst = () => {}
    wait = new Promise((resolve) => {
      learnFirst = resolve
    })
    const first = cache.get("/", render(pageOf(1)))
    await manyTurns()
    version = 2
    wait = undefined
    const page = pageOf(1)
    await cache.get("/", render(page))
    learnFirst()
    await first
    expect(cache.find("/")).toBe(page)
  })

  test("by itself, at its time, every page is dropped", async () => {
    change = noon + 60_000
    await cache.get("/", render(pageOf(1)))
    time = noon + 59_999
    expect(cache.find("/")).toBeDefined()
    time = noon + 60_000
    expect(cache.find("/")).toBeUndefined()
    expect([await isKept("/"), await isKept("/")]).toEqual([false, true])
  })

  test("a clock set back ends what was begun after it, as it may show what is not yet public", async () => {
    const first = pageOf(1)
    const again = pageOf(2)
    await cache.get("/", render(first))
    time -= 3_600_000
    expect(cache.find("/")).toBeUndefined()
    expect(await cache.get("/", render(again))).toBe(again)
    expect(cache.find("/")).toBe(again)
  })

  test("by itself while a page is rendered, that page is not kept", async () => {
    change = noon + 60_000
    const { render: slow, finish } = slowPage()
    const asked = cache.get("/", slow)
    await manyTurns()
    time = noon + 60_000
    finish()
    await asked
    expect(cache.find("/")).toBeUndefined()
  })
})

describe("where only the database can say what version it is", () => {
  beforeEach(() => {
    isKnown = false
  })

  test("it is asked for each request, and the page kept", async () => {
    await cache.get("/", render(pageOf(1)))
    askVersion.mockClear()
    expect(cache.find("/")).toBeUndefined()
    expect(await isKept("/")).toBe(true)
    expect(askVersion).toHaveBeenCalledTimes(1)
  })

  test("a change is seen", async () => {
    await cache.get("/", render(pageOf(1)))
    version = 2
    expect(await isKept("/")).toBe(false)
  })

  test("and it does not answer, a kept page is as it last was", async () => {
    const page = pageOf(1)
    await cache.get("/", render(page))
    isDown = true
    expect(await cache.get("/", render(pageOf(1)))).toBe(page)
    isDown = false
    version = 2
    expect(await isKept("/")).toBe(false)
  })

  test("and it never answered, who asks is told of the failure, until it answers", async () => {
    isDown = true
    await expect(cache.get("/", render(pageOf(1)))).rejects.toThrow("no database")
    isDown = false
    await cache.get("/", render(pageOf(1)))
    expect(await isKept("/")).toBe(true)
  })
})

describe("bounded", () => {
  test("where it is full, what was not asked for longest goes", async () => {
    for (const key of ["/a", "/b"]) await cache.get(key, render(pageOf(400)))
    cache.find("/a")
    await cache.get("/c", render(pageOf(400)))
    expect(["/a", "/b", "/c"].map((key) => cache.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })

  test("a page larger than all there is room for is answered and not kept", async () => {
    const page = pageOf(1001)
    expect(await cache.get("/", render(page))).toBe(page)
    expect(cache.find("/")).toBeUndefined()
  })
})
