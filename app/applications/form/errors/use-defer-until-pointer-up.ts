import { useEffect, useRef } from "react"

import { afterPaint } from "../use-after-paint.ts"

/**
 * Defers layout changes until pointer up, and until the frame that shows the press. A message that appears between
 * pointer down and up would move the button away from the pointer, and the click would be lost.
 */
export const useDeferUntilPointerUp = () => {
  const isPressed = useRef(false)
  const pending = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click event follows pointer up.
      afterPaint(() => {
        for (const run of pending.current.splice(0)) run()
      })
    }
    window.addEventListener("mousedown", press, true)
    window.addEventListener("mouseup", release, true)
    return () => {
      window.removeEventListener("mousedown", press, true)
      window.removeEventListener("mouseup", release, true)
    }
  }, [])
  return (run: () => void) => {
    if (isPressed.current) pending.current.push(run)
    else afterPaint(run)
  }
}
