import { type PointerEvent, useRef } from "react"

/** Pixels a finger must move sideways to mean it. */
const enough = 40

/** Handlers for a surface that a finger turns sideways; its CSS needs `touch-action: pan-y`. */
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
