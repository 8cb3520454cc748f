import { useEffect, useState } from "react"

import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts"

/** How long a slide shows, in ms (specification 10.1). */
const interval = 2000

/** Which of `count` slides shows, and whether they advance automatically (specification 3.4). */
export const useSlideshow = (count: number) => {
  const prefersStillness = usePrefersReducedMotion()
  const [current, setCurrent] = useState(0)
  /** What the visitor decided by a button or a swipe; undecided until then. */
  const [choice, setChoice] = useState<"plays" | "paused">()
  /** A pointer rests on the slides, or a keyboard is among their buttons. */
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
    /** The button is the last word: it also sets going what a resting pointer holds. */
    toggle: () => {
      setChoice(plays ? "paused" : "plays")
      setHeld(false)
    },
    /** Who turns the slides by hand keeps the one they chose. */
    turn: (steps: 1 | -1) => {
      setChoice("paused")
      setCurrent((current + steps + count) % count)
    },
  }
}
