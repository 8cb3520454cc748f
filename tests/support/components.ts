// Setup of the component tests: a clean page and clean storage after each test.
import { cleanup } from "@testing-library/react"
import { clear } from "idb-keyval"
import * as React from "react"
import { afterEach, vi } from "vitest"

/*
 * React's development build captures a stack trace for each element, for its warnings: a third of the time of these
 * tests. It captures no more than 10,000 a second, so this counter says that they are reached.
 */
const internals =
  React["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE" as keyof typeof React]
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set: () => {},
  configurable: true,
})

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  await clear()
})
