import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { ChunkFailed, chunkTimeoutMs, loadChunk } from "./load-chunk.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)

test("returns a loaded chunk and clears the timer", async () => {
  expect(await loadChunk(async () => "the map")).toBe("the map")
  expect(vi.getTimerCount()).toBe(0)
})

test("fails after a timeout of two minutes", async () => {
  expect(chunkTimeoutMs).toBe(120_000)
  const failed = vi.fn<(error: unknown) => void>()
  const loading = loadChunk(never).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(failed).toHaveBeenCalledExactlyOnceWith(new ChunkFailed())
})

test("rejects with 'Loading chunk failed' and the cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module")
  const loading = loadChunk(() => Promise.reject(cause))
  await expect(loading).rejects.toThrow("Loading chunk failed")
  await expect(loading).rejects.toMatchObject({ name: "ChunkFailed", cause })
  expect(vi.getTimerCount()).toBe(0)
})
