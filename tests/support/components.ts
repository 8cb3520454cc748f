// Setup of the component tests: picture storage, which happy-dom lacks, and a clean page after each test.
import { cleanup } from "@testing-library/react"
import { afterEach, vi } from "vitest"

const storedFiles = vi.hoisted(() => new Map<string, unknown>())

vi.mock("idb-keyval", () => ({
  get: async (key: string) => storedFiles.get(key),
  set: async (key: string, value: unknown) => void storedFiles.set(key, value),
  del: async (key: string) => void storedFiles.delete(key),
  update: async (key: string, change: (former: unknown) => unknown) =>
    void storedFiles.set(key, change(storedFiles.get(key))),
}))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  storedFiles.clear()
})
