import { useEffect } from "react"

import { inlineScript } from "#app/hydration/inline-script.tsx"

const scrollToTop = () => {
  if (!location.hash) window.scrollTo({ top: 0, behavior: "instant" })
}

/**
 * Browsers restore the scroll position after the page's scripts. So the page scrolls to its top when it is left, and
 * the router's stored position is deleted.
 */
const leaveAtTop = (toTop: () => void) => {
  const { pathname } = location
  history.replaceState(null, "")
  addEventListener("pagehide", () => {
    if (location.pathname === pathname) toTop()
  })
}

/** The page opens at its top (specification 3.9), also after a reload. */
export const openAtTopScript = /* @__PURE__ */ inlineScript(leaveAtTop, scrollToTop)

/** The same where the router opened the page. */
export const useOpenAtTop = (isByRouter: boolean) =>
  useEffect(() => {
    if (!isByRouter) return undefined
    scrollToTop()
    addEventListener("pagehide", scrollToTop)
    return () => removeEventListener("pagehide", scrollToTop)
  }, [isByRouter])
