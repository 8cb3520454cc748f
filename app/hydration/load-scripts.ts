import type { Hydration } from "./route-handle.ts"

declare global {
  interface ImportMetaEnv {
    /** Address of the polyfills; undefined in development. */
    readonly POLYFILLS?: string
  }
}

/**
 * Calls `goOn` when the browser has every method that the scripts use: those that lack one load the polyfills first. A browser
 * with these two has the others (tests/http/oldest-browsers.test.ts). Part of an inline script.
 */
export const loadPolyfills = (goOn: () => void) => {
  const { polyfills } = document.querySelector<HTMLElement>("script[data-modules]")!.dataset
  if (!polyfills || ("groupBy" in Map && "canParse" in URL)) return goOn()
  const script = document.createElement("script")
  document.head.append(Object.assign(script, { type: "module", src: polyfills, onload: goOn }))
}

/**
 * Starts the page's scripts, which `deferScripts` left as text in it; without text they are the scripts of a page with its
 * own. Each of these is a task of its own: evaluated at once, they block a slow phone. Part of an inline script.
 */
export const insertScripts = () => {
  for (const { textContent: text } of document.querySelectorAll("script[data-context]")) {
    document.head.append(Object.assign(document.createElement("script"), { textContent: text }))
  }
  const { dataset, textContent } = document.querySelector<HTMLElement>("script[data-modules]")!
  const add = (name: "script" | "link", attributes: object) =>
    document.head.append(Object.assign(document.createElement(name), attributes))
  for (const file of dataset["modules"]!.split(" ")) {
    if (textContent) add("link", { rel: "modulepreload", href: file })
    else add("script", { type: "module", src: file })
  }
  if (textContent) add("script", { type: "module", textContent })
}

/** Calls `load` when the page is there, after its first paint, if it needs scripts before any interaction. */
export const loadAfterPaint = (load: () => void) => {
  const drafts = /^(?:admission|submitted)/
  const holdsDraft = () => {
    try {
      return [localStorage, sessionStorage].some((area) =>
        Object.keys(area).some((key) => drafts.test(key)),
      )
    } catch {
      return false
    }
  }
  addEventListener("DOMContentLoaded", () => {
    const { hydration } = document.querySelector<HTMLElement>("script[data-modules]")!.dataset
    const isNeeded: Record<Hydration, () => boolean> = {
      interaction: () => false,
      paint: () => true,
      hash: () => location.hash !== "",
      draft: holdsDraft,
    }
    if (!isNeeded[hydration as Hydration]()) return
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) load()
    else new PerformanceObserver(load).observe({ type: "paint", buffered: true })
  })
}
