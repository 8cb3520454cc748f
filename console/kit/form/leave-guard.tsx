import { useCallback, useEffect, useRef, useSyncExternalStore } from "react"
import { useBlocker } from "react-admin"

import { createListeners } from "#ui/browser/listeners.ts"

import { useText } from "../text/use-language.ts"

/** Whether each form of the page has typed text that leaving would lose. */
const guards = new Set<() => boolean>()
const { tell, subscribe } = createListeners()
/** Whether the page has typed text that leaving, or reading its record again, would lose. */
export const isUnsaved = () => [...guards].some((guard) => guard())

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
    tell()
    return () => {
      guards.delete(guard)
      tell()
    }
  }, [isTyped])
  return useCallback(() => {
    isStored.current = true
  }, [])
}

function Question() {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      !window.confirm(t("ra.message.unsaved_changes")),
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

/** The question of all forms, once in the layout; only while there is something to lose. */
export function LeaveGuard() {
  const isNeeded = useSyncExternalStore(subscribe, () => guards.size > 0)
  return isNeeded && <Question />
}
