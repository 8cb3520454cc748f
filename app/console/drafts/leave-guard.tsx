import { useCallback, useEffect, useRef } from "react"
import { useBlocker, useTranslate } from "react-admin"

/** Whether each form of the page has typed text that leaving would lose. */
const guards = new Set<() => boolean>()
const isUnsaved = () => [...guards].some((guard) => guard())

/**
 * Asks before a page with unsaved input is left. Returns a function that ends the question, to be called once everything
 * is stored. The router has one blocker, in `LeaveGuard`: two of them at once disable each other.
 */
export const useLeaveGuard = (isTyped: boolean) => {
  const isStored = useRef(false)
  useEffect(() => {
    isStored.current = false
    if (!isTyped) return
    const guard = () => !isStored.current
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [isTyped])
  return useCallback(() => {
    isStored.current = true
  }, [])
}

/** The question of all forms, shown once in the layout. */
export function LeaveGuard() {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      !window.confirm(translate("ra.message.unsaved_changes")),
  )
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset?.()
  }, [blocker])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [])
  return null
}
