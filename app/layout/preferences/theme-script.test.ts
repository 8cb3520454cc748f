import { runInNewContext } from "node:vm"

import { expect, test } from "vitest"

import { themeScript } from "./theme-script.ts"

interface Browser {
  local?: Record<string, string>
  session?: Record<string, string>
  prefersContrast?: boolean
}

const storage = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
})

/** Runs the script as a browser would, and gives what it wrote on <html>. */
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

const again = { "has-started": "yes" }

test("nothing kept, nothing set", () =>
  expect(runIn({ session: { ...again } }).dataset).toEqual({ scripts: "" }))

test("what was kept is set", () => {
  const local = { "navigation-colour": "purple", "text-size": "2", contrast: "normal" }
  expect(runIn({ local, session: { ...again } }).dataset).toEqual({
    scripts: "",
    theme: "purple",
    textSize: "2",
    contrast: "normal",
  })
})

test.each([
  { kept: undefined, prefersContrast: true, contrast: "high" },
  { kept: undefined, prefersContrast: false, contrast: undefined },
  { kept: "normal", prefersContrast: true, contrast: "normal" },
  { kept: "high", prefersContrast: false, contrast: "high" },
])(
  "kept contrast $kept, system asks for more: $prefersContrast, so $contrast",
  ({ kept, prefersContrast, contrast }) => {
    const local = kept ? { contrast: kept } : {}
    expect(runIn({ local, prefersContrast }).dataset.contrast).toBe(contrast)
  },
)

test("the first page of a session starts with the progress screen, the second does not", () => {
  const { dataset, session } = runIn({})
  expect(dataset.starting).toBe("yes")
  expect(runIn({ session }).dataset.starting).toBe(undefined)
})

test.each(["error", "unhandledrejection"])("the progress screen gives way on %s", (failure) => {
  const { dataset, listeners } = runIn({})
  listeners[failure]!()
  expect(dataset.starting).toBe("done")
})

test("a browser that keeps nothing starts without complaint, now and when asked again", () => {
  const dataset: Record<string, string> = {}
  const refused = () => {
    throw new Error("The operation is insecure.")
  }
  const window: { showKeptSettings?: () => void } = {}
  Object.assign(window, { window, document: { documentElement: { dataset } } })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  Object.defineProperty(window, "localStorage", { get: refused })
  Object.defineProperty(window, "sessionStorage", { get: refused })
  runInNewContext(themeScript, window)
  window.showKeptSettings!()
  expect(dataset).toEqual({ scripts: "", contrast: "high" })
})

test("no sign in the script could end its element", () =>
  expect(themeScript).not.toMatch(/<\/|<!--/))
