import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react"

import { isOverlay } from "./overlay.ts"

/** Hover delay in ms: ignores a mouse that only passes over, or slips off briefly. */
const pause = 120

/** Opens a `<details>` on mouse hover; touch and keyboard use its button. */
export const useHover = (ref: RefObject<HTMLDetailsElement | null>, isWanted: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeldOpen = useRef(false)
  if (!isWanted) return { details: {}, summary: {} }

  const later = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !isOverlay()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const details = ref.current
      // A menu that was opened by its button stays open.
      if (!details || (!isOpen && !isHeldOpen.current)) return
      isHeldOpen.current = isOpen && !details.open
      details.open = isOpen
    }, pause)
  }
  return {
    details: { onPointerEnter: later(true), onPointerLeave: later(false) },
    summary: {
      // A click on the button that is already open by hover keeps it open.
      onClick: (event: MouseEvent) => {
        if (isHeldOpen.current && ref.current?.open) event.preventDefault()
      },
    },
  }
}
