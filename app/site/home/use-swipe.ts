import { type PointerEvent, useRef } from "react"

/** Minimum horizontal distance of a swipe in pixels. */
const enough = 40

/** Event handlers for horizontal swipes; the element's CSS needs `touch-action: pan-y`. */
export const useSwipe = (turn: (steps: 1 | -1) => void) => {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === "mouse" ? undefined : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const way = start.current === undefined ? 0 : event.clientX - start.current
      start.current = undefined
      if (Math.abs(way) >= enough) turn(way < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
