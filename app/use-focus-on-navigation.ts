import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

import { withoutLanguage } from "./language.ts"

/**
 * Where a page is opened without loading the document anew, a screen reader hears nothing and a keyboard
 * stands on a link that is gone. So the focus goes to the new page's heading, which is read aloud. The same
 * page in the other language, and a place within a page, are no new page: there the focus stays.
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
