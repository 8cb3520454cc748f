import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react"

import { isOverlay } from "./overlay.ts"

/** A mouse on its way past opens nothing, and one that slips off does not lose the menu (ms). */
const pause = 120

/** Opens a `<details>` while a mouse rests on it; a finger and a keyboard go by its button. */
export const useHover = (ref: RefObject<HTMLDetailsElement | null>, isWanted: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeldOpen = useRef(false)
  if (!isWanted) return { details: {}, summary: {} }

  const later = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !isOverlay()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const details = ref.current
      // A menu that was opened by its button stays until it is closed.
      if (!details || (!isOpen && !isHeldOpen.current)) return
      isHeldOpen.current = isOpen && !details.open
      details.open = isOpen
    }, pause)
  }
  return {
    details: { onPointerEnter: later(true), onPointerLeave: later(false) },
    summary: {
      // Who points at the button and then presses it wants it open, not closed again.
      onClick: (event: MouseEvent) => {
        if (isHeldOpen.current && ref.current?.open) event.preventDefault()
      },
    },
  }
}
