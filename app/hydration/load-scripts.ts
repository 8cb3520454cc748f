import type { Hydration } from "./route-handle.ts"

/**
 * Starts the page's scripts, which `deferScripts` left as text in it; a page with scripts of its own names their entry
 * (`data-entry`). Part of an inline script.
 */
export const insertScripts = () => {
  const { dataset, textContent } = document.querySelector<HTMLElement>("script[data-modules]")!
  for (const href of dataset["modules"]!.split(" ")) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href })
    document.head.append(link)
  }
  const { entry } = dataset
  const content = entry ? { src: entry } : { textContent }
  document.head.append(
    Object.assign(document.createElement("script"), { type: "module", ...content }),
  )
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
