import { afterEach, describe, expect, test, vi } from "vitest"

import { createRateLimitStore, type RateLimitStoreDeps } from "./rate-limit-store.ts"
import type { SharedCounters } from "./shared-counters.ts"

const minute = 60_000
let time = new Date("2025-07-10T06:00:00Z")
afterEach(() => vi.useRealTimers())

const open = (deps: Partial<RateLimitStoreDeps> = {}) => {
  const failures: unknown[] = []
  const Store = createRateLimitStore({
    shared: undefined,
    hash: (text) => `#${text}`,
    now: () => time,
    onFailure: (error) => failures.push(error),
    ...deps,
  })
  const store = new Store().child()
  const ask = (address: string) =>
    new Promise((resolve, reject) =>
      store.incr(address, (error, result) => (error ? reject(error) : resolve(result)), minute),
    )
  return { ask, failures }
}

describe("without shared counters the process counts in memory", () => {
  test("within a window, and from one in the next window", async () => {
    const { ask } = open()
    expect(await ask("a")).toEqual({ current: 1, ttl: minute })
    time = new Date(time.getTime() + 20_000)
    expect(await ask("a")).toEqual({ current: 2, ttl: 40_000 })
    expect(await ask("b")).toEqual({ current: 1, ttl: minute })
    time = new Date(time.getTime() + 40_000)
    expect(await ask("a")).toEqual({ current: 1, ttl: minute })
  })

  test("from one after the clock was set back by more than a small difference", async () => {
    const { ask } = open()
    await ask("a")
    time = new Date(time.getTime() - 30_000)
    expect(await ask("a")).toMatchObject({ current: 2 })
    time = new Date(time.getTime() - 60 * minute)
    expect(await ask("a")).toEqual({ current: 1, ttl: minute })
  })

  test("beyond the maximum of addresses the oldest windows are dropped", async () => {
    const { ask } = open()
    for (let i = 0; i < 5001; i++) await ask(`10.0.${i}`)
    expect(await ask("10.0.1")).toMatchObject({ current: 2 })
    expect(await ask("10.0.0")).toMatchObject({ current: 1 })
  })
})

describe("with shared counters", () => {
  test("uses the count of all processes, and sends only the hash of the address", async () => {
    const count = vi.fn<SharedCounters["count"]>(async () => ({
      count: 7,
      until: time.getTime() + 500,
    }))
    const { ask } = open({ shared: { count } })
    expect(await ask("save 10.1.1.1")).toEqual({ current: 7, ttl: 500 })
    expect(count).toHaveBeenCalledExactlyOnceWith({ key: "#save 10.1.1.1", windowMs: minute })
  })

  test("falls back to its own count if they fail", async () => {
    const { ask, failures } = open({ shared: { count: () => Promise.reject(new Error("gone")) } })
    await ask("a")
    expect(await ask("a")).toMatchObject({ current: 2 })
    expect(failures).toHaveLength(2)
  })

  test("falls back after a second if they do not answer", async () => {
    vi.useFakeTimers()
    const { ask, failures } = open({ shared: { count: () => new Promise(() => undefined) } })
    const asked = ask("a")
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toMatchObject({ current: 1 })
    expect(failures).toHaveLength(1)
  })
})
