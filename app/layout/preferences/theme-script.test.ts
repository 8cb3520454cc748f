import { runInNewContext } from "node:vm"

import { describe, expect, test } from "vitest"

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

interface Pressed {
  key?: string
  preventDefault: () => void
  stopImmediatePropagation: () => void
}

/**
 * Runs the script like a browser. Returns the data attributes of <html>, the session storage, and what a browser
 * would do next: `frame` and `time` run what waits for them, `press` sends an event and tells whether it reaches the
 * page. `page` is what has arrived of it.
 */
const runIn = ({ local = {}, session = {}, prefersContrast = false }: Browser) => {
  const dataset: Record<string, string> = {}
  const listeners: Record<string, (event: Pressed) => void> = {}
  const page = { sheets: [{ sheet: null as object | null }], heading: null as object | null }
  let frames: (() => void)[] = []
  const timers: { run: () => void; after: number }[] = []
  const window = {
    document: {
      documentElement: { dataset },
      querySelector: () => page.heading,
      querySelectorAll: () => page.sheets,
    },
    requestAnimationFrame: (run: () => void) => void frames.push(run),
    setTimeout: (run: () => void, after: number) => void timers.push({ run, after }),
    localStorage: storage(local),
    sessionStorage: storage(session),
    matchMedia: () => ({ matches: prefersContrast }),
    addEventListener: (type: string, listener: (event: Pressed) => void) =>
      void (listeners[type] = listener),
  }
  runInNewContext(themeScript, Object.assign(window, { window }))
  const frame = () => {
    const due = frames
    frames = []
    for (const run of due) run()
  }
  const time = (after: number) => {
    for (const timer of timers) if (timer.after <= after) timer.run()
  }
  const press = (type: string, key?: string) => {
    let reaches = true
    const stop = () => void (reaches = false)
    listeners[type]?.({ ...(key && { key }), preventDefault: stop, stopImmediatePropagation: stop })
    return reaches
  }
  return { dataset, session, page, frame, time, press }
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

describe("the progress screen", () => {
  test("ends in the frame that first paints the styled heading, without another script", () => {
    const { dataset, page, frame } = runIn({})
    frame()
    page.heading = {}
    frame()
    page.sheets[0]!.sheet = {}
    expect(dataset.starting).toBe("yes")
    frame()
    expect(dataset.starting).toBe("done")
  })

  test("ends after one second in any case", () => {
    const { dataset, time } = runIn({})
    time(999)
    expect(dataset.starting).toBe("yes")
    time(1000)
    expect(dataset.starting).toBe("done")
  })

  test("ends when it is pressed; only later presses reach the page", () => {
    const { dataset, press } = runIn({})
    press("pointerdown")
    expect(dataset.starting).toBe("done")
    expect(press("click")).toBe(false)
    press("pointerdown")
    expect(press("click")).toBe(true)
  })

  test.each([
    { key: "Enter", reaches: false },
    { key: " ", reaches: false },
    { key: "Tab", reaches: true },
  ])("ends at the key '$key', which reaches the page: $reaches", ({ key, reaches }) => {
    const { dataset, press } = runIn({})
    expect(press("keydown", key)).toBe(reaches)
    expect(dataset.starting).toBe("done")
    expect(press("keydown", key)).toBe(true)
  })

  test("lets presses reach the page when it is not shown", () => {
    const { press } = runIn({ session: { ...startedSession } })
    for (const type of ["pointerdown", "click", "keydown"]) expect(press(type, "Enter")).toBe(true)
  })
})

test("works in a browser without storage, and notes a script that fails", () => {
  const dataset: Record<string, string> = {}
  const throwSecurityError = () => {
    throw new Error("The operation is insecure.")
  }
  const listeners: Record<string, (event: object) => void> = {}
  const addEventListener = (type: string, listener: (event: object) => void) =>
    void (listeners[type] = listener)
  const window: { showKeptSettings?: () => void } = {}
  Object.assign(window, { window, document: { documentElement: { dataset } }, addEventListener })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  Object.defineProperty(window, "localStorage", { get: throwSecurityError })
  Object.defineProperty(window, "sessionStorage", { get: throwSecurityError })
  runInNewContext(themeScript, window)
  window.showKeptSettings!()
  expect(dataset).toEqual({ scripts: "", contrast: "high" })
  listeners["error"]!({ target: { tagName: "IMG" } })
  expect(dataset).toHaveProperty("scripts")
  listeners["error"]!({ target: { tagName: "SCRIPT" } })
  expect(dataset).not.toHaveProperty("scripts")
})

test("contains nothing that ends its script element", () =>
  expect(themeScript).not.toMatch(/<\/|<!--/))
