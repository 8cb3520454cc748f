import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"

/** Minimum horizontal distance of a swipe. */
const minSwipePx = 40

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
      if (Math.abs(way) >= minSwipePx) turn(way < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

const query = "(prefers-reduced-motion: reduce)"

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Whether the visitor's system prefers reduced motion. */
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )

/** Duration of a slide in ms (specification 10.1). */
const interval = 2000

/** Current one of `count` slides, and whether they advance automatically (specification 3.4). */
export const useSlideshow = (count: number) => {
  const prefersStillness = usePrefersReducedMotion()
  const [current, setCurrent] = useState(0)
  /** The visitor's choice by a button or a swipe; undefined before one. */
  const [choice, setChoice] = useState<"plays" | "paused">()
  /** True during pointer hover or keyboard focus; pauses the slides. */
  const [isHeld, setHeld] = useState(false)

  const plays = count > 1 && (choice ?? (prefersStillness ? "paused" : "plays")) === "plays"
  const moves = plays && !isHeld

  useEffect(() => {
    if (!moves) return
    const timer = setTimeout(() => setCurrent((current + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [moves, current, count])

  return {
    current,
    plays,
    moves,
    hold: setHeld,
    /** The button overrides the pause by pointer hover. */
    toggle: () => {
      setChoice(plays ? "paused" : "plays")
      setHeld(false)
    },
    /** Changing slides by hand stops the automatic advance. */
    turn: (steps: 1 | -1) => {
      setChoice("paused")
      setCurrent((current + steps + count) % count)
    },
  }
}
