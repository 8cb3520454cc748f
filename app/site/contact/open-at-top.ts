import { useEffect } from "react"

import { inlineScript } from "#app/hydration/inline-script.tsx"

const scrollToTop = () => {
  if (!location.hash) window.scrollTo({ top: 0, behavior: "instant" })
}

/** Browsers restore a scroll position late, whatever the page does: so it is left at its top, and the router's is dropped. */
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
