import { useEffect } from "react"
import { useTranslate } from "react-admin"

/** The element into which react-admin's titles are rendered. */
const titleId = "react-admin-title"

/** Names the browser's tab after the page, whose title react-admin shows in the app bar only. */
export const useDocumentTitle = () => {
  const translate = useTranslate()
  const console = translate("console.title")
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
