import { afterEach, describe, expect, test, vi, beforeEach } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases, inOneProject } from "#tests/support/servers/databases.ts"

import {
  createRateLimitStore,
  type RateLimitStoreDeps,
  type SharedCounters,
  createSharedCounters,
} from "./rate-limit-store.ts"

const minute = 60_000

describe.each(databases)("requests counted on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let connections: Database[]
  let time: Date
  /** As two processes have them. */
  let here: SharedCounters
  let there: SharedCounters
  beforeEach(async () => {
    place = await open()
    connections = [connect(place), connect(place)]
    time = new Date("2025-07-10T06:00:00Z")
    await migrate(connections[0]!)
    const [first, second] = connections.map((db) => createSharedCounters(db, () => time))
    here = first!
    there = second!
  })
  afterEach(async () => {
    await Promise.all(connections.map((db) => db.destroy()))
    await place.close()
  })

  const ask = (counts: SharedCounters, key = "save a") => counts.count(key, minute)

  test("concurrent requests of two processes are counted once each", async () => {
    const crowd = Array.from({ length: 40 }, (_, i) => ask(i % 2 ? here : there))
    const counts = (await Promise.all(crowd)).map(({ count }) => count)
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  test("keys are counted separately", async () => {
    for (const name of ["b", "a", "b", "b"]) await ask(here, name)
    expect((await ask(here, "a")).count).toBe(2)
    expect((await ask(there, "b")).count).toBe(4)
  })

  test("a window begins with its first request and has its full length, for all processes", async () => {
    const until = time.getTime() + minute
    expect(await ask(here)).toEqual({ count: 1, until })
    time = new Date(until - 1)
    expect(await ask(there)).toEqual({ count: 2, until })
    time = new Date(until)
    expect(await ask(there)).toEqual({ count: 1, until: until + minute })
    expect(await ask(here)).toEqual({ count: 2, until: until + minute })
  })

  test("a window of a clock that was ahead by hours is over once the clock is set right", async () => {
    const right = time
    time = new Date(right.getTime() + 5.5 * 60 * minute)
    expect(await ask(here)).toMatchObject({ count: 1 })
    time = right
    expect(await ask(there)).toEqual({ count: 1, until: right.getTime() + minute })
    expect(await ask(here)).toMatchObject({ count: 2 })
  })

  test("clocks that differ by seconds count together", async () => {
    await ask(here)
    time = new Date(time.getTime() - 20_000)
    expect(await ask(there)).toMatchObject({ count: 2 })
  })

  test("only expired windows are deleted", async () => {
    await ask(here, "over")
    time = new Date(time.getTime() + minute)
    await ask(here, "running")
    await there.sweep()
    const rows = await connections[0]!.selectFrom("rate_limit_counters").select("key").execute()
    expect(rows).toEqual([{ key: "running" }])
  })
})

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

describe.each(inOneProject)("without shared counters the process counts in memory", () => {
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

describe.each(inOneProject)("with shared counters", () => {
  test("uses the count of all processes, and sends only the hash of the address", async () => {
    const count = vi.fn<SharedCounters["count"]>(async () => ({
      count: 7,
      until: time.getTime() + 500,
    }))
    const { ask } = open({ shared: { count } })
    expect(await ask("save 10.1.1.1")).toEqual({ current: 7, ttl: 500 })
    expect(count).toHaveBeenCalledExactlyOnceWith("#save 10.1.1.1", minute)
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
