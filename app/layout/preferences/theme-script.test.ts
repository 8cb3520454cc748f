import { runInNewContext } from "node:vm"

import { expect, test } from "vitest"

import { themeScript } from "./theme-script.ts"

interface Browser {
  local?: Record<string, string>
  session?: Record<string, string>
  prefersContrast?: boolean
}

const storage = (stored: Record<string, string>) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
})

/** Runs the script like a browser; returns the data attributes of <html>, the listeners and the session storage. */
const runIn = ({ local = {}, session = {}, prefersContrast = false }: Browser) => {
  const dataset: Record<string, string> = {}
  const listeners: Record<string, () => void> = {}
  const window = {
    document: { documentElement: { dataset } },
    localStorage: storage(local),
    sessionStorage: storage(session),
    matchMedia: () => ({ matches: prefersContrast }),
    addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
  }
  runInNewContext(themeScript, Object.assign(window, { window }))
  return { dataset, listeners, session }
}

const startedSession = { "has-started": "yes" }

test("sets no preference when none is stored", () =>
  expect(runIn({ session: { ...startedSession } }).dataset).toEqual({ scripts: "" }))

test("applies stored preferences", () => {
  const local = { "navigation-colour": "purple", "text-size": "2", contrast: "normal" }
  expect(runIn({ local, session: { ...startedSession } }).dataset).toEqual({
    scripts: "",
    theme: "purple",
    textSize: "2",
    contrast: "normal",
  })
})

test.each([
  { stored: undefined, prefersContrast: true, contrast: "high" },
  { stored: undefined, prefersContrast: false, contrast: undefined },
  { stored: "normal", prefersContrast: true, contrast: "normal" },
  { stored: "high", prefersContrast: false, contrast: "high" },
])(
  "stored contrast $stored, system prefers more contrast $prefersContrast: $contrast",
  ({ stored, prefersContrast, contrast }) => {
    const local = stored ? { contrast: stored } : {}
    expect(runIn({ local, prefersContrast }).dataset.contrast).toBe(contrast)
  },
)

test("shows the progress screen on the first page of a session only", () => {
  const { dataset, session } = runIn({})
  expect(dataset.starting).toBe("yes")
  expect(runIn({ session }).dataset.starting).toBe(undefined)
})

test.each(["error", "unhandledrejection"])("hides the progress screen on %s", (failure) => {
  const { dataset, listeners } = runIn({})
  listeners[failure]!()
  expect(dataset.starting).toBe("done")
})

test("works in a browser without storage", () => {
  const dataset: Record<string, string> = {}
  const throwSecurityError = () => {
    throw new Error("The operation is insecure.")
  }
  const window: { showKeptSettings?: () => void } = {}
  Object.assign(window, { window, document: { documentElement: { dataset } } })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  Object.defineProperty(window, "localStorage", { get: throwSecurityError })
  Object.defineProperty(window, "sessionStorage", { get: throwSecurityError })
  runInNewContext(themeScript, window)
  window.showKeptSettings!()
  expect(dataset).toEqual({ scripts: "", contrast: "high" })
})

test("contains nothing that ends its script element", () =>
  expect(themeScript).not.toMatch(/<\/|<!--/))
