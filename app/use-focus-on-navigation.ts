import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

import { withoutLanguage } from "./language.ts"

/**
 * Moves the focus to the new page's heading after client-side navigation, so that screen readers announce it.
 * Otherwise the focus would remain on a removed link. The focus stays when only the language or the hash changes.
 */
export const useFocusOnNavigation = () => {
  const { pathname, search, hash } = useLocation()
  const page = withoutLanguage(pathname) + search
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (hash) return
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [page, hash])
}
