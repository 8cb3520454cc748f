import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from "react"

import { isOverlay } from "./overlay.ts"

/**
 * Closes a `<details>` on Escape, and returns the focus to its button. An overlay also closes on a press outside
 * and on loss of focus. A panel in the page flow does not: the layout would shift under the finger.
 */
export const useDismiss = (ref: RefObject<HTMLDetailsElement | null>) => {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      const details = ref.current
      if (details?.open && isOverlay() && !details.contains(target as Node)) details.open = false
    }
    document.addEventListener("pointerdown", close)
    return () => document.removeEventListener("pointerdown", close)
  }, [ref])

  return {
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const details = event.currentTarget
      if (event.key !== "Escape" || !details.open) return
      // Mark the key press as handled, so that the menu around it stays open (see hamburger.tsx).
      event.preventDefault()
      details.open = false
      details.querySelector("summary")?.focus()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && isOverlay() && !currentTarget.contains(relatedTarget)) {
        currentTarget.open = false
      }
    },
  }
}
