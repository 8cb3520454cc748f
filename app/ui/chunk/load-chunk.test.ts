import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { ChunkFailed, chunkTimeoutMs, loadChunk } from "./load-chunk.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)

test("a chunk that comes is handed on, and nothing is left waiting", async () => {
  expect(await loadChunk(async () => "the map")).toBe("the map")
  expect(vi.getTimerCount()).toBe(0)
})

test("a chunk may take two minutes, and not a moment longer", async () => {
  expect(chunkTimeoutMs).toBe(120_000)
  const failed = vi.fn<(error: unknown) => void>()
  const loading = loadChunk(never).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(failed).toHaveBeenCalledExactlyOnceWith(new ChunkFailed())
})

test("a chunk that can't be had says 'Loading chunk failed', and why", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module")
  const loading = loadChunk(() => Promise.reject(cause))
  await expect(loading).rejects.toThrow("Loading chunk failed")
  await expect(loading).rejects.toMatchObject({ name: "ChunkFailed", cause })
  expect(vi.getTimerCount()).toBe(0)
})
