import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from "react"

import { isOverlay } from "./overlay.ts"

/**
 * Closes a `<details>`: Escape does, and gives the focus back to its button. Where its panel floats, so do
 * a press beside it and the focus leaving it; where it pushes, that would move the page under the finger.
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
      // One press closes one thing: the menu around it stays (see hamburger.tsx).
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
