import { useEffect, useRef } from "react"
import { useBlocker, useTranslate } from "react-admin"

/**
 * Asks before one leaves a page on which something was typed. What it gives lets go without asking: for
 * when all is stored.
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
    const hear = (event: BeforeUnloadEvent) => {
      if (!isStored.current) event.preventDefault()
    }
    window.addEventListener("beforeunload", hear)
    return () => window.removeEventListener("beforeunload", hear)
  }, [isTyped])
  return () => {
    isStored.current = true
  }
}
