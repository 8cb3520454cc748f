import { inlineScript } from "./inline-script.tsx"
import { keepInteractions, leaveHistoryToBrowser, loadOnInteraction } from "./interactions.ts"
import { loadData } from "./load-data.ts"
import { insertScripts, loadAfterPaint, loadPolyfills } from "./load-scripts.ts"
import { recordChanges } from "./page-changes.ts"

const hydrateLater = (
  addPolyfills: (goOn: () => void) => void,
  addScripts: () => void,
  addData: () => Promise<void>,
  ...parts: ((load: () => void) => void)[]
) => {
  // A browser older than the oldest that runs our scripts.
  if (document.documentElement.dataset["scripts"] === undefined) return
  const start = () => {
    addScripts()
    void addData()
  }
  const insert = () => addPolyfills(start)
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", insert)
    else insert()
  }
  for (const part of parts) part(load)
}

/**
 * Inline script of the page's head: loads the page's scripts when they are needed (decision 26). The same on every page,
 * so that the CSP can allow it by its hash.
 */
export const hydrationScript = /* @__PURE__ */ inlineScript(
  hydrateLater,
  loadPolyfills,
  insertScripts,
  loadData,
  loadAfterPaint,
  loadOnInteraction,
  keepInteractions,
  leaveHistoryToBrowser,
  recordChanges,
)
