import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Whether the visitor's system prefers reduced motion. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
