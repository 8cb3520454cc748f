import { useEffect } from "react"
import { useLocation } from "react-router-dom"

function Focus() {
  useEffect(() => {
    const main = document.getElementById("main-content")
    if (!main || document.activeElement !== document.body) return
    main.tabIndex = -1
    main.style.outline = "none"
    main.focus({ preventScroll: true })
  }, [])
  return null
}

/**
 * Moves the focus to the content of a page that was opened by a link of the page before, which is gone with it: the
 * keyboard would begin at the top of the document again. A page that sets the focus itself keeps it, and so does the menu.
 */
export function PageFocus() {
  const { pathname } = useLocation()
  return <Focus key={pathname} />
}
