import { useEffect, useState } from "react"

import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts"

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
