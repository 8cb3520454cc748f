import { useEffect, useRef } from "react"
import { useBlocker, useTranslate } from "react-admin"

/**
 * Asks for confirmation before leaving a page with unsaved input. Returns a function that disables the guard, to
 * be called once everything is stored.
 */
export const useLeaveGuard = (isTyped: boolean) => {
  const translate = useTranslate()
  const isStored = useRef(false)
  const blocker = useBlocker(
    () => isTyped && !isStored.current && !window.confirm(translate("ra.message.unsaved_changes")),
  )
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset?.()
  }, [blocker])
  useEffect(() => {
    if (!isTyped) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isStored.current) event.preventDefault()
    }
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isTyped])
  return () => {
    isStored.current = true
  }
}
