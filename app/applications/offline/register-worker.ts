import { startPages } from "./offline-copy.ts"

/**
 * Starts the service worker for the admission pages of both languages: the language can be changed without a network. The page
 * works without it, so a failure says nothing.
 */
export const registerWorker = async () => {
  // Only pages of https have one.
  if (!("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  // The worker keeps the pages that it answers. This one came without it.
  const isNew = !serviceWorker.controller
  for (const scope of startPages) await serviceWorker.register("/sw.js", { scope })
  const { active } = await serviceWorker.ready
  if (isNew) active?.postMessage(location.pathname, [])
}
