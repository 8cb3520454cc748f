import { useEffect } from "react"
import { useLocation } from "react-router-dom"

import { useText } from "../kit/text/use-language.ts"

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

/** The element into which react-admin's titles are rendered. */
const titleId = "react-admin-title"

/** Names the browser's tab after the page, whose title react-admin shows in the app bar only. */
export const useDocumentTitle = () => {
  const t = useText()
  const console = t("console.title")
  useEffect(() => {
    const element = document.getElementById(titleId)
    if (!element) return
    const show = () => {
      document.title = [element.textContent, console].filter(Boolean).join(" · ")
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [console])
}
